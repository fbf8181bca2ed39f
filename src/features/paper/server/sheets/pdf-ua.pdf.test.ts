import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printModel } from '../content/print-model.ts'
import { setSheet } from './set-sheet.ts'
import { randomCarta } from '#test/menus/paper-cartas.ts'
import { testHouse } from '#test/menus/paper-house.ts'
import { FALLBACK, HOUSE_FILES } from '#platform/typeset/faces.ts'
import { toSfnt } from '#platform/typeset/sfnt.ts'
import type { Sheet } from '#platform/typeset/sheet.ts'

type Compiler = { pdf(order: object, options: { pdfStandard: 'ua-1' }): Buffer }
type Native = { NodeCompiler: { create(options: object): Compiler } }
const require = createRequire(import.meta.url)
const { NodeCompiler } = require('native-typst') as Native

const TYPESET = join(import.meta.dirname, '../../../../platform/typeset')
const SOURCE = join(TYPESET, 'sheet.typ')

// The native compiler checks what the one that we ship cannot: PDF/UA-1.

function natively(sheet: Sheet): Buffer {
  const fontBlobs = [...HOUSE_FILES, FALLBACK].map(({ family, file }) => toSfnt(readFileSync(file), family))
  const compiler = NodeCompiler.create({ workspace: TYPESET, fontArgs: [{ fontBlobs }] })
  const order = { mainFilePath: SOURCE, inputs: { sheet: JSON.stringify(sheet) } }
  return compiler.pdf(order, { pdfStandard: 'ua-1' })
}

const words = { edition: 'Edición 1', validFrom: 'En vigor', said: ['Precios en euros'], elsewhere: '' }

test.each([0, 1, 3, 4, 5, 10])('a carta (%i) can be heard: PDF/UA-1', seed => {
  const { content, options, style } = randomCarta(seed)
  const set = setSheet({ model: printModel(content, options), options, house: testHouse(style), words })
  const sheet = { title: 'Carta', author: 'Carmen', lang: 'es', pages: set?.pages ?? [] }
  expect(natively(sheet).subarray(0, 5).toString()).toBe('%PDF-')
})

test('a picture without a text is refused by that check, so it is one', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  const source = `#set page(width: 10mm, height: 10mm)\n#image(bytes("${svg.replaceAll('"', '\\"')}"), format: "svg")`
  const compiler = NodeCompiler.create({ workspace: TYPESET })
  expect(() => compiler.pdf({ mainFileContent: source }, { pdfStandard: 'ua-1' })).toThrow('missing alt text')
})
