// Loads the runtime and the program and starts it. Also the few calls that may throw:
// an exception of JavaScript cannot be caught in Python, so these return a result instead.

const address = (id) => document.getElementById(id).href;

/** Tells whether what an action promises came true. */
async function settled(action) {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}

/** Fetches one of the program's two packs. */
async function fetchPack(id) {
  const answer = await fetch(address(id));
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Takes the loader, which finds all other modules, out of a pack: it is the first file behind a line with the sizes. */
function addLoader(files, pack) {
  const start = pack.indexOf(10) + 1;
  const [[, size]] = JSON.parse(new TextDecoder().decode(pack.subarray(0, start)));
  files.writeFile("/loader.mpy", pack.subarray(start, start + size));
}

let gripped = [];
const shift = (across, down, by = `translate(${across}px,${down}px) `) =>
  gripped.forEach(([style, place]) => (style.transform = by + place));

/** What Python may call without fear. */
const calls = {
  /** Lets the cards of some selectors follow their pointer, from where it has them; those before it no longer do. */
  grip(cards, across, down) {
    const styles = cards ? cards.split(" ").map((card) => document.querySelector(card).style) : [];
    gripped = styles.map((style) => [style, style.transform]);
    shift(across, down);
  },
  /** Gives a card its face. */
  face(number, text) {
    const card = document.getElementById(`card-${number}`);
    card.dataset.card = text;
    const [face, sign] = [`#face-${text}`, `#sign-${text.at(-1)}`];
    card.querySelectorAll("use").forEach((use, place) => use.setAttribute("href", place ? sign : face));
  },
  /** Hands the pointers of an element, once down also outside of it, to call(type, pointer, x, y, button, buttons, time). */
  pointers(element, call) {
    let pressed;
    const hand = ({ type, pointerId, clientX, clientY, button, buttons, timeStamp }) => {
      if (type !== "pointermove") pressed = type === "pointerdown" && { pointerId, clientX, clientY };
      if (pressed && button === 0) settled(() => element.setPointerCapture(pointerId));
      call(type, pointerId, clientX, clientY, button, buttons, timeStamp);
    };
    for (const type of ["pointerdown", "pointerup", "pointercancel", "lostpointercapture"]) element.addEventListener(type, hand);
    element.addEventListener("pointermove", (event) => {
      if (!pressed) return; // Hovering means nothing.
      const { pointerId, clientX, clientY } = pressed;
      if (!gripped.length || event.buttons !== 1 || event.pointerId !== pointerId) hand(event);
      else shift(event.clientX - clientX, event.clientY - clientY); // No call into Python: see docs/performance.md.
    });
  },
  /** Calls a function once, some time after its last start. */
  timer(call) {
    let number;
    const stop = () => clearTimeout(number);
    return { stop, start: (milliseconds) => (stop(), (number = setTimeout(call, milliseconds))) };
  },
  text: (url, tell) => fetch(url).then((answer) => (answer.ok ? answer.text() : "")).then(tell, () => tell("")),
  share: (url) => settled(() => navigator.share({ url })),
  copy: (text, tell) => settled(() => navigator.clipboard.writeText(text)).then(tell),
};

/** Returns the newer version that waits. The very first one replaces none, though WebKit may still call it waiting. */
function newer(registration) {
  const { controller } = navigator.serviceWorker;
  return controller && controller !== registration?.waiting && registration?.waiting;
}

/** Starts anew with a newer version, if one waits. */
calls.update = async () => {
  const waiting = newer(await navigator.serviceWorker.getRegistration());
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage("begin");
};

/** Keeps the site for playing offline; the window hears of a newer version that waits. */
async function install() {
  const registration = await navigator.serviceWorker.register(new URL("../sw.js", import.meta.url));
  const look = () => newer(registration) && dispatchEvent(new Event("update"));
  registration.addEventListener("updatefound", () => registration.installing.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => document.hidden || settled(() => registration.update()));
  // What has waited since the last time begins now. Not earlier: while files are fetched Chromium may put it off for good.
  await calls.update();
}

async function start() {
  // Most players have the device's language: its texts come along with the runtime.
  for (const { hreflang, href } of document.querySelectorAll("link[rel=texts]")) {
    if (navigator.language.split("-")[0] === hreflang.split("-")[0]) settled(() => fetch(href));
  }
  const storing = import(address("store")).then(async ({ store }) => {
    calls.store = { ...store, opened: await store.open() };
  });
  const program = fetchPack("program");
  const { loadMicroPython } = await import(address("runtime"));
  const python = await loadMicroPython({ url: address("wasm"), heapsize: 4 << 20 });
  addLoader(python.FS, await program);
  const loader = python.pyimport("loader");
  const add = (pack) => (python.FS.writeFile("/pack", pack), loader.add("/pack"));
  add(await program);
  python.registerJsModule("calls", calls);
  // In parts, between which the database is heard: opening it takes about as long.
  for (const part of ["engine.game", "browser.store", "browser.view", "browser.app"]) {
    python.pyimport(`simple_simon.${part}`);
    await new Promise((go) => setTimeout(go));
  }
  if (document.readyState === "loading") await new Promise((go) => document.addEventListener("DOMContentLoaded", go));
  // Only now: what stands in a template is read quickly, and styled once it is where it belongs.
  for (const template of document.querySelectorAll("template")) template.replaceWith(template.content);
  await storing;
  let whole = false;
  /** Calls a function once the second pack is there; if it cannot be had that is said, and tried again next time. */
  calls.later = async (call) => {
    whole ||= await settled(async () => add(await fetchPack("later")));
    document.getElementById("not-loaded").hidden = whole || !call;
    if (whole) call?.();
  };
  python.pyimport("simple_simon.browser.app").start();
  setTimeout(calls.later); // Not before the board has been drawn.
  settled(install);
}

function fail(id, error) {
  console.error(error);
  document.getElementById(id).hidden = false;
}

if (typeof WebAssembly === "object") start().catch((error) => fail("not-loaded", error));
else fail("too-old", "no WebAssembly");
