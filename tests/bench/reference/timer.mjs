setInterval(() => document.documentElement.toggleAttribute("data-tick"), 1000);
document.documentElement.setAttribute("data-ready", "true");
