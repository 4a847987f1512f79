// Runs only in a browser that knows no modules: too old for the game.
document.getElementById("too-old").hidden = false;
