import { expect, test } from 'vitest'
import { FORMATS } from '../../paper.limits.ts'
import { printModel } from '../content/print-model.ts'
import { setSheet } from './set-sheet.ts'
import { randomCarta } from '#test/print/paper-cartas.ts'
import { testHouse } from '#test/print/paper-house.ts'
import { nativeCompiler, pdfUa } from '#test/print/native-typst.ts'
import type { Sheet } from '#platform/typeset/sheet.ts'

const words = { edition: 'Edición 1', validFrom: 'En vigor', said: ['Precios en euros'], elsewhere: '' }
/** Each format in some look. */
const SEEDS = [0, 1, 7, 13, 14]
const MOST = 30
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a carta of each format can be heard: PDF/UA-1 by the native compiler, which checks what ours cannot', () => {
  const formats = SEEDS.map(seed => {
    const { content, options, style } = randomCarta(seed, MOST)
    const photos = Object.fromEntries(content.categories.map(({ _id }) => [_id, { file: 'photo.png', alt: 'Foto' }]))
    const set = setSheet({ model: printModel(content, options), options, house: testHouse(style), words, photos })
    const sheet: Sheet = { title: 'Carta', author: 'Carmen', lang: 'es', pages: set?.pages ?? [] }
    expect(sheet.pages.length).toBeGreaterThan(0)
    expect(pdfUa(sheet, { 'photo.png': PIXEL }).subarray(0, 5).toString()).toBe('%PDF-')
    return options.format
  })
  expect(new Set(formats)).toEqual(new Set(FORMATS))
})

test('a picture without a text is refused by that check, so it is one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const source = `#set page(width: 10mm, height: 10mm)\n#image(bytes("${svg.replaceAll('"', '\\"')}"), format: "svg")`
  expect(() => nativeCompiler().pdf({ mainFileContent: source }, { pdfStandard: 'ua-1' })).toThrow('missing alt text')
})
