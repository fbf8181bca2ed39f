import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { Route } from 'playwright'

/** The server's answer to a call of a component's test. `held`: it never answers; `lost`: there is no connection. */
export type CallAnswer = {
  method: string
  /** Path below `/api`; a star stands for one segment. */
  path: string
  status: number
  body: object
  held: boolean
  lost: boolean
  /** The answer comes when the test says so. */
  delayed: boolean
  /** Another `If-Match` than this one is answered 412 with this body. */
  moved: { ifMatch: string; body: object } | null
}
/** A call that a component made; `body` is JSON, or the names of a multipart body's fields. */
export type SentCall = { method: string; path: string; body: unknown }
/** What a call says beside its body; absent headers are null. */
export type SentHeaders = { ifMatch: string | null; idempotencyKey: string | null; userId: string | null }

const handlers = new WeakMap<object, { url: RegExp; handler: (route: Route) => Promise<void> }[]>()
const sent = new WeakMap<object, SentCall[]>()
const headers = new WeakMap<object, SentHeaders[]>()
/** Pages whose access cookie has expired. */
const expired = new WeakSet<object>()

const REFRESH = '/auth/refresh'
/** The number that the server writes into its log and into each answer that is no success. */
const FAILED_CALL = '7f3a-91c2'
const REFUSED = 400
const UNAUTHENTICATED = { status: 401, json: { success: false, code: 'unauthenticated', message: '' } }

const patternOf = (path: string) => new RegExp(`^https?://[^/]+/api${path.replaceAll('*', '[^/?]+')}(\\?.*)?$`)

function bodyOf(bytes: Buffer | null): unknown {
  const text = bytes?.toString('latin1') ?? ''
  if (text.startsWith('{')) return JSON.parse(bytes?.toString() ?? '')
  return [...text.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)
}

const delays = new WeakMap<object, PromiseWithResolvers<void>>()
function released(page: object): Promise<void> {
  const delay = delays.get(page) ?? Promise.withResolvers<void>()
  delays.set(page, delay)
  return delay.promise
}

/** Answers a call of the page instead of a server; the last answer for a path counts. */
const answerCall = defineBrowserCommand<[CallAnswer]>(
  async ({ page }, { method, path, status, body, held, lost, delayed, moved }) => {
    const url = patternOf(path)
    const handler = async (route: Route) => {
      const request = route.request()
      if (request.method() !== method) return route.fallback()
      const called = {
        method,
        path: new URL(request.url()).pathname.slice('/api'.length),
        body: bodyOf(request.postDataBuffer()),
      }
      sent.set(page, [...(sent.get(page) ?? []), called])
      const asked = request.headers()
      const { 'if-match': ifMatch = null, 'idempotency-key': idempotencyKey = null, 'x-user-id': userId = null } = asked
      headers.set(page, [...(headers.get(page) ?? []), { ifMatch, idempotencyKey, userId }])
      if (called.path === REFRESH) expired.delete(page)
      if (expired.has(page)) return route.fulfill(UNAUTHENTICATED)
      if (held) return
      if (delayed) await released(page)
      // A page that does not wait for it any more has handled the call.
      const refused = moved && ifMatch !== moved.ifMatch && { status: 412, json: moved.body }
      const answered = () =>
        route.fulfill(
          refused || { status, json: body, headers: status < REFUSED ? {} : { 'x-request-id': FAILED_CALL } },
        )
      await (lost ? route.abort('internetdisconnected') : answered()).catch(() => null)
    }
    handlers.set(page, [...(handlers.get(page) ?? []), { url, handler }])
    await page.route(url, handler)
  },
)

const sentCalls = defineBrowserCommand(({ page }) => sent.get(page) ?? [])

const sentHeaders = defineBrowserCommand(({ page }) => headers.get(page) ?? [])

const releaseCalls = defineBrowserCommand(({ page }) => delays.get(page)?.resolve())

/** The page that home and Apariencia show in frames is the server's; here it is empty. */
const blankPreviews = defineBrowserCommand(({ page }) =>
  page.route(/\/dashboard\/vista-previa\//, route => route.fulfill({ contentType: 'text/html', body: '' })),
)

/** From now on every call is refused with 401 until the page refreshes its session. */
const expireSession = defineBrowserCommand(({ page }) => void expired.add(page))

/** After each test: no answers, no calls. */
const forgetCalls = defineBrowserCommand(async ({ page }) => {
  for (const { url, handler } of handlers.get(page) ?? []) await page.unroute(url, handler)
  handlers.delete(page)
  sent.delete(page)
  expired.delete(page)
  headers.delete(page)
  delays.get(page)?.resolve()
  delays.delete(page)
})

/** What a test in the browser asks Node to do; `test/browser/server.ts` calls these. */
export const browserCommands = {
  answerCall,
  blankPreviews,
  sentCalls,
  sentHeaders,
  releaseCalls,
  expireSession,
  forgetCalls,
}
