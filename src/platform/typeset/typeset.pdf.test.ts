import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { FALLBACK } from './faces.ts'
import type { Sheet, SheetItem } from './sheet.ts'
import { createTypesetting, type TypesettingSettings } from './typeset.ts'

const HANKEN = 'hanken-grotesk 400-normal latin'

function typesetting(settings: Partial<TypesettingSettings> = {}) {
  const made = createTypesetting({ log: silentLog, ...settings })
  onTestFinished(made.close)
  return made
}
const line = (text: string, y: number, family = HANKEN): SheetItem => ({
  kind: 'text',
  x: 10,
  y,
  align: 'left',
  lineHeight: 12,
  lines: [[{ text, family, size: 10, ink: 'k100' }]],
})
const sheetOf = (...pages: SheetItem[][]): Sheet => ({
  title: 'Carta',
  author: 'La Taberna',
  lang: 'es',
  pages: pages.map(items => ({ width: 210, height: 297, items })),
})

async function poppler(program: string, pdf: Uint8Array, ...options: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'typeset-')), 'sheet.pdf')
  writeFileSync(file, pdf)
  return execFileSync(program, program === 'pdftotext' ? [...options, file, '-'] : [...options, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

const HOSTILE = ['#panic("x")', '#read("/etc/passwd")', '$x^2$ *b* _i_ `c` @r <l>', '\\ [ ] { } // nota', '= Título']

test('what an owner writes is printed as it is, in any script, tagged, and with its letters in the file', async () => {
  const { set } = typesetting()
  const lines = HOSTILE.map((text, index) => line(text, 20 + 10 * index))
  const sheet = sheetOf([...lines, line('日本語 Ωμέγα', 200, FALLBACK.family)])
  const { pdf, pages } = await set('owner', { sheet, results: ['pdf', 'pages'] })
  const text = await poppler('pdftotext', pdf!)
  for (const written of [...HOSTILE, '日本語 Ωμέγα']) expect(text).toContain(written)
  expect(await poppler('pdfinfo', pdf!)).toMatch(/Tagged: +yes/)
  expect(await poppler('pdffonts', pdf!)).toMatch(/HankenGrotesk-Regular.*yes yes yes/)
  expect(pages).toHaveLength(1)
  expect(pages![0]).not.toMatch(/<script|<style|<foreignObject/)
})

test('a sheet that takes too long is ended with 503, and the next one is set', async () => {
  const settings = { firstTimeoutMs: 30_000, timeoutMs: 1 }
  const { set } = typesetting(settings)
  const order = { sheet: sheetOf([line('Pan', 20)]), results: ['pdf'] as const }
  const long = { ...order, sheet: sheetOf(Array.from({ length: 3000 }, (_, at) => line(`Plato ${at}`, 20))) }
  await set('owner', order)
  await expect(set('owner', long)).rejects.toMatchObject({ status: 503, retryAfterS: 2 })
  expect((await set('owner', order)).pdf).toBeDefined()
})

test('a picture that cannot be read fails its sheet alone', async () => {
  const { set } = typesetting()
  const picture: SheetItem = { kind: 'image', x: 0, y: 0, width: 9, height: 9, source: { file: 'p.png' }, alt: 'Plato' }
  const files = { 'p.png': new Uint8Array([1, 2, 3]) }
  await expect(set('owner', { sheet: sheetOf([picture]), files, results: ['pdf'] })).rejects.toThrow('cannot be set')
  expect((await set('owner', { sheet: sheetOf([line('Pan', 20)]), results: ['pdf'] })).pdf).toBeDefined()
})

test('a thread ends after its sheets, and the next one gives the same bytes', async () => {
  const { set } = typesetting({ sheetsOfThread: 1 })
  const order = { sheet: sheetOf([line('Croquetas', 20)], [line('Flan', 20)]), results: ['pdf', 'pages'] as const }
  const [first, second] = [await set('owner', order), await set('owner', order)]
  expect(first).toEqual(second)
  expect(first.pages).toHaveLength(2)
})
