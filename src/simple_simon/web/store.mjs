// Keeps texts by their keys in IndexedDB, for one writer at a time; what they mean is told in docs/saved-game.md.
// Nothing here throws or rejects: each call answers with a text.

const NAME = "simple-simon";
const TEXTS = "texts";
const TAIL = 100; // As many entries of a log as moves can be undone: UNDO_LIMIT of engine/game.py.
const OPEN_TIME = 3000;
const LOCK_TIME = 500; // A page that is being left lets go of its lock only after the next one has started.

const FAULTS = { QuotaExceededError: "full", SecurityError: "forbidden", VersionError: "newer" };
const fault = (error) => FAULTS[error?.name] ?? "failed";
const beginning = (text) => IDBKeyRange.bound(text, `${text}\uffff`);

let database = null;
let token = "";
let lost = () => {};
let unanswered = 0;

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function connect() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  const late = new Promise((_, reject) => setTimeout(reject, OPEN_TIME));
  const opened = await Promise.race([settled(request), late]);
  opened.onversionchange = () => opened.close();
  opened.onclose = () => (database = null);
  database = opened;
}

/** Tells whether this tab gets the lock, which it then keeps until it ends or another tab takes over. */
function claim(steal) {
  if (!navigator.locks) return true; // The token alone decides.
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), LOCK_TIME);
  return new Promise((resolve) => {
    let held = false;
    const hold = () => {
      resolve((held = true));
      return new Promise(() => {});
    };
    const options = steal ? { steal } : { signal: waiting.signal };
    navigator.locks.request(NAME, options, hold).catch(() => (held ? lost() : resolve(false)));
  });
}

async function entries(texts, range) {
  const [keys, values] = await Promise.all([settled(texts.getAllKeys(range)), settled(texts.getAll(range))]);
  return keys.map((key, place) => [key, values[place]]);
}

function tail(texts, range) {
  const found = [];
  return new Promise((resolve) => {
    texts.openCursor(range, "prev").onsuccess = ({ target: { result: cursor } }) => {
      if (!cursor || found.push([cursor.key, cursor.value]) === TAIL) resolve(found);
      else cursor.continue();
    };
  });
}

/** Becomes the writer, unless another tab is, and answers with what is kept: all but the long lists. */
async function open(steal) {
  const answer = (state, texts = []) => JSON.stringify({ state, texts: Object.fromEntries(texts) });
  try {
    if (!globalThis.indexedDB) return answer("missing");
    const held = await claim(steal);
    if (!database) await connect();
    const texts = database.transaction(TEXTS, held ? "readwrite" : "readonly").objectStore(TEXTS);
    if (held) texts.put((token = crypto.getRandomValues(new Uint32Array(4)).join("-")), "writer");
    const small = entries(texts, IDBKeyRange.lowerBound("a"));
    const found = await Promise.all([small, tail(texts, beginning("/log/a/")), tail(texts, beginning("/log/b/"))]);
    return answer(held ? "kept" : "elsewhere", found.flat());
  } catch (error) {
    return answer(fault(error));
  }
}

/** Makes all changes in one transaction, or none; the token shows that no other tab became the writer. */
function write(changes, done) {
  let trouble = "";
  const kept = document.documentElement.dataset;
  const answer = (text) => {
    if (--unanswered === 0 && text === "kept") kept.kept = "true";
    done(text);
  };
  unanswered += 1;
  kept.kept = "false";
  try {
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
    const texts = transaction.objectStore(TEXTS);
    texts.get("writer").onsuccess = ({ target: { result: writer } }) => {
      if (writer !== token) {
        trouble = writer ? "lost" : "gone";
        transaction.abort();
        return;
      }
      const all = Object.entries(JSON.parse(changes));
      for (const [key] of all) if (key.endsWith("*")) texts.delete(beginning(key.slice(0, -1)));
      for (const [key, text] of all) if (!key.endsWith("*")) text === null ? texts.delete(key) : texts.put(text, key);
    };
    transaction.oncomplete = () => answer("kept");
    transaction.onabort = () => answer(trouble || fault(transaction.error));
  } catch (error) {
    connect().catch(() => {}); // The next write, which carries all of this one, finds it open again.
    queueMicrotask(() => answer(fault(error)));
  }
}

async function read(start, done) {
  let found = "";
  try {
    const texts = database.transaction(TEXTS).objectStore(TEXTS);
    found = JSON.stringify(Object.fromEntries(await entries(texts, beginning(start))));
  } catch {
    // An empty answer says that it failed.
  }
  done(found);
}

export const store = {
  open,
  write,
  read,
  take: (done) => open(true).then(done),
  listen: (call) => (lost = call),
};
