import { type APIResponse, type BrowserContext, expect, type Page, test as base } from '@playwright/test'
import { awaitInterception } from './intercepted.ts'
import { sendReal } from './real-carta.ts'
import { type Account, newAccount, type NewRestaurant, type Restaurant } from './people.ts'
import { dressRestaurant, type RealLook, writeRealCarta } from '#test/real-carta/real-carta.ts'
import { type Allowed, type FailedCall, type Watch, watchConsole } from './console-watch.ts'

export { expect } from '@playwright/test'
export { backOnPage, settled } from './settled.ts'
export { expectGoodAtBothSizes, expectNoAxeFindings, expectNoSidewaysScroll } from './screen-checks.ts'

export type Mail = { to: string; subject: string; text: string; html: string; createdAt: string }
type Envelope<Data> = { success: boolean; data: Data; message?: string; code?: string }

/** Calls the API with the cookies of the test's browser; throws when a call is refused. */
export type Call = <Data>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, data?: unknown) => Promise<Data>

type Fixtures = {
  /** Origin of the product: `http://localhost:NNNN`. */
  baseURL: string
  call: Call
  /** A new owner without a restaurant, signed in in this browser. */
  register(given?: Partial<Account>): Promise<Account>
  /** Signs in in this browser. */
  login(account: Pick<Account, 'email' | 'password'>): Promise<void>
  /** A new owner with one restaurant, signed in. */
  restaurant(given?: NewRestaurant): Promise<Restaurant & { owner: Account }>
  /** The same with the carta of 38 dishes in three languages; `dress` gives it another look. Takes some seconds. */
  realCarta(look?: RealLook): Promise<Restaurant & { owner: Account; dress(look: RealLook): Promise<void> }>
  /** Mails to an email, newest first; waits for the first one. */
  outbox(to: string): Promise<Mail[]>
  /** A second browser of the same size, without a session: a diner. */
  diner(): Promise<Page>
  /** Console messages that this test expects, as patterns. */
  allowConsole(pattern: RegExp): void
  /**
   * Calls of the browser that this test expects to fail, and that must fail: `expectFailedCalls('PUT /restaurants/*
   * 409')`.
   */
  expectFailedCalls(...calls: FailedCall[]): void
  /** Watches every browser of the test; anything that is not allowed fails it. */
  watches: { allowed: Allowed; watch(context: BrowserContext): void }
}

async function answerOf<Data>(response: APIResponse): Promise<Data> {
  const text = await response.text()
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${text}`)
  return (JSON.parse(text) as Envelope<Data>).data
}

function callsOf(context: BrowserContext, origin: string): Call {
  return async <Data>(method: string, path: string, data?: unknown) =>
    answerOf<Data>(await context.request.fetch(`${origin}/api${path}`, { method, headers: { origin }, data }))
}

export const test = base.extend<Fixtures>({
  baseURL: async ({}, use) => {
    const url = process.env.BASE_URL
    if (!url) throw new Error('BASE_URL is not set: e2e/support/global-setup.ts starts the product')
    await use(url)
  },
  page: async ({ page }, use) => use(awaitInterception(page)),
  watches: [
    async ({ context }, use) => {
      const allowed: Allowed = { messages: [], calls: new Set() }
      const all: Watch[] = []
      const watch = (one: BrowserContext) => void all.push(watchConsole(one, allowed))
      watch(context)
      await use({ allowed, watch })
      expect(
        all.flatMap(one => one.problems()),
        'errors in the console and failed calls',
      ).toEqual([])
      const failed = new Set(all.flatMap(one => one.failedCalls()))
      expect(
        [...allowed.calls].filter(call => !failed.has(call)),
        'calls that should have failed',
      ).toEqual([])
    },
    { auto: true },
  ],
  allowConsole: async ({ watches }, use) => use(pattern => void watches.allowed.messages.push(pattern)),
  expectFailedCalls: async ({ watches }, use) =>
    use((...calls) => {
      for (const call of calls) watches.allowed.calls.add(call)
    }),
  call: async ({ context, baseURL }, use) => use(callsOf(context, baseURL)),
  register: async ({ call }, use) =>
    use(async given => {
      const account = newAccount(given)
      await call('POST', '/auth/register', account)
      return account
    }),
  login: async ({ call }, use) =>
    use(async ({ email, password }) => {
      await call('POST', '/auth/login', { email, password })
    }),
  restaurant: async ({ call, register }, use) =>
    use(async given => {
      const owner = await register()
      const body = { name: `Casa ${owner.name}`, ...given }
      return { ...(await call<Restaurant>('POST', '/restaurants', body)), owner }
    }),
  realCarta: async ({ context, baseURL, restaurant }, use) =>
    use(async look => {
      const made = await restaurant()
      const send = sendReal(context, baseURL)
      await writeRealCarta(send, made._id, look)
      return { ...made, dress: other => dressRestaurant(send, made._id, other) }
    }),
  diner: async ({ browser, watches }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      watches.watch(context)
      return context.newPage()
    })
    for (const context of contexts) await context.close()
  },
  outbox: async ({ call }, use) =>
    use(async to => {
      let mails: Mail[] = []
      const count = async () => {
        mails = (await call<Mail[]>('GET', '/dev/outbox')).filter(mail => mail.to === to)
        return mails.length
      }
      await expect.poll(count, { message: `a mail to ${to}` }).toBeGreaterThan(0)
      return mails
    }),
})
