/**
 * What a tap costs on a carta of 300 dishes in 20 categories, on a phone slowed six times: from the tap to the next
 * paint, as browsers count it, best and median of some visits. Needs a running product without rate limits:
 * `RATE_LIMITS=off npm start`, then `node bench/long-menu.ts` (`BASE_URL`, `CHROMIUM_PATH`, `SLOWER`, `ROUNDS` where
 * they differ).
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { BASE_URL, call } from './tools/signed-in.ts'

const SLOWER = Number(process.env.SLOWER ?? 6)
/** Other programs make a visit slower, never faster. */
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const LIMIT_MS = 200
const CATEGORIES = 20
const DISHES_EACH = 15

type Created = { _id: string; slug: string }
type Timing = PerformanceEntry & { interactionId: number }

async function makeMenu(context: BrowserContext, restaurantId: string): Promise<void> {
  for (let number = 1; number <= CATEGORIES; number++) {
    const translations = { es: { name: `Categoría ${number}` } }
    const { _id } = await call<Created>(context, 'POST', `/restaurants/${restaurantId}/categories`, { translations })
    const dishes = Array.from({ length: DISHES_EACH }, (_, index) => ({
      translations: {
        es: { name: `Plato ${number}.${index}`, description: 'Hecho al momento, con aceite de la casa.' },
      },
      price: '12,50',
      allergens: index % 3 ? ['gluten', 'milk', 'eggs'] : ['fish'],
    }))
    await Promise.all(dishes.map(dish => call(context, 'POST', `/categories/${_id}/items`, dish)))
  }
}

/** The longest interaction while `act` runs, in milliseconds; 0 for less than 16. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const state = { longest: 0 }
    Object.assign(window, { bench: state })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Timing[])
        if (entry.interactionId) state.longest = Math.max(state.longest, entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  // Timings come after the paint that they count.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 1000))))
  return page.evaluate(() => (window as unknown as { bench: { longest: number } }).bench.longest)
}

/** A finger without Playwright's own look at what is under it, which would count too. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target.toString()} is not shown`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'es-ES' })
const tag = randomUUID().slice(0, 8)
const account = { name: 'Banco', email: `banco-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
await call(context, 'POST', '/auth/register', account)
const { _id, slug } = await call<Created>(context, 'POST', '/restaurants', { name: `Banco ${tag}` })
await makeMenu(context, _id)

console.log(`${BASE_URL}/${slug}`)
const page = await context.newPage()
const phone = await context.newCDPSession(page)
await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
const bar = page.locator('.bar')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const taps: [name: string, act: () => Promise<void>][] = [
  ['a category', () => tap(bar.getByRole('link').nth(3))],
  ['the filter opens', () => tap(bar.getByRole('button', { name: 'Ver alérgenos' }))],
  ['gluten', () => tap(button('Gluten'))],
  ['eggs', () => tap(button('Huevos'))],
  ['back to the menu', () => tap(page.getByRole('link', { name: 'Ver carta' }))],
  ['no filter', () => tap(button('Quitar'))],
  ['a dish', () => tap(page.getByRole('link', { name: 'Plato 4.3', exact: true }))],
  ['its sheet closes', () => tap(page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }))],
  ['the list', () => tap(button('Todas las categorías'))],
  ['a search', () => page.getByRole('searchbox').pressSequentially('plato 19', { delay: 100 })],
  ['what it found', () => tap(page.getByRole('dialog').getByRole('link').nth(2))],
]
const measured = new Map(taps.map(([name]): [string, number[]] => [name, []]))
for (let round = 1; round <= ROUNDS; round++) {
  await page.goto('about:blank')
  await page.goto(`${BASE_URL}/${slug}`, { waitUntil: 'networkidle' })
  await page.locator('html.long').waitFor()
  for (const [name, act] of taps) measured.get(name)?.push(await longest(page, act))
}
await browser.close()
for (const [name, all] of measured) {
  const [best = 0, ...more] = all.sort((one, other) => one - other)
  const median = [best, ...more][Math.floor(all.length / 2)]
  console.log(`${name}: ${best} ms, median ${median} ms (limit ${LIMIT_MS})`)
  if (best > LIMIT_MS) process.exitCode = 1
}
