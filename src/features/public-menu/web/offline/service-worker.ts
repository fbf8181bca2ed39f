import { CODE_PARAMETER, ZONE_PARAMETER } from '#features/restaurants/locales/locales.rules.ts'
import { SET_MENU_PARAMETER } from '#features/set-menus/own-address.ts'
import { allergiesUrl, onDemandUrl } from '../on-demand-url.ts'
import { readPageData } from '../page-data.ts'
import { languageOf, markRoot, markSaved } from './saved-page.ts'

/** The events of a service worker; the browser's library of types describes pages only. */
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WorkerEvent & { request: Request; respondWith(answer: Promise<Response>): void }
type MessageEvent = WorkerEvent & { data: unknown }
type WorkerScope = {
  /** Words that are no slug; the server writes them before this script. */
  reserved: string[]
  /** What the addresses of all images begin with, `/uploads/` or a URL; the server writes it too. */
  images: string
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener<E extends WorkerEvent>(name: string, listener: (event: E) => void): void
}

const scope = self as unknown as WorkerScope
const PAGES = 'menu-pages'
const FILES = 'menu-page-files'
const OFFLINE = '/menu-files/offline'
const SAVED_AT = 'x-saved-at'
/** With one bar of signal: after this long the saved menu is shown, and the new one is saved when it comes. */
const PATIENCE_MS = 3000
const MENUS_MAX = 60
const FILES_MAX = 600

const reserved = new Set(scope.reserved)
const images = new URL(scope.images, location.origin).href

/** The address of a menu in a language and with the prices of a zone, as the page itself writes it. */
function pathOf(pathname: string, lang: string | null, zone: string | null, code: string | null = null): string {
  const query = [lang && `lang=${lang}`, zone && `${ZONE_PARAMETER}=${zone}`, code && `${CODE_PARAMETER}=${code}`]
  const asked = query.filter(Boolean).join('&')
  return asked ? `${pathname}?${asked}` : pathname
}

/** An edition of the printed carta: its page is the same menu, and what it says of that paper is not saved. */
const isEdition = (code: string | null): boolean => code !== null && /^e\d/.test(code)

/** The code of a table that an address names; which zone it opens only the server knows. */
function codeOf({ searchParams }: URL): string | null {
  const code = searchParams.get(CODE_PARAMETER)
  return code !== null && !isEdition(code) && /^[2-9a-z]{3,4}$/.test(code) ? code : null
}

/**
 * The key of a menu page: its slug, language, zone and the code of its table, nothing else of the URL. Undefined for
 * every other URL.
 */
function keyOf(url: URL): string | undefined {
  const slug = /^\/([a-z0-9-]{2,60})$/.exec(url.pathname)?.[1]
  if (url.origin !== location.origin || slug === undefined || reserved.has(slug)) return undefined
  return pathOf(url.pathname, url.searchParams.get('lang'), url.searchParams.get(ZONE_PARAMETER), codeOf(url))
}

/** The oldest entries leave. */
async function trim(name: string, most: number): Promise<void> {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}

/**
 * With CORS, so that the worker sees what it saves: a refusal is not saved, and no opaque answer takes megabytes of the
 * phone's room. The page's own picture may be in the browser's memory without CORS; then it is fetched anew, unless the
 * bucket has shown that it allows none.
 */
async function fetchFile(path: string, mayAskAnew: boolean): Promise<Response | undefined> {
  const answer = await fetch(path).catch(() => undefined)
  const isElsewhere = new URL(path, location.origin).origin !== location.origin
  return answer ?? (mayAskAnew && isElsewhere ? fetch(path, { cache: 'reload' }).catch(() => undefined) : undefined)
}

/** Ends without a word where the phone has no more room: pages are more than pictures. */
async function saveFiles(html: string): Promise<void> {
  const cache = await caches.open(FILES)
  let mayAskAnew = true
  const named = readPageData(html)?.data.files ?? []
  for (const path of new Set([...named, ...named.map(onDemandUrl), ...named.map(allergiesUrl)])) {
    if (await cache.match(path)) continue
    const answer = await fetchFile(path, mayAskAnew)
    if (!answer) mayAskAnew = false
    if (answer?.ok && !(await fits(cache, path, answer))) break
  }
  await trim(FILES, FILES_MAX)
}

const fits = (cache: Cache, path: string, answer: Response): Promise<boolean> =>
  cache.put(path, answer).then(
    () => true,
    () => false,
  )

async function matchAny(cache: Cache, keys: readonly string[]): Promise<Response | undefined> {
  for (const key of keys) {
    const saved = await cache.match(key)
    if (saved) return saved
  }
  return undefined
}

const languagesOf = (html: string): string[] => readPageData(html)?.data.languages ?? []

/** The menu is gone, or the operator has suspended it. */
const isGone = ({ status }: Response): boolean => status === 404 || status === 451

/** Saves a page that came from the server, or forgets all languages of a menu that is gone. Answers the HTML. */
async function savePage(key: string, answer: Response): Promise<string | undefined> {
  const cache = await caches.open(PAGES)
  const { pathname } = new URL(key, location.origin)
  if (isGone(answer))
    for (const saved of await cache.keys()) if (new URL(saved.url).pathname === pathname) await cache.delete(saved)
  if (answer.status !== 200 || answer.redirected) return undefined
  const html = await answer.text()
  const headers = new Headers(answer.headers)
  headers.set(SAVED_AT, String(Date.now()))
  headers.delete('content-encoding')
  headers.delete('server-timing')
  headers.delete('content-length')
  // The page's own name: `?lang=es`, a zone that is gone and any other word may show the page of `/{slug}`.
  const name = languagesOf(html)[0] ?? key
  await cache.delete(key)
  await cache.delete(name)
  await cache.put(name, new Response(html, { headers }))
  // A code may open another zone tomorrow: without a network it shows what it showed the last time.
  if (codeOf(new URL(key, location.origin)) !== null) await cache.put(key, new Response(html, { headers }))
  return html
}

/** Saves a page, its files, and the same menu in its other languages. */
async function saveMenu(key: string, answer: Response): Promise<void> {
  const html = await savePage(key, answer)
  if (html === undefined) return
  await saveFiles(html)
  for (const path of languagesOf(html)) {
    if (path === key) continue
    const other = await fetch(path).catch(() => undefined)
    if (other) await savePage(path, other)
  }
  await trim(PAGES, MENUS_MAX)
}

/**
 * The saved page in the language and zone that are asked for; with `anyPage`, else the same menu in its start language,
 * and then with the prices of the carta.
 */
async function readPage(key: string, anyPage: boolean): Promise<Response | undefined> {
  const cache = await caches.open(PAGES)
  const { pathname, searchParams } = new URL(key, location.origin)
  const [lang, zone] = [searchParams.get('lang'), searchParams.get(ZONE_PARAMETER)]
  const code = codeOf(new URL(key, location.origin))
  const exact = await cache.match(key)
  const inZone = exact ?? (await cache.match(pathOf(pathname, null, zone, code)))
  const saved = inZone ?? (anyPage ? await matchAny(cache, [pathOf(pathname, lang, null), pathname]) : undefined)
  if (!saved) return undefined
  const html = await saved.text()
  // `?lang=es` may name the start language, whose page is saved without it.
  if (!exact && !anyPage && languageOf(html) !== lang) return undefined
  const savedAt = new Date(Number(saved.headers.get(SAVED_AT)))
  return new Response(markSaved(html, savedAt, new Date()), { headers: saved.headers })
}

/** Our own page for a diner without a network and without a saved menu; it opens the menu when the network is back. */
async function readOfflinePage(): Promise<Response> {
  const page = await caches.match(OFFLINE)
  if (!page) return Response.error()
  return new Response(markRoot(await page.text(), ''), {
    status: 503,
    headers: page.headers,
  })
}

const isUsable = (answer: Response | undefined): answer is Response => answer !== undefined && answer.status < 500

/**
 * The network first; the saved page when it fails, or when it is slow and there is one. A menu in another language than
 * the one that is asked for, or with other prices, comes only when the network has failed.
 */
async function answerPage(event: FetchEvent, key: string): Promise<Response> {
  // At a step back, browsers would answer from their memory, however old, without asking.
  const fromNetwork = fetch(event.request, { cache: 'no-cache' }).catch(() => undefined)
  // The menu of the day has a page of its own, and so has an old paper: what is saved is that of the menu.
  const { searchParams } = new URL(event.request.url)
  const isOwn = !searchParams.has(SET_MENU_PARAMETER) && !isEdition(searchParams.get(CODE_PARAMETER))
  event.waitUntil(fromNetwork.then(async answer => answer && saveMenu(key, isOwn ? answer.clone() : await fetch(key))))
  const timer = new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE_MS))
  const soon = await Promise.race([fromNetwork, timer])
  if (isUsable(soon)) return soon
  const saved = await readPage(key, false)
  if (saved) return saved
  const late = await fromNetwork
  if (isUsable(late)) return late
  return (await readPage(key, true)) ?? late ?? readOfflinePage()
}

/** A saved file; another size of a photo where this one is not saved. */
async function answerFile(request: Request): Promise<Response> {
  const cache = await caches.open(FILES)
  const saved = await cache.match(request)
  if (saved) return saved
  try {
    return await fetch(request)
  } catch (error) {
    const folder = request.url.startsWith(images) && request.url.slice(0, request.url.lastIndexOf('/') + 1)
    const other = folder && (await cache.keys()).find(key => key.url.startsWith(folder))
    const picture = other && (await cache.match(other))
    if (picture) return picture
    throw error
  }
}

const isOurFile = (url: URL): boolean =>
  url.origin === location.origin && /^\/(assets|menu-files)\/./.test(url.pathname)

async function saveOfflinePage(): Promise<void> {
  const answer = await fetch(OFFLINE)
  if (!answer.ok) return
  await (await caches.open(FILES)).put(OFFLINE, answer.clone())
  await saveFiles(await answer.text())
}

scope.addEventListener<WorkerEvent>('install', event => {
  event.waitUntil(Promise.all([scope.skipWaiting(), saveOfflinePage()]))
})

scope.addEventListener<WorkerEvent>('activate', event => {
  event.waitUntil(scope.clients.claim())
})

/** A page that was opened before this worker asks to be saved. */
scope.addEventListener<MessageEvent>('message', event => {
  const key = typeof event.data === 'string' ? keyOf(new URL(event.data)) : undefined
  if (key) event.waitUntil(fetch(key).then(answer => saveMenu(key, answer)))
})

scope.addEventListener<FetchEvent>('fetch', event => {
  const { request } = event
  if (request.method !== 'GET') return
  const url = new URL(request.url)
  const key = request.mode === 'navigate' ? keyOf(url) : undefined
  if (key) event.respondWith(answerPage(event, key))
  else if (url.href.startsWith(images) || isOurFile(url)) event.respondWith(answerFile(request))
})
