// Loads the runtime and the program and starts it. Also the few calls that may throw:
// an exception of JavaScript cannot be caught in Python, so these return a result instead.

import { store } from "./store.mjs";

/** Tells whether what an action promises came true. */
const settled = (action) => (async () => action())().then(() => true, () => false);

/** Fetches a file of the program. */
async function fetched(id) {
  const answer = await fetch(document.getElementById(id).href);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Brings the runtime to where all is imported: what its memory holds then comes behind a line [[start, size], …]. */
function remember(memory, image) {
  let from = image.indexOf(10) + 1;
  const runs = JSON.parse(new TextDecoder().decode(image.subarray(0, from)));
  for (const [start, size] of runs) new Uint8Array(memory.buffer, start).set(image.subarray(from, (from += size)));
}

let gripped = [];
const shift = (across, down, by = `translate(${Math.round(across)}px,${Math.round(down)}px) `) => // A part of a pixel blurs.
  gripped.forEach(([style, place]) => (style.transform = by + place));

/** What Python may call without fear. */
const calls = {
  /** Lets elements of some selectors follow their pointer, from where it has them; those before it no longer do. */
  grip(selectors, across, down) {
    gripped = selectors ? [...document.querySelectorAll(selectors)].map(({ style }) => [style, style.transform]) : [];
    shift(across, down);
  },
  /** Calls methods of elements, or of their style or their classes: [selector, which of these or "", method, …values]. */
  change(changes) {
    let last, found;
    for (const [selector, part, method, ...values] of JSON.parse(changes)) {
      if (selector !== last) found = document.querySelectorAll((last = selector));
      for (const element of found) (part ? element[part] : element)[method](...values);
    }
  },
  /** Puts cards where they belong, given their numbers and what screen.py calls their looks. */
  cards(looks) {
    for (const [number, left, top, scale, layer, column, position, held, dragged] of JSON.parse(looks)) {
      const { style, dataset, classList } = document.getElementById(`card-${number}`);
      const transform = `translate(${left}px,${top}px)` + (scale === 1 ? "" : ` scale(${scale})`);
      Object.assign(style, { transform, zIndex: layer });
      Object.assign(dataset, { column, position });
      for (const [name, worn] of Object.entries({ held, dragged })) classList.toggle(name, worn);
    }
  },
  /** Gives the cards their faces, in the order of their numbers; with the first ones they come into the page. */
  faces(texts) {
    const [model, sprite] = document.querySelectorAll("template");
    const cards = texts.split(" ").map((text, number) => {
      const id = `card-${number}`;
      const card = document.getElementById(id) ?? Object.assign(model.content.firstElementChild.cloneNode(true), { id });
      card.dataset.card = text;
      const hrefs = [`#face-${text}`, `#sign-${text.at(-1)}`];
      card.querySelectorAll("use").forEach((use, place) => use.setAttribute("href", hrefs[Math.min(place, 1)]));
      return card;
    });
    model?.replaceWith(...cards);
    sprite?.replaceWith(sprite.content);
  },
  /** Hands the pointers of an element, once down also outside of it, to call(type, pointer, x, y, button, buttons, time). */
  pointers(element, call) {
    let pressed;
    const tell = ({ type, pointerId, clientX, clientY, button, buttons, timeStamp }) => {
      if (type !== "pointermove") pressed = type === "pointerdown" && { pointerId, clientX, clientY };
      if (pressed && button === 0) settled(() => element.setPointerCapture(pointerId));
      call(type, pointerId, clientX, clientY, button, buttons, timeStamp);
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel", "lostpointercapture"]) element.addEventListener(type, tell);
    element.addEventListener("pointermove", (event) => {
      if (!pressed) return; // Hovering means nothing.
      if (!gripped.length || event.buttons !== 1 || event.pointerId !== pressed.pointerId) tell(event);
      else shift(event.clientX - pressed.clientX, event.clientY - pressed.clientY); // Without Python: see docs/performance.md.
    });
  },
  /** Calls a function once, some time after its last start. */
  timer(call, number) {
    const stop = () => clearTimeout(number);
    return { stop, start: (milliseconds) => (stop(), (number = setTimeout(call, milliseconds))) };
  },
  shiftChildren: ({ children, style: { transform } }) =>
    [...children].forEach(({ style }) => (style.transform = transform + style.transform)),
  share: (url) => settled(() => navigator.share({ url })),
  copy: (text, tell) => settled(() => navigator.clipboard.writeText(text)).then(tell),
};

async function start() {
  // Most players have the device's language: its texts come along with the runtime.
  const dearest = document.querySelector(`link[rel=texts][hreflang|="${navigator.language.split("-")[0]}"]`);
  if (dearest) settled(() => fetch(dearest.href));
  let memory;
  for (const name of ["instantiateStreaming", "instantiate"]) {
    const make = WebAssembly[name].bind(WebAssembly);
    WebAssembly[name] = (...all) => make(...all).then((made) => (({ memory } = made.instance.exports), made));
  }
  const storing = store.open().then((opened) => (calls.store = { ...store, opened }));
  const image = fetched("program");
  const [runtime, wasm, program] = ["runtime", "wasm", "program"].map((id) => document.getElementById(id));
  const { loadMicroPython } = await import(runtime.href);
  const python = await loadMicroPython({ url: wasm.href, heapsize: Number(program.dataset.heapsize) });
  python.registerJsModule("calls", calls);
  remember(memory, await image);
  if (document.readyState === "loading") await new Promise((go) => document.addEventListener("DOMContentLoaded", go));
  await storing;
  let coming;
  /** Calls a function once the second pack is there; if it cannot be had that is said, and tried again next time. */
  calls.later = async (call) => {
    coming ??= settled(async () => {
      const [pack, page] = await Promise.all(["later-program", "later-page"].map(fetched));
      document.body.insertAdjacentHTML("beforeend", new TextDecoder().decode(page));
      await new Promise((go) => Object.assign(document.querySelector("body > link"), { onload: go, onerror: go }));
      python.FS.writeFile("/pack", pack);
      python.pyimport("loader").add("/pack");
      dispatchEvent(new Event("whole"));
    });
    const whole = await coming;
    document.getElementById("not-loaded").hidden = whole || !call;
    if (whole) call?.();
    else coming = undefined;
  };
  python.pyimport("simple_simon.browser.app").start();
  setTimeout(() => calls.later()); // Not before the board has been drawn.
}

const fail = (id, error) => (console.error(error), (document.getElementById(id).hidden = false));

if (typeof WebAssembly === "object") start().catch((error) => fail("not-loaded", error));
else fail("too-old", "no WebAssembly");
