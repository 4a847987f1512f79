document.getElementById("too-old").hidden = false; // Runs only in a browser that knows no modules: too old for the game.
