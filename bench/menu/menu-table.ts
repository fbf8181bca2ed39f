/**
 * The table of a carta of 2 000 dishes in 40 categories: from a key to the next paint, as browsers count it, when one
 * types, goes on and scrolls; how many rows stand in the page; how soon it can be used. Needs a running product without
 * rate limits: `RATE_LIMITS=off npm start`, then `npm run bench -- menu-table` (`BASE_URL`, `CHROMIUM_PATH`, `ROUNDS`,
 * `SLOWER` where they differ).
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BASE_URL, call } from '../tools/signed-in.ts'

/** Other programs make a key slower, never faster. */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SLOWER = Number(process.env.SLOWER ?? 1)
const LIMIT_MS = 50
const CATEGORIES = 40
const DISHES_EACH = 50
const WORDY_MAX = 500
const KEYS = 20
const STEPS = 30

type Created = { _id: string }
type Timing = PerformanceEntry & { interactionId: number }

async function makeMenu(context: BrowserContext, restaurantId: string): Promise<void> {
  const items: object[] = []
  for (let number = 1; number <= CATEGORIES; number++) {
    const translations = { es: { name: `Categoría ${number}` } }
    const body = { translations, sortOrder: number * 10 }
    const { _id } = await call<Created>(context, 'POST', `/restaurants/${restaurantId}/categories`, body)
    for (let place = 1; place <= DISHES_EACH; place++)
      items.push({
        new: true,
        categoryId: _id,
        translations: { es: { name: `Plato ${number}.${place}`, description: 'Hecho al momento.' } },
        price: '12,50',
      })
  }
  for (let from = 0; from < items.length; from += WORDY_MAX)
    await call(context, 'PUT', `/restaurants/${restaurantId}/items/bulk`, {
      items: items.slice(from, from + WORDY_MAX),
    })
}

/** Durations of all interactions while `act` runs, the longest first; less than 16 ms are not told. */
async function durations(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const byInteraction = new Map<number, number>()
    Object.assign(window, { bench: byInteraction })
    const observer = new PerformanceObserver(list => {
      for (const { interactionId, duration } of list.getEntries() as Timing[])
        if (interactionId) byInteraction.set(interactionId, Math.max(byInteraction.get(interactionId) ?? 0, duration))
    })
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  // Timings come after the paint that they count.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 500))))
  const told = await page.evaluate(() => [...(window as unknown as { bench: Map<number, number> }).bench.values()])
  return told.toSorted((one, other) => other - one)
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
const tag = randomUUID().slice(0, 8)
const account = { name: 'Banco', email: `banco-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
await call(context, 'POST', '/auth/register', account)
const { _id } = await call<Created>(context, 'POST', '/restaurants', { name: `Banco ${tag}` })
await makeMenu(context, _id)

const page = await context.newPage()
const throttle = await context.newCDPSession(page)
await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
const start = Date.now()
await page.goto(`${BASE_URL}/dashboard/menu?vista=tabla`)
const price = page.locator('[role="gridcell"][data-kind="price"]')
await price.first().waitFor()
console.log(`${CATEGORIES * DISHES_EACH} dishes: the first row after ${Date.now() - start} ms`)

const measured: Record<string, number[]> = { 'a sign that is typed': [], 'an arrow': [], 'a page down': [] }
for (let round = 0; round < ROUNDS; round++) {
  await price.first().click()
  const typing = await durations(page, async () => {
    for (let key = 0; key < KEYS; key++) await page.keyboard.press(`Digit${key % 10}`)
  })
  await page.keyboard.press('Escape')
  const arrows = await durations(page, async () => {
    for (let step = 0; step < STEPS; step++) await page.keyboard.press('ArrowDown')
  })
  const pages = await durations(page, async () => {
    for (let step = 0; step < STEPS; step++) await page.keyboard.press('PageDown')
  })
  await page.keyboard.press('Control+Home')
  measured['a sign that is typed']?.push(typing[0] ?? 0)
  measured['an arrow']?.push(arrows[0] ?? 0)
  measured['a page down']?.push(pages[0] ?? 0)
}
const rows = await page.getByRole('row').count()
console.log(`rows in the page: ${rows}`)
for (const [name, longest] of Object.entries(measured)) {
  const sorted = longest.toSorted((one, other) => one - other)
  const [best = 0, median = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]]
  console.log(`${name}: best ${best} ms, median ${median} ms (0: under 16)${best > LIMIT_MS ? ', over the limit' : ''}`)
}
await browser.close()
if ((measured['a sign that is typed'] ?? []).every(longest => longest > LIMIT_MS)) process.exitCode = 1
