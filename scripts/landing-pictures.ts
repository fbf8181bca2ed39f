// `npm run landing-pictures`: takes the landing page's pictures of the panel and of a carta anew, from the built
// product with the demo (`npm run build` first). Look at them before you commit them. `CHROMIUM_PATH` names the
// browser.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type BrowserContext, chromium } from 'playwright'
import sharp from 'sharp'
import { DEMO_EMAIL, DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import { PAGES } from '#shared/page-paths.ts'
import { CHROMIUM, PHONE } from '#test/chromium.ts'
import { startProduct } from '../bench/tools/servers.ts'

const ROOT = join(import.meta.dirname, '..')
const DATA = join(ROOT, '.cache/landing-data')
const PICTURES = join(ROOT, 'src/features/site/web/landing/pictures')
const ASK_EVERY_MS = 500
const SCALE = 2
const QUALITY = 62

/** As narrow as the panel with its sidebar may be, so that its words stay readable in a smaller picture. */
const LAPTOP = { ...PHONE, isMobile: false, hasTouch: false, viewport: { width: 1120, height: 700 } }
const HAND = { ...PHONE, viewport: { width: 390, height: 800 } }

/** In every picture, so that one sees the same dish in the panel and on the carta. */
const SHOWN = 'Croquetas de jamón'

type Shot = { name: string; path: string; screen: typeof PHONE; widths: readonly number[]; below?: string }

/** `below`: the heading that stands at the top of the picture; the widths are those of the page's `srcSet`. */
const SHOTS: readonly Shot[] = [
  { name: 'panel', path: PAGES.menu, screen: LAPTOP, widths: [960, 1600] },
  { name: 'panel-phone', path: PAGES.menu, screen: HAND, widths: [372, 520] },
  { name: 'carta', path: `/${DEMO_SLUG}`, screen: HAND, widths: [372, 520], below: 'Para picar' },
]

/** What the browser knows of an image; scripts are checked without its types. */
type LateImage = { loading: string; decode(): Promise<void> }

/** The demo's pictures are drawn while the product serves, one for each drawing. */
async function untilDrawn(url: string): Promise<void> {
  const drawings = (await readdir(join(ROOT, 'seeds/assets/dishes'))).length
  for (let drawn = 0; drawn < drawings; await wait(ASK_EVERY_MS)) {
    const answer = await fetch(`${url}/api/public/${DEMO_SLUG}/items`)
    const { data } = (await answer.json()) as { data: { imageUrl: string }[] }
    drawn = data.filter(({ imageUrl }) => imageUrl !== '').length
  }
}

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const password = (await readFile(join(DATA, 'demo-password'), 'utf8')).trim()
  const data = { email: DEMO_EMAIL, password }
  const answer = await context.request.post(`${url}/api/auth/login`, { headers: { origin: url }, data })
  if (!answer.ok()) throw new Error(`the demo's owner could not sign in: ${answer.status()}`)
}

async function take(context: BrowserContext, url: string, { path, below }: Shot): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(url + path, { waitUntil: 'networkidle' })
  await page.getByText(SHOWN, { exact: true }).first().waitFor()
  if (below) {
    const heading = page.getByRole('heading', { name: below, exact: true })
    await heading.evaluate(found => found.closest('section')?.scrollIntoView({ behavior: 'instant' }))
  }
  await page.locator('img').evaluateAll(async found => {
    const images = found as unknown as LateImage[]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map(image => image.decode().catch(() => undefined)))
  })
  return page.screenshot({ animations: 'disabled' })
}

const product = await startProduct(DATA)
const browser = await chromium.launch(CHROMIUM)
try {
  await mkdir(PICTURES, { recursive: true })
  await untilDrawn(product.url)
  for (const shot of SHOTS) {
    const context = await browser.newContext({ ...shot.screen, deviceScaleFactor: SCALE, reducedMotion: 'reduce' })
    if (shot.path === PAGES.menu) await signIn(context, product.url)
    const picture = await take(context, product.url, shot)
    for (const width of shot.widths) {
      const file = join(PICTURES, `${shot.name}-${width}.webp`)
      const { height, size } = await sharp(picture).resize({ width }).webp({ quality: QUALITY, effort: 6 }).toFile(file)
      console.log(`${shot.name} ${width} × ${height}, ${size} bytes`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await product.stop()
}
