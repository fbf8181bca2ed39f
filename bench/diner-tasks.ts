/**
 * What a diner's tasks take on a phone: taps, seconds (a script's, unslowed), and pixels that the page has to be
 * scrolled by hand. Needs a running product without rate limits: `RATE_LIMITS=off npm start`, then
 * `node bench/diner-tasks.ts` (`BASE_URL`, `CHROMIUM_PATH`). Compares two versions of the product by their URLs, one
 * run each.
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { BASE_URL, call } from './tools/signed-in.ts'

type Created = { _id: string; slug: string }
const NAMES = ['Tapas', 'Ensaladas', 'Arroces', 'Pescados', 'Carnes', 'Postres', 'Vinos blancos', 'Vinos tintos']
const FILLED = [...NAMES, ...Array.from({ length: 12 }, (_, index) => `Otros ${index + 1}`)].sort()
const DISHES_EACH = 8

async function makeMenu(context: BrowserContext, restaurantId: string): Promise<string> {
  let price = ''
  await call(context, 'PUT', `/restaurants/${restaurantId}`, { supportedLocales: ['es', 'en'] })
  for (const name of FILLED) {
    const body = { translations: { es: { name }, en: { name } } }
    const { _id } = await call<Created>(context, 'POST', `/restaurants/${restaurantId}/categories`, body)
    const dishes = Array.from({ length: DISHES_EACH }, (_, index) => ({
      translations: { es: { name: `${name} ${index}` }, en: { name: `${name} ${index}` } },
      price: '12,50',
      allergens: index % 2 ? ['gluten'] : ['fish'],
    }))
    const made = await Promise.all(dishes.map(dish => call<Created>(context, 'POST', `/categories/${_id}/items`, dish)))
    if (name === 'Postres') price = made[0]?._id ?? ''
  }
  return price
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  locale: 'es-ES',
} as const
const context = await browser.newContext(phone)
const tag = randomUUID().slice(0, 8)
const account = { name: 'Banco', email: `banco-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
await call(context, 'POST', '/auth/register', account)
const { _id, slug } = await call<Created>(context, 'POST', '/restaurants', { name: `Banco ${tag}` })
const dessert = await makeMenu(context, _id)
const url = `${BASE_URL}/${slug}`

let taps = 0
let scrolled = 0
const where = (page: Page) => page.evaluate(() => scrollY)

/** A thumb that scrolls until the target can be reached, and taps it; the bar is scrolled sideways too. */
async function tap(target: Locator): Promise<void> {
  const page = target.page()
  const before = await where(page)
  const bars = () => page.evaluate(() => document.querySelector('.categories')?.scrollLeft ?? 0)
  const barBefore = await bars()
  await target.scrollIntoViewIfNeeded()
  scrolled += Math.abs((await where(page)) - before) + Math.abs((await bars()) - barBefore)
  taps++
  await target.tap()
}

const inBar = (page: Page, name: string) => page.locator('.bar').getByRole('link', { name, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
/** From where the tasks begin: at a category in the middle. */
async function startAt(page: Page, name: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await heading(page, name).evaluate(element => element.scrollIntoView())
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
}
/** Scrolls by hand until the category is on the screen again, where the product has not kept it. */
async function backAt(page: Page, name: string): Promise<void> {
  const top = await heading(page, name).evaluate(element => element.getBoundingClientRect().top)
  if (top < 0 || top > 800) scrolled += Math.round(Math.abs(top - 80))
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const tasks: Record<string, { from: string; run: (page: Page) => Promise<void> }> = {
  "gluten from 'Postres', and back there": {
    from: 'Postres',
    run: async page => {
      await tap(page.locator('.bar').getByRole('button', { name: 'Ver alérgenos' }))
      await tap(button(page, 'Gluten'))
      await tap(page.getByRole('link', { name: 'Ver carta' }))
      await backAt(page, 'Postres')
    },
  },
  "English from 'Postres', and back there": {
    from: 'Postres',
    run: async page => {
      await tap(page.locator('.languages').getByRole('link', { name: 'English' }))
      await page.locator('html[lang=en]').waitFor()
      await backAt(page, 'Postres')
    },
  },
  "'Vinos tintos' among 20 categories": {
    from: FILLED[0] ?? '',
    run: async page => {
      const list = button(page, 'Todas las categorías')
      if (await list.count()) {
        await tap(list)
        await tap(page.getByRole('dialog').getByRole('link', { name: 'Vinos tintos' }))
      } else await tap(inBar(page, 'Vinos tintos'))
      await page.waitForFunction(() => scrollY > 1000)
    },
  },
  'six categories, and out by Back': {
    from: FILLED[0] ?? '',
    run: async page => {
      for (const name of FILLED.slice(1, 7)) await tap(inBar(page, name))
      while (page.url().startsWith(url)) {
        taps++
        await page.goBack()
      }
    },
  },
  'a dish of a link: read, closed': {
    from: '',
    run: async page => {
      const hash = await page.getByRole('link', { name: 'Postres 3', exact: true }).getAttribute('href')
      await page.goto('about:blank')
      await page.goto(url + (hash ?? ''))
      await tap(button(page, 'Cerrar').and(page.locator(':visible')).first())
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await backAt(page, 'Postres')
    },
  },
  'a price changed while the carta is open: seen': {
    from: 'Postres',
    run: async page => {
      await call(context, 'PUT', `/menu/items/${dessert}`, { price: '77,70' })
      await page.clock.fastForward('02:01')
      const refresh = button(page, 'Actualizar')
      const told = await refresh.waitFor({ timeout: 5000 }).then(
        () => true,
        () => false,
      )
      if (told) await tap(refresh)
      else console.log('  (nothing says so: the reader would have to load the page)')
      if (told) await page.getByText('77,70').waitFor()
    },
  },
}

for (const [name, { from, run }] of Object.entries(tasks)) {
  const visit = await browser.newContext(phone)
  const page = await visit.newPage()
  await page.clock.install()
  await page.goto(`${BASE_URL}/el-rincon`)
  if (from) await startAt(page, from)
  else await page.goto(url, { waitUntil: 'networkidle' })
  taps = scrolled = 0
  const began = performance.now()
  await run(page)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${name}: ${taps} taps, ${Math.round(scrolled)} px, ${seconds} s`)
  await visit.close()
}
await browser.close()
