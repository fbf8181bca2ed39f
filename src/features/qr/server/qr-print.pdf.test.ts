import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jsqr from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitHouse, KIT_PHRASES, openTypesetting, seenKit, setKit } from '#test/print/kit.ts'
import { codeIn, DPI, grayPage, placesOfCodes, PX_PER_MM } from '#test/print/printed-codes.ts'
import { type Style, themeOf } from '#features/theme/looks.ts'
import { QR_PRINTS, type QrPrint } from '../qr.contract.ts'
import { QR_PNG_SIZE_PX, QR_MIN_PRINT_MM, QR_STICKER_MM, QUIET_MODULES } from '../qr.limits.ts'
import { PAPER_GROUND, pixelLayout, sizeWithQuietZone } from '../qr.rules.ts'
import { qrMatrix } from './qr-matrix.ts'
import { qrSvg } from './qr-svg.ts'
import type { PrintHouse } from './print/content.ts'
import { layOutPrint } from './print/lay-out.ts'
import { PRINT_LOOKS } from './print/looks.ts'

const run = promisify(execFile)
const LONG_ZONE = 'Jardín de invierno de la playa'
const LONG_SLUG = 'zywiec-taberna-del-marinero-y-de-la-marinera-de-lodz-y-de-al'

const typesetting = openTypesetting()

const lookOf = (style: Style, primaryColor: string, secondaryColor: string) => ({
  ...kitHouse(style),
  theme: themeOf(style, { primaryColor, secondaryColor, accentColor: '#b9974a' }),
  zone: null as string | null,
})
type Restaurant = PrintHouse & { zone: string | null }
const restaurants = {
  usual: { ...lookOf('modern', '#c21d03', '#ffffff'), name: 'El Rincón', url: 'sobremesa.es/el-rincon' },
  long: {
    ...lookOf('classic', '#e6c98f', '#17241e'),
    name: 'Żywiec Taberna del Marinero y de la Marinera Łódź',
    url: `sobremesa.es/${LONG_SLUG}?zona=jardin-de-invierno-de-la-playa`,
    zone: LONG_ZONE,
  },
  foreign: {
    ...lookOf('minimal', '#000000', '#f1e9df'),
    name: '寿司 🍣',
    url: 'localhost:3000/restaurante-4821',
  },
} satisfies Record<string, Restaurant>
const phrases = KIT_PHRASES.map(({ text }) => text)
const orderOf = (print: QrPrint, { zone, ...house }: Restaurant) => ({
  print,
  house,
  codes: [{ text: `https://${house.url}`, place: zone }] as const,
})
const setSheet = (print: QrPrint, of: Restaurant, logo?: Buffer) =>
  setKit(typesetting, { ...orderOf(print, of), as: 'sheet' }, logo)
const printed = async (print: QrPrint, of: Restaurant, logo?: Buffer) => (await setSheet(print, of, logo)).pdf

async function decode(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-qr-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function rendered(pdf: Buffer, name: string): Promise<Sharp> {
  const file = join(folder, name)
  await writeFile(`${file}.pdf`, pdf)
  await run('pdftoppm', ['-r', String(DPI), '-png', '-singlefile', `${file}.pdf`, file])
  return sharp(await readFile(`${file}.png`))
}

/** Millimeters from one corner of the found code to the next. */
function sideMm(code: NonNullable<Awaited<ReturnType<typeof decode>>>): number {
  const { topLeftCorner: a, topRightCorner: b } = code.location
  return Math.hypot(a.x - b.x, a.y - b.y) / PX_PER_MM
}

/** Side of the code without its quiet zone. */
function leastMm(print: QrPrint, url: string): number {
  if (print !== 'sticker') return QR_MIN_PRINT_MM
  const modules = qrMatrix(`https://${url}`).length
  return (QR_STICKER_MM * modules) / sizeWithQuietZone(modules)
}

const PAGES = { tent: [148, 210], cards: [210, 297], sticker: [74, 74] } as const

describe.each(Object.entries(restaurants))('a %s restaurant', (kind, restaurant) => {
  test.each(QR_PRINTS)('%s: at printed size the code leads to the menu and is large enough', async print => {
    const { pdf, pages } = await setSheet(print, restaurant)
    const page = await grayPage(pdf, 0)
    const [widthMm, heightMm] = PAGES[print]
    expect(Math.abs(page.width - widthMm * PX_PER_MM)).toBeLessThan(2)
    expect(Math.abs(page.height - heightMm * PX_PER_MM)).toBeLessThan(2)
    const places = placesOfCodes(pages)
    expect(places).toHaveLength({ tent: 2, cards: 4, sticker: 1 }[print])
    for (const { x, y, side } of places) {
      const code = codeIn(page, { left: x - 4, top: y - 4, width: side + 8, height: side + 8 })
      expect(code?.text).toBe(`https://${restaurant.url}`)
      expect(code?.sideMm).toBeGreaterThan(leastMm(print, restaurant.url) - 0.2)
    }
  })
})

/** The part of the sheet that the preview shows, in parts of its sides. */
const SEEN = { tent: [0, 0.5, 1, 0.5], cards: [0, 0, 0.5, 148 / 297], sticker: [0, 0, 1, 1] } as const
test.each(QR_PRINTS)('%s: the preview is the printed sheet', async print => {
  const of = restaurants.long
  const sheet = await rendered(await printed(print, of), `seen-${print}`)
  // Renderers round a page up to whole pixels, the drawing keeps its size.
  const [width, height] = PAGES[print].map(side => side * PX_PER_MM) as [number, number]
  const [x, y, w, h] = SEEN[print]
  const size = { width: Math.floor(width * w), height: Math.floor(height * h) }
  const seen = sheet.extract({ left: Math.floor(width * x), top: Math.floor(height * y), ...size })
  const gray = (picture: Sharp) => picture.removeAlpha().grayscale().blur(3).raw().toBuffer()
  const wanted = await gray(sharp(await seen.png().toBuffer()))
  const differenceTo = async (name: string) => {
    const svg = await seenKit(typesetting, orderOf(print, { ...of, name }))
    const preview = sharp(Buffer.from(svg), { density: DPI })
    const drawn = await gray(preview.resize({ ...size, fit: 'fill' }).flatten({ background: '#fff' }))
    return wanted.reduce((sum, value, place) => sum + Math.abs(value - (drawn[place] ?? 0)), 0) / wanted.length
  }
  // Renderers smooth edges and draw black differently; a single word in another place is far more than that.
  expect(await differenceTo(of.name)).toBeLessThan((await differenceTo('Otra casa')) / 1.5)
})

test.each(QR_PRINTS)('%s: what is seen is made of the same lines, sizes and colors as the sheet', print => {
  const order = orderOf(print, restaurants.long)
  const [seen, sheet] = (['seen', 'sheet'] as const).map(as => layOutPrint({ ...order, as }).pages[0]?.items ?? [])
  const parts = sheet?.filter(item => item.kind === 'group' && item.radius === undefined) ?? []
  expect(parts).toHaveLength({ tent: 2, cards: 4, sticker: 0 }[print])
  for (const part of parts) expect(part.kind === 'group' && part.items).toEqual(seen)
  if (print === 'sticker') expect(sheet).toEqual(seen)
})

test('all texts are in the file, and every font is embedded', async () => {
  for (const print of QR_PRINTS) {
    const file = join(folder, `words-${print}.pdf`)
    await writeFile(file, await printed(print, restaurants.long))
    const words = (await run('pdftotext', ['-raw', file, '-'])).stdout.replace(/\s+/g, ' ')
    for (const phrase of phrases) expect(words).toContain(phrase)
    expect(words).toContain('Żywiec')
    expect(words.replace(/\s/g, '')).toContain(LONG_ZONE.replace(/\s/g, ''))
    expect(words.replace(/\s/g, '')).toContain(restaurants.long.url)
    const fonts = (await run('pdffonts', [file])).stdout.split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(1)
    for (const font of fonts) expect(font).toMatch(/ yes +yes +yes /)
    expect((await run('pdfimages', ['-list', file])).stdout.split('\n').slice(2).filter(Boolean)).toEqual([])
  }
})

test('the SVG leads to the menu when it is rendered at its printed size', async () => {
  const url = `https://sobremesa.es/${LONG_SLUG}`
  const picture = sharp(Buffer.from(qrSvg(url)), { density: DPI })
  const code = await decode(picture)
  expect(code?.data).toBe(url)
  if (code) expect(sideMm(code)).toBeGreaterThan(QR_MIN_PRINT_MM)
})

test('the 200-pixel picture of whole modules leads to the menu', async () => {
  const url = 'https://sobremesa.es/el-rincon'
  const matrix = qrMatrix(url)
  const { modulePx, offsetPx } = pixelLayout(matrix.length)
  expect(offsetPx).toBeGreaterThanOrEqual(QUIET_MODULES * modulePx)
  const pixels = Buffer.alloc(QR_PNG_SIZE_PX * QR_PNG_SIZE_PX, 255)
  for (let y = 0; y < QR_PNG_SIZE_PX; y++)
    for (let x = 0; x < QR_PNG_SIZE_PX; x++)
      if (matrix[Math.floor((y - offsetPx) / modulePx)]?.[Math.floor((x - offsetPx) / modulePx)])
        pixels[y * QR_PNG_SIZE_PX + x] = 0
  const raw = { width: QR_PNG_SIZE_PX, height: QR_PNG_SIZE_PX, channels: 1 } as const
  expect((await decode(sharp(pixels, { raw }).toColourspace('srgb')))?.data).toBe(url)
})

const LOGO_INK = { r: 20, g: 120, b: 220 }
const withLogo = async (of: Restaurant) => {
  const ink = sharp({ create: { width: 90, height: 90, channels: 4, background: { ...LOGO_INK, alpha: 1 } } })
  return [{ ...of, logo: { plate: '#fbf7ee' } }, await ink.png().toBuffer()] as const
}
/** Width in millimeters of what has nearly that color in one row or another. */
async function widthOfColor(picture: Sharp, { r, g, b }: { r: number; g: number; b: number }): Promise<number> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let widest = 0
  for (let y = 0; y < info.height; y++) {
    let first = info.width
    let last = 0
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3
      const off = [r, g, b].map((value, channel) => Math.abs((data[at + channel] ?? 0) - value))
      if (Math.max(...off) > 12) continue
      first = Math.min(first, x)
      last = Math.max(last, x)
    }
    widest = Math.max(widest, last - first + 1)
  }
  return widest / PX_PER_MM
}

test('the logo is on its plate of 18 mm on tent and cards, of 12 on the sticker, less beside a long address', async () => {
  const { long } = restaurants
  const short = { ...long, url: 'sobremesa.es/zywiec', zone: null }
  for (const [print, plate, of] of [
    ['tent', 18, long],
    ['cards', 18, long],
    ['sticker', 12, short],
    ['sticker', 10.6, long],
  ] as const) {
    const page = await rendered(await printed(print, ...(await withLogo(of))), `logo-${print}`)
    const { width, height } = await page.metadata()
    const one = { tent: [0, height / 2, width, height / 2], cards: [0, 0, width / 2, height / 2] } as const
    const [left, top, w, h] = (print === 'sticker' ? [0, 0, width, height] : one[print]).map(Math.floor)
    const area = page.extract({ left: left ?? 0, top: top ?? 0, width: w ?? width, height: h ?? height })
    const side = await widthOfColor(sharp(await area.png().toBuffer()), LOGO_INK)
    // The classic look leaves 17 % free on each side.
    expect(Math.abs(side / 0.66 - plate), `${print}: ${side}`).toBeLessThan(0.5)
  }
})

test("everything is filled with the owner's color, in the look's own font", async () => {
  const looks = [
    ['usual', restaurants.usual, 'Familjen'],
    ['long', restaurants.long, 'Ibarra'],
    ['foreign', restaurants.foreign, 'Hanken'],
    ['tavern', kitHouse('tavern'), 'Amarante'],
    ['counter', kitHouse('counter'), 'Belanosima'],
    ['fiesta', kitHouse('fiesta'), 'Londrina'],
  ] as const
  expect(looks.map(([, { drawing }]) => drawing).toSorted()).toEqual(Object.keys(PRINT_LOOKS).toSorted())
  for (const [kind, of, font] of looks) {
    const page = await rendered(await printed('tent', { zone: null, ...of, name: 'Casa Lola' }), `filled-${kind}`)
    const { height } = await page.metadata()
    // The upper left corner of the face that is upright.
    const corner = page.clone().extract({ left: 4, top: Math.round(height / 2) + 8, width: 1, height: 1 })
    const seen = { modern: of.theme.crossing, counter: of.theme.primary, fiesta: of.theme.text }
    const wanted = seen[of.drawing as keyof typeof seen] ?? of.theme[PAPER_GROUND[of.drawing]]
    expect(`#${(await corner.removeAlpha().raw().toBuffer()).toString('hex')}`, kind).toBe(wanted)
    expect((await run('pdffonts', [join(folder, `filled-${kind}.pdf`)])).stdout).toContain(font)
  }
})

test('a phrase of 80 characters is on every sheet as a whole', async () => {
  const phrase = 'Escanea, mira la carta y pide sin prisa: la cocina cierra a las once en verano.'
  for (const print of QR_PRINTS) {
    const file = join(folder, `phrase-${print}.pdf`)
    await writeFile(file, await printed(print, { ...restaurants.usual, phrases: [{ text: phrase, lang: 'es' }] }))
    const words = (await run('pdftotext', ['-raw', file, '-'])).stdout.replace(/\s+/g, ' ')
    expect(words).toContain(phrase)
  }
})
