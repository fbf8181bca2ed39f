import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jsqr from 'jsqr'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printCodes } from '#features/qr/server/index.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { CodePrint } from '../codes.contract.ts'

const run = promisify(execFile)
const DPI = 300
const LONG = 'Jardín de la playa 12345'
const NAMES = ['Mesa 1', LONG, 'Żurek ñ', 'Mesa 3', 'Mesa 4', 'Mesa 5', 'Terraza 1', 'Terraza 2', 'Terraza 3']
const CODES = NAMES.map((name, place) => ({ name, text: `https://sobremesa.es/taberna-carmen?q=7k${place + 2}` }))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sobremesa-codes-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const house = (style: Style) => ({
  name: 'La Taberna de Carmen',
  phrases: ['Escanea y elige', 'Scan and choose', 'Leia o código e escolha'],
  url: 'sobremesa.es/taberna-carmen',
  style,
  theme: menuTheme({ primaryColor: '#1d3f78', secondaryColor: '#ffffff', accentColor: '#b9974a' }),
  logo: null,
})

/** Its pages as pictures, and the words of each. */
async function pagesOf(pdf: Uint8Array, name: string) {
  const file = join(folder, name)
  await writeFile(`${file}.pdf`, pdf)
  await run('pdftoppm', ['-r', String(DPI), '-png', `${file}.pdf`, file])
  const { stdout } = await run('pdfinfo', [`${file}.pdf`])
  const count = Number(/Pages:\s+(\d+)/.exec(stdout)?.[1])
  return Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const page = place + 1
      const words = await run('pdftotext', ['-f', `${page}`, '-l', `${page}`, `${file}.pdf`, '-'])
      const digits = String(page).padStart(String(count).length, '0')
      return { words: words.stdout, picture: sharp(await readFile(`${file}-${digits}.png`)) }
    }),
  )
}

/** The part of a page, in parts of its sides. */
async function codeAt(picture: Sharp, [x, y, w, h]: readonly [number, number, number, number]) {
  const { width, height } = await picture.metadata()
  const part = picture.clone().extract({
    left: Math.floor(width * x),
    top: Math.floor(height * y),
    width: Math.floor(width * w),
    height: Math.floor(height * h),
  })
  const { data, info } = await part.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data
}

const grid = (columns: number, rows: number) =>
  Array.from({ length: columns * rows }, (_, place) => {
    const [column, row] = [place % columns, Math.floor(place / columns)]
    return [column / columns, row / rows, 1 / columns, 1 / rows] as const
  })
const PLACES: Record<CodePrint, readonly (readonly [number, number, number, number])[]> = {
  cards: grid(2, 2),
  // In the middle of the sheet: 148 of 210 mm wide.
  sticker: grid(2, 4).map(([x, y, w, h]) => [0.1476 + x * 0.7048, y, w * 0.7048, h] as const),
  tent: [[0, 0.5, 1, 0.5]],
}

test.each([
  ['modern', 'cards', 5],
  ['classic', 'tent', 2],
  ['minimal', 'sticker', 9],
  ['classic', 'sticker', 1],
] as const)(
  '%s %s: each of %i codes stands in its place with its name, whole sheets but the last',
  async (style, print, count) => {
    const codes = CODES.slice(0, count)
    const pdf = await printCodes.run({ print, format: 'pdf', house: house(style), codes }, undefined)
    const pages = await pagesOf(pdf as Uint8Array, `${style}-${print}`)
    const places = PLACES[print]
    expect(pages).toHaveLength(Math.ceil(codes.length / places.length))
    for (const [place, { name, text }] of codes.entries()) {
      const page = pages[Math.floor(place / places.length)]
      const at = places[place % places.length]
      expect(page && at && (await codeAt(page.picture, at)), `${name} ${place}`).toBe(text)
      expect(page?.words.replace(/\s+/g, ' ')).toContain(name)
      // A sticker has no room for the address.
      if (print !== 'sticker') expect(page?.words).toContain('sobremesa.es/taberna-carmen')
    }
    const last = codes.length % places.length
    if (last > 0) expect(await codeAt(pages.at(-1)!.picture, places[last]!)).toBeUndefined()
  },
)

test('the preview shows the first one', async () => {
  const drawn = await printCodes.run({ print: 'cards', format: 'svg', house: house('modern'), codes: CODES }, undefined)
  const picture = sharp(Buffer.from(String(drawn)), { density: 200 })
  expect(await codeAt(picture, [0, 0, 1, 1])).toBe(CODES[0]?.text)
})
