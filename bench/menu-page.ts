/**
 * The menu page with 40 categories and 1 000 dishes in a real browser: how soon it can be used, what a keystroke in the
 * dish form costs, and what moving one dish sends and renders. Needs a running product without rate limits:
 * `RATE_LIMITS=off npm start`, then `node bench/menu-page.ts` (`BASE_URL`, `CHROMIUM_PATH` where they differ).
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { drawnDuring, type Drawn, longestTask } from './browser-trace.ts'
import { BASE_URL, call } from './tools/signed-in.ts'

const CATEGORIES = 40
const DISHES_EACH = 25
const AT_ONCE = 10
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

type Created = { _id: string }
type Marks = { start: number; rowsAt: number; lastTaskEnd: number }

async function makeMenu(context: BrowserContext, restaurantId: string): Promise<void> {
  const made: { number: number; id: string }[] = []
  for (let number = 1; number <= CATEGORIES; number++) {
    const translations = { es: { name: `Categoría ${number}` } }
    const body = { translations, sortOrder: number * 10 }
    const { _id: id } = await call<Created>(context, 'POST', `/restaurants/${restaurantId}/categories`, body)
    made.push({ number, id })
  }
  for (let from = 0; from < made.length; from += AT_ONCE)
    await Promise.all(made.slice(from, from + AT_ONCE).map(({ number, id }) => makeDishes(context, id, number)))
}

async function makeDishes(context: BrowserContext, categoryId: string, number: number): Promise<void> {
  for (let place = 1; place <= DISHES_EACH; place++)
    await call(context, 'POST', `/categories/${categoryId}/items`, {
      translations: {
        es: { name: `Plato ${number}.${place}`, description: 'Hecho al momento, con aceite de la casa.' },
        en: { name: `Dish ${number}.${place}`, description: 'Made to order, with the oil of the house.' },
        pt: { name: `Prato ${number}.${place}`, description: 'Feito na hora, com o azeite da casa.' },
      },
      price: '12,50',
      allergens: ['gluten', 'milk', 'eggs'],
    })
}

/** From the click on 'Entrar' until the menu page can be used: rows rendered and the main thread free. */
async function measureOpening(
  page: Page,
  email: string,
  password: string,
): Promise<{ rowsMs: number; freeMs: number }> {
  await page.goto(`${BASE_URL}/dashboard/menu`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.evaluate(() => {
    const state: Marks = { start: 0, rowsAt: 0, lastTaskEnd: 0 }
    Object.assign(window, { bench: state })
    addEventListener('submit', () => (state.start = performance.now()), true)
    new PerformanceObserver(list => {
      for (const { startTime, duration } of list.getEntries()) state.lastTaskEnd = startTime + duration
    }).observe({ type: 'longtask' })
    new MutationObserver(() => {
      if (!state.rowsAt && document.querySelector('[role="tabpanel"] li h2')) state.rowsAt = performance.now()
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.locator('form button[type="submit"]').click()
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor()
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  return page.evaluate(() => {
    const { start, rowsAt, lastTaskEnd } = (window as unknown as { bench: Marks }).bench
    return { rowsMs: Math.round(rowsAt - start), freeMs: Math.round(Math.max(rowsAt, lastTaskEnd) - start) }
  })
}

async function measureTyping(page: Page): Promise<Drawn> {
  await page.getByRole('button', { name: 'Editar Plato 1.1', exact: true }).click()
  const name = page.getByRole('dialog').getByLabel('Nombre')
  await name.focus()
  return drawnDuring(page, '[role="tabpanel"]', () =>
    name.pressSequentially(' con pimientos del piquillo', { delay: 30 }),
  )
}

async function measureReorder(page: Page): Promise<Drawn & { requests: number; bytes: number }> {
  const sent: number[] = []
  page.on('request', request => {
    if (request.method() === 'PUT' && request.url().endsWith('/reorder')) sent.push(request.postData()?.length ?? 0)
  })
  await page.getByRole('button', { name: 'Reordenar Plato 1.2', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.locator('li[data-dragging]').waitFor()
  await page.keyboard.press('ArrowDown')
  await page.getByText('Plato 1.2, posición 3 de 25.').waitFor({ state: 'attached' })
  const drawn = await drawnDuring(page, '[role="tabpanel"] ul', async () => {
    await page.keyboard.press('Space')
    await page.getByText('Orden actualizado correctamente').waitFor()
  })
  return { ...drawn, requests: sent.length, bytes: Math.max(...sent) }
}

const browser = await chromium.launch({
  args: ARGUMENTS,
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'es-ES' })
const tag = randomUUID().slice(0, 8)
const account = { name: 'Banco', email: `banco-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
await call(context, 'POST', '/auth/register', account)
const restaurant = await call<Created>(context, 'POST', '/restaurants', {
  name: `Banco ${tag}`,
  supportedLocales: ['es', 'en', 'pt'],
})
await makeMenu(context, restaurant._id)
await context.clearCookies()

const page = await context.newPage()
const opening = await measureOpening(page, account.email, account.password)
console.log(`after login: rows after ${opening.rowsMs} ms, main thread free after ${opening.freeMs} ms (limit 1500)`)
const typing = await measureTyping(page)
console.log(`typing in the dish form: longest task ${longestTask(typing)}, limit 50; list changes ${typing.changes}`)
await page.keyboard.press('Escape')
await page.getByRole('button', { name: 'Descartar cambios' }).click()
await page.getByRole('dialog').waitFor({ state: 'hidden' })
const order = await measureReorder(page)
console.log(
  `one dish one place down: ${order.requests} request of ${order.bytes} bytes (limit 50000), ` +
    `${order.moved} row moved in the document, longest task ${longestTask(order)}`,
)
await browser.close()
