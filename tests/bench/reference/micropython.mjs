const PROGRAM = `
import js
for place in range(52):
    card = js.document.createElement("div")
    card.className = "card"
    card.textContent = str(place)
    card.style.transform = f"translate({place % 10 * 90}px,{place // 10 * 30}px)"
    js.document.body.append(card)
style = card.style
def follow(event):
    if event.buttons:
        style.transform = f"translate({event.clientX}px,{event.clientY}px)"
js.document.addEventListener("pointermove", follow)
js.document.documentElement.setAttribute("data-ready", "true")
`;
const { loadMicroPython } = await import(document.getElementById("runtime").href);
const python = await loadMicroPython({ url: document.getElementById("wasm").href, heapsize: 4 << 20 });
python.runPython(PROGRAM);
