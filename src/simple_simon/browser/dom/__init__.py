"""The browser: the only package that touches it. What it hands over are plain values, what it takes are functions."""
