// Loads the runtime, mounts the program and starts it. Also the few calls that may throw:
// an exception of JavaScript cannot be caught in Python, so these return a result instead.

const address = (id) => document.getElementById(id).href;

function tryTo(action) {
  try {
    return action() ?? true;
  } catch {
    return false;
  }
}

/** Tells whether what an action promises came true. */
async function settled(action) {
  try {
    await action();
    return true;
  } catch {
    return false;
  }
}

/** Mounts a pack: one line of JSON {path: size}, then the bytes of the files in that order. */
function mount(files, pack, folder) {
  const bytes = new Uint8Array(pack);
  const folders = new Set();
  let start = bytes.indexOf(10) + 1;
  const sizes = JSON.parse(new TextDecoder().decode(bytes.subarray(0, start)));
  for (const [path, size] of Object.entries(sizes)) {
    const name = `${folder}/${path}`;
    const home = name.slice(0, name.lastIndexOf("/"));
    if (!folders.has(home)) files.mkdirTree(home);
    folders.add(home);
    files.writeFile(name, bytes.subarray(start, start + size));
    start += size;
  }
}

let gripped = [];
/** What Python may call without fear. */
const calls = {
  /** Grips the cards of some selectors, and lets go of those before. */
  grip(cards) {
    for (const style of gripped) style.translate = "";
    gripped = cards ? cards.split(" ").map((card) => document.querySelector(card).style) : [];
  },
  shift: (across, down) => gripped.forEach((style) => (style.translate = `${across}px ${down}px`)),
  capture: (element, pointer) => tryTo(() => element.setPointerCapture(pointer)),
  /** Hands the pointers of an element to call(type, pointer, x, y, button, buttons, time). */
  pointers(element, call) {
    let down = false;
    const hand = ({ type, pointerId, clientX, clientY, button, buttons, timeStamp }) => {
      if (type === "pointermove" && !down) return; // Hovering means nothing.
      down = type === "pointermove" || type === "pointerdown";
      call(type, pointerId, clientX, clientY, button, buttons, timeStamp);
    };
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(type, hand);
    }
  },
  /** Calls a function once, some time after its last start. */
  timer(call) {
    let number;
    return {
      start(milliseconds) {
        clearTimeout(number);
        number = setTimeout(call, milliseconds);
      },
      stop: () => clearTimeout(number),
    };
  },
  text: (url, tell) => fetch(url).then((answer) => (answer.ok ? answer.text() : "")).then(tell, () => tell("")),
  canShare: () => typeof navigator.share === "function",
  share: (url) => settled(() => navigator.share({ url })),
  copy: (text, tell) => settled(() => navigator.clipboard.writeText(text)).then(tell),
  /** Seven letters A to Z, each equally likely. */
  letters() {
    let text = "";
    while (text.length < 7) {
      for (const byte of crypto.getRandomValues(new Uint8Array(16))) {
        if (byte < 234 && text.length < 7) text += String.fromCharCode(65 + (byte % 26));
      }
    }
    return text;
  },
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
  const program = fetch(address("program")).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
  const { loadMicroPython } = await import(address("runtime"));
  const python = await loadMicroPython({ url: address("wasm"), heapsize: 4 << 20 });
  mount(python.FS, await program, "/lib");
  python.registerJsModule("calls", calls);
  // Only where the program is: looking in other places first takes time for each module.
  python.runPython("import sys; sys.path[:] = ['/lib']; from simple_simon.browser.app import start");
  await storing; // Last, since opening a database takes about as long as all before.
  python.runPython("start()");
  settled(install);
}

function fail(id, error) {
  console.error(error);
  document.getElementById(id).hidden = false;
}

if (typeof WebAssembly === "object") {
  start().catch((error) => fail("not-loaded", error));
} else {
  fail("too-old", "no WebAssembly");
}
