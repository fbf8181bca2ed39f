import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { STYLES } from '#features/theme/theme.contract.ts'
import { kitHouse, ONE_PIXEL, openTypesetting, setKit } from '#test/print/kit.ts'
import { pdfUa } from '#test/print/native-typst.ts'
import { QR_PRINTS, type QrPrint } from '../qr.contract.ts'
import { LOGO_FILE } from './print/content.ts'
import { layOutPrint, type PrintAs } from './print/lay-out.ts'

const typesetting = openTypesetting()

const orderOf = (print: QrPrint, as: PrintAs, style: (typeof STYLES)[number]) => ({
  print,
  as,
  house: { ...kitHouse(style), logo: { plate: '#ffffff' } },
  codes: [{ text: 'https://sobremesa.es/taberna-carmen?q=7k2', place: 'Mesa 1', isTable: true }] as const,
})

test.each(STYLES.flatMap(style => QR_PRINTS.map(print => [style, print] as const)))(
  '%s %s can be heard: PDF/UA-1',
  (style, print) => {
    for (const as of ['sheet', 'codes'] as const) {
      const order = orderOf(print, as, style)
      const { pages, files } = layOutPrint(order)
      const sheet = { title: order.house.name, author: order.house.name, lang: 'es', figures: 'text', pages } as const
      expect(
        pdfUa(sheet, { ...files, [LOGO_FILE]: ONE_PIXEL })
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-')
    }
  },
)

/** What pages are drawn with, without what compresses it. */
const drawnIn = (pdf: Buffer): string =>
  [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)endstream/g)]
    .map(([, stream = '']) => {
      try {
        return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .join('\n')

test('languages, a title and what its code is are told; what is black is black alone', async () => {
  const { pdf } = await setKit(typesetting, orderOf('tent', 'sheet', 'minimal'), ONE_PIXEL)
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-heard-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'tent.pdf')
  await writeFile(file, pdf)
  const run = async (...options: string[]) => (await promisify(execFile)('pdfinfo', [...options, file])).stdout
  expect(await run()).toMatch(/Title: +La Taberna de Carmen[\s\S]*Tagged: +yes/)
  for (const lang of ['es', 'en', 'pt']) expect(pdf.toString('latin1')).toContain(`/Lang (${lang})`)
  expect(pdf.toString('latin1')).toContain('/Alt (QR: Mesa 1, sobremesa.es/taberna-carmen)')
  const heard = await run('-struct-text')
  expect(heard).toMatch(/H1 "La Taberna de Carmen"[\s\S]*"Escanea y elige"[\s\S]*Figure/)
  const drawn = drawnIn(pdf)
  expect(drawn).toMatch(/^0 0 0 1 k$/m)
  const others = [...drawn.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)$/gm)].map(([, ...values]) =>
    values.map(Number),
  )
  expect(others.length).toBeGreaterThan(0)
  for (const channels of others) expect(Math.max(...channels)).toBeGreaterThan(0.5)
})
