// Keeps the whole site of one build, so that the game starts without a network. The site builder fills in
// what stands in braces; so any change of the site is a new worker with a cache of its own.

const FAMILY = "simple-simon ";
const NAME = FAMILY + "{{ build }}";
const FILES = JSON.parse('{{ files }}'); // The fingerprint of each file by its address from the site's root.
const address = (path) => new URL(path, registration.scope).href;

async function fill() {
  const cache = await caches.open(NAME);
  const get = async ([path, integrity]) => {
    const answer = await fetch(address(path), { integrity, cache: path.startsWith("assets/") ? "default" : "reload" });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    // A redirected answer may not serve a page.
    await cache.put(address(path), answer.redirected ? new Response(answer.body, answer) : answer);
  };
  await Promise.all(Object.entries(FILES).map(get)).catch((error) => caches.delete(NAME).then(() => Promise.reject(error)));
}

/** Deletes the caches of other builds once no page uses them and no newer build fills one. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== NAME);
  const pages = await clients.matchAll({ includeUncontrolled: true });
  if (pages.length || registration.installing || registration.waiting) return;
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Answers from this build; a page of an older one may still ask for assets of its own, whose names never repeat. */
async function answer(request, path) {
  const cacheName = path in FILES ? NAME : undefined;
  return (await caches.match(address(path), { cacheName, ignoreVary: true })) ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(Promise.all([clients.claim(), tidy()])));
addEventListener("message", ({ data }) => data === "begin" && skipWaiting());
addEventListener("fetch", (event) => {
  const [url] = event.request.url.split(/[?#]/);
  const path = url.slice(registration.scope.length).replace(/(^|\/)index\.html$/, "$1");
  if (event.request.method !== "GET" || !url.startsWith(registration.scope)) return;
  if (path in FILES || path.startsWith("assets/")) event.respondWith(answer(event.request, path));
  if (event.request.mode === "navigate") event.waitUntil(tidy());
});
