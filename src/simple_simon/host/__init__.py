"""What runs on a computer, never in the browser: the command line, the local server and the site builder."""
