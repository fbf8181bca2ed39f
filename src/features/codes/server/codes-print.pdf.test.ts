import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { kitHouse, openTypesetting, seenKit, setKit } from '#test/print/kit.ts'
import { placesOfCodes, readCodes } from '#test/print/printed-codes.ts'

const run = promisify(execFile)
const LONG = 'Jardín de la playa 12345'
const [FIRST, ...OTHERS] = [
  'Mesa 1',
  LONG,
  'Żurek ñ',
  'Mesa 3',
  'Mesa 4',
  'Mesa 5',
  'Terraza 1',
  'Terraza 2',
  'Terraza 3',
].map((place, at) => ({ place, isTable: true, text: `https://sobremesa.es/taberna-carmen?q=7k${at + 2}` }))
const codesOf = (count: number) => [FIRST!, ...OTHERS.slice(0, count - 1)] as const

/** How many codes a sheet of each has, and how often each of them. */
const ON_SHEET = { cards: 4, sticker: 8, tent: 1 } as const
const TIMES = { cards: 1, sticker: 1, tent: 2 } as const

const typesetting = openTypesetting()

/** The words of each page. */
async function wordsOf(pdf: Buffer): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-codes-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'codes.pdf'), pdf)
  const { stdout } = await run('pdftotext', [join(folder, 'codes.pdf'), '-'])
  return stdout.split('\f').map(page => page.replace(/\s+/g, ' '))
}

test.each([
  ['modern', 'cards', 5],
  ['classic', 'tent', 2],
  ['minimal', 'sticker', 9],
  ['classic', 'sticker', 1],
] as const)(
  '%s %s: each of %i codes stands in its place with its name and the address, whole sheets but the last',
  async (style, print, count) => {
    const codes = codesOf(count)
    const { pdf, pages } = await setKit(typesetting, { print, as: 'codes', house: kitHouse(style), codes })
    expect(pages).toHaveLength(Math.ceil(count / ON_SHEET[print]))
    const texts = codes.flatMap(({ text }) => Array.from({ length: TIMES[print] }, () => text))
    expect(await readCodes(pdf, pages)).toEqual(texts)
    const places = placesOfCodes(pages)
    expect(new Set(places.map(({ page, x, y }) => `${page} ${x} ${y}`)).size).toBe(places.length)
    const words = await wordsOf(pdf)
    for (const [at, { place }] of codes.entries()) {
      const page = words[Math.floor(at / ON_SHEET[print])]
      expect(page).toContain(place)
      expect(page).toContain('sobremesa.es/taberna-carmen')
    }
  },
)

test('the preview shows the first one', async () => {
  const drawn = await seenKit(typesetting, { print: 'cards', house: kitHouse('modern'), codes: codesOf(9) })
  const picture = sharp(Buffer.from(drawn), { density: 200 })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(FIRST?.text)
})
