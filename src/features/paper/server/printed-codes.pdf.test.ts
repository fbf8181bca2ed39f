import { expect, test } from 'vitest'
import { EDITION_URL, paperSheets } from '#test/print/every-sheet.ts'
import { openTypesetting } from '#test/print/kit.ts'
import { placesOfCodes, readCodes } from '#test/print/printed-codes.ts'

// The print kit and the codes of tables are read in the tests of `qr` and `codes`.

const typesetting = openTypesetting()

test('every kind of sheet is read at 300 dpi, as a phone reads it', async () => {
  const sheets = paperSheets()
  // One file of them all: the typesetter draws each page as it does alone.
  const pages = sheets.flatMap(sheet => sheet.pages)
  const sheet = { title: 'Carta', author: 'Carmen', lang: 'es', pages }
  const { pdf } = await typesetting.set('owner', { sheet, results: ['pdf'] })
  for (const { name, pages: own, codes } of sheets) expect([name, placesOfCodes(own).length]).toEqual([name, codes])
  const read = await readCodes(pdf!, pages)
  expect(read).toEqual(read.map(() => EDITION_URL))
})
