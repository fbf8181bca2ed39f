// The dashboard without signal: its shell and the files of the screens that open then (4-beyond §10, decision 0380).
// The diners' worker is another one; this one answers nothing but the dashboard's own addresses.

/** The events of a service worker; the browser's library of types describes pages only. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type WorkerScope = {
  /** Paths of all files that the screens need; the server writes them before this script. */
  files: string[]
  /** The page of the dashboard, likewise. */
  shell: string
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<E extends WorkerEvent>(name: string, listener: (event: E) => void): void
}

const scope = self as unknown as WorkerScope
const CACHE = 'dashboard-files'
const SHELL = scope.shell
/** Under this name stands the list of files of the release that is saved. */
const LIST = '/dashboard-files'
/** With one bar of signal: after this long the saved shell is shown. */
const PATIENCE_MS = 3000
/** So many files at once: more would hold up what the person does on the page. */
const AT_ONCE = 4

const files = new Set(scope.files)

async function save(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, { credentials: 'same-origin' })
  if (!answer.ok || answer.redirected) throw new Error(`${path} has not come`)
  await cache.put(path, answer)
}

/**
 * Saves this release whole, the shell last: until then the saved shell is that of the release before, whose files are
 * still here. Those files go with the next release only, because a page may be open that has not loaded all of its own.
 */
async function saveRelease(): Promise<void> {
  const cache = await caches.open(CACHE)
  const before = ((await (await cache.match(LIST))?.json()) ?? []) as string[]
  const missing: string[] = []
  for (const path of files) if (!(await cache.match(path))) missing.push(path)
  const take = async (): Promise<void> => {
    for (let path = missing.pop(); path !== undefined; path = missing.pop()) await save(cache, path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, take))
  await save(cache, SHELL)
  await cache.put(LIST, Response.json([...files]))
  const kept = new Set([...files, ...before, SHELL, LIST])
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (!kept.has(pathname)) await cache.delete(pathname)
  }
}

/** The network first; the saved shell when it fails, or when it is slow. A server that answers is believed. */
async function answerPage(request: Request): Promise<Response> {
  const fromNetwork = fetch(request).catch(() => undefined)
  const timer = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE_MS))
  const soon = await Promise.race([fromNetwork, timer])
  if (soon) return soon
  const saved = await (await caches.open(CACHE)).match(SHELL)
  return saved ?? (await fromNetwork) ?? Response.error()
}

async function answerFile(request: Request): Promise<Response> {
  return (await (await caches.open(CACHE)).match(request)) ?? fetch(request)
}

scope.addEventListener<WorkerEvent>('install', event => {
  event.waitUntil(saveRelease().then(() => scope.skipWaiting()))
})

scope.addEventListener<WorkerEvent>('activate', event => {
  event.waitUntil(scope.clients.claim())
})

scope.addEventListener<FetchEvent>('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The scope is a prefix: `/dashboard-bar` may be a restaurant.
  const isPage = request.mode === 'navigate' && (pathname === SHELL || pathname.startsWith(`${SHELL}/`))
  if (isPage) event.respondWith(answerPage(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
})
