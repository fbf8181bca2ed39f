/**
 * What an owner's daily tasks take on a phone, from the home of the dashboard: taps (typed letters and the end of a
 * typing count as none, the choice of a file as one) and seconds (a script's, unslowed). Needs a running product
 * without rate limits: `RATE_LIMITS=off npm start`, then `node bench/owner-tasks.ts` (`BASE_URL`, `CHROMIUM_PATH`).
 */
import { randomUUID } from 'node:crypto'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { BASE_URL, call } from './tools/signed-in.ts'

type Created = { _id: string }
const PHOTO_SIDE = 1200

/** Two categories of five dishes, and a plan that has a team. */
async function makeHouse(context: BrowserContext): Promise<void> {
  const tag = randomUUID().slice(0, 8)
  const account = { name: 'Banco', email: `banco-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
  await call(context, 'POST', '/auth/register', account)
  const { _id } = await call<Created>(context, 'POST', '/restaurants', { name: `Banco ${tag}` })
  for (const name of ['Tapas', 'Postres']) {
    const body = { translations: { es: { name } } }
    const category = await call<Created>(context, 'POST', `/restaurants/${_id}/categories`, body)
    for (let index = 1; index <= 5; index++) {
      const dish = { translations: { es: { name: `${name} ${index}` } }, price: '5' }
      await call(context, 'POST', `/categories/${category._id}/items`, dish)
    }
  }
  const wish = { planTier: 'pro', billingInterval: 'yearly', successUrl: '/', cancelUrl: '/' }
  const { url } = await call<{ url: string }>(context, 'POST', '/payments/create-checkout-session', wish)
  await context.request.post(`${url}/confirmar`, { headers: { origin: BASE_URL }, form: {} })
}

function drawPhoto(): Buffer {
  const photo = new PNG({ width: PHOTO_SIDE, height: PHOTO_SIDE })
  photo.data.fill(200)
  return PNG.sync.write(photo)
}

let taps = 0
async function tap(target: Locator): Promise<void> {
  taps++
  await target.tap()
}
/** A field that has the focus already costs no tap. */
async function type(field: Locator, text: string): Promise<void> {
  if (!(await field.evaluate(element => element === document.activeElement))) await tap(field)
  await field.fill(text)
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).last()
const goTo = (page: Page, name: string) =>
  tap(
    page.getByRole('navigation', { name: 'Panel' }).getByRole('link', { name, exact: true }).filter({ visible: true }),
  )
const openTab = (page: Page, name: string | RegExp) => tap(page.getByRole('tab', { name }))
const told = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Notificaciones' }).getByText(text).waitFor()

const tasks: Record<string, (page: Page) => Promise<void>> = {
  'the price of a dish of the second category': async page => {
    await goTo(page, 'Menú')
    await openTab(page, /^Postres/)
    await tap(button(page, /Cambiar el precio de Postres 2/))
    await page.keyboard.type('7,50')
    taps++
    await page.keyboard.press('Enter')
    await page.getByText('7,50').first().waitFor()
  },
  'a dish of the second category is sold out': async page => {
    await goTo(page, 'Menú')
    await openTab(page, /^Postres/)
    await tap(page.getByRole('switch', { name: 'Postres 3, disponible' }))
    await told(page, 'Postres 3 está agotado')
  },
  'a new dish with photo, price and two allergens': async page => {
    await goTo(page, 'Menú')
    await openTab(page, /^Postres/)
    await tap(button(page, 'Nuevo Plato'))
    const form = page.getByRole('dialog', { name: 'Nuevo Plato' })
    await type(form.getByLabel('Nombre'), 'Tarta de Santiago')
    await type(form.getByLabel('Precio'), '6,50')
    const chooser = page.waitForEvent('filechooser')
    await tap(form.getByRole('button', { name: 'Subir foto' }))
    taps++
    await (await chooser).setFiles({ name: 'tarta.png', mimeType: 'image/png', buffer: drawPhoto() })
    await tap(page.getByRole('button', { name: 'Usar foto' }))
    for (const name of ['Huevos', 'Frutos de cáscara']) await tap(form.getByRole('button', { name, exact: true }))
    await tap(form.getByRole('button', { name: 'Guardar plato' }))
    await form.waitFor({ state: 'hidden' })
  },
  'another hour of closing for one day': async page => {
    await goTo(page, 'Restaurante')
    await openTab(page, 'Horario')
    await type(page.getByLabel('Cierre del jueves, tramo 2'), '22:30')
    await tap(button(page, 'Guardar'))
    await told(page, 'Cambios guardados correctamente')
  },
  'somebody is invited to the team': async page => {
    await goTo(page, 'Restaurante')
    await openTab(page, 'Equipo')
    await type(page.getByLabel('Email'), `noa-${randomUUID().slice(0, 8)}@ejemplo.com`)
    await type(page.getByLabel('Nombre'), 'Noa')
    await tap(button(page, 'Enviar invitación'))
    await told(page, /^Invitación enviada/)
  },
}

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
})
const context = await browser.newContext({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  locale: 'es-ES',
})
await makeHouse(context)
for (const [name, run] of Object.entries(tasks)) {
  const page = await context.newPage()
  await page.goto(`${BASE_URL}/dashboard/home`, { waitUntil: 'networkidle' })
  taps = 0
  const began = performance.now()
  await run(page)
  console.log(`${name}: ${taps} taps, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  await page.close()
}
await browser.close()
