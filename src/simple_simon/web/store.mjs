// Keeps texts by their keys in IndexedDB, for one writer at a time; what they mean is told in docs/saved-game.md.
// Nothing here throws or rejects: each call answers with a text.

const NAME = "simple-simon";
const TEXTS = "texts";
const TAIL = 100; // As many entries of a log as moves can be undone: UNDO_LIMIT of engine/game.py.
const OPEN_TIME = 8000;
const LOCK_TIME = 500; // A page that is being left may let go of its lock only after the next one has started.

const FAULTS = { QuotaExceededError: "full", SecurityError: "forbidden", VersionError: "newer" };
const fault = (error) => FAULTS[error?.name] ?? "failed";
const inTime = (promise) => Promise.race([promise, new Promise((_, reject) => setTimeout(reject, OPEN_TIME))]);
const answer = (state, texts = []) => JSON.stringify({ state, texts: Object.fromEntries(texts) });
const starting = (text) => IDBKeyRange.bound(text, `${text}\uffff`);

let database = null, held = false, token = "", lost = () => {};
let entered = Promise.resolve(""); // What hinders writing, if anything; null where that is not yet known.

/** Waits for the answer to a request of the database. */
const answered = (request) => new Promise((resolve, reject) =>
  Object.assign(request, { onsuccess: () => resolve(request.result), onerror: () => reject(request.error) }));

/** Tells whether there is a database, which takes less time than to make one; browsers of before 2024 may fail. */
const exists = async () => (await inTime(indexedDB.databases())).some(({ name }) => name === NAME);

async function connect() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TEXTS);
  database = await inTime(answered(request));
  database.onversionchange = () => database.close();
}

/** Tells whether this tab gets the lock, which it then keeps until it ends or another tab takes over. */
function claim(steal) {
  if (!navigator.locks || held) return true; // Without locks the token alone decides.
  const patience = new AbortController();
  return new Promise((resolve) => {
    const hold = () => new Promise(() => resolve((held = true)));
    const lock = navigator.locks.request(NAME, steal ? { steal } : { signal: patience.signal }, hold);
    lock.catch(() => (held ? ((held = false), lost()) : resolve(false)));
    // Answered after the request: only then it is known that another tab holds the lock, on a slow device too.
    navigator.locks.query().then(() => setTimeout(() => patience.abort(), LOCK_TIME));
  });
}

/** Finds keys with their texts: all at once, as each answer of the database waits for its turn. */
async function find(range, texts = database.transaction(TEXTS).objectStore(TEXTS)) {
  const [keys, found] = await Promise.all([texts.getAllKeys(range), texts.getAll(range)].map(answered));
  return keys.map((key, place) => [key, found[place]]);
}

/** Finds the last entries of a log with their keys. */
async function findTail(range, texts) {
  const request = texts.openKeyCursor(range, "prev");
  let cursor = await answered(request);
  cursor?.advance(TAIL - 1);
  if (cursor) cursor = await answered(request);
  return find(cursor ? IDBKeyRange.bound(cursor.key, range.upper) : range, texts);
}

/** Becomes the writer, unless another tab is, and answers with what is kept: all but the long lists. */
async function enter(steal) {
  try {
    if (!globalThis.indexedDB) return answer("missing");
    const [mine] = await Promise.all([claim(steal), database ?? connect()]);
    const transaction = database.transaction(TEXTS, mine ? "readwrite" : "readonly");
    const texts = transaction.objectStore(TEXTS);
    const trouble = new Promise((resolve) => {
      transaction.oncomplete = () => resolve("");
      transaction.onabort = () => resolve(fault(transaction.error));
    });
    if (mine) texts.put((token = crypto.getRandomValues(new Uint32Array(4)).join("-")), "writer");
    const tails = ["/log/a/", "/log/b/"].map((log) => findTail(starting(log), texts));
    const found = await Promise.all([find(IDBKeyRange.lowerBound("a"), texts), ...tails]);
    return answer((await trouble) || (mine ? "kept" : "elsewhere"), found.flat());
  } catch (error) {
    return answer(fault(error));
  }
}

/** Enters at once where there is a database, else with the first write, for which the first board need not wait. */
async function open() {
  if (await exists().catch(() => true)) return enter();
  entered = null;
  return answer("kept");
}

/** Makes the database once the first board can be seen, and returns what hinders writing: another tab was faster. */
async function begin() {
  await new Promise((go) => setTimeout(go));
  const { state, texts } = JSON.parse(await enter());
  return state === "elsewhere" || Object.keys(texts).length > 1 ? "lost" : state === "kept" ? "" : state;
}

/** Makes all changes in one transaction, or none; the token shows that no other tab became the writer. */
async function write(changes, done) {
  let trouble = await (entered ??= begin());
  if (trouble) return (entered = null), done(trouble);
  try {
    const transaction = database.transaction(TEXTS, "readwrite", { durability: "strict" });
    const texts = transaction.objectStore(TEXTS);
    texts.get("writer").onsuccess = ({ target: { result: writer } }) => {
      if (writer !== token) trouble = writer ? "lost" : "gone";
      if (trouble) return transaction.abort();
      const all = Object.entries(JSON.parse(changes));
      for (const [key] of all) if (key.endsWith("*")) texts.delete(starting(key.slice(0, -1)));
      for (const [key, text] of all) if (!key.endsWith("*")) text === null ? texts.delete(key) : texts.put(text, key);
    };
    transaction.oncomplete = () => done("kept");
    transaction.onabort = () => done(trouble || fault(transaction.error));
  } catch (error) {
    connect().catch(() => {}); // The next write carries all of this one, and finds the database open again.
    done(fault(error));
  }
}

const text = (found) => JSON.stringify(Object.fromEntries(found));
const read = (beginning, done) =>
  Promise.resolve(entered).then(() => find(starting(beginning))).then(text).catch(() => "").then(done);
const take = (done) => (entered = enter(true).then((found) => (queueMicrotask(() => done(found)), "")));

export const store = { open, write, read, take, listen: (call) => (lost = call) };
