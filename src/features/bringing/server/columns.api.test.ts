import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { HOUR_MS } from '#shared/time.ts'
import type { Draft } from '../draft.contract.ts'
import { sweepDraftsHourly } from './drafts/drafts.jobs.ts'
import { callsOf, createHouse, type House } from './import.testing.ts'

/** No titles, and two columns of text: which is the description? */
const SHEET = [
  'Croquetas de la casa;Con jamón y bechamel;9,50',
  'Ensaladilla del chef;Con atún y aceitunas;7,00',
  'Bravas de siempre;Con salsa picante casera;5,50',
].join('\n')

/** A book with these sheets. */
const asBook = (sheets: Record<string, string[][]>): Promise<Buffer> =>
  writeExcelFile(
    Object.entries(sheets).map(([sheet, rows]) => ({
      sheet,
      data: rows.map(row => row.map(value => ({ value, type: String }))),
    })),
  ).toBuffer()

/** A PDF with one line on each page. */
async function asPages(lines: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ autoFirstPage: false })
  const chunks: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', resolve)
  for (const line of lines) pdf.addPage().text(line)
  pdf.end()
  await promise
  return Buffer.concat(chunks)
}

async function bringSheet({ app, ask, path, draft }: House): Promise<Draft> {
  const files = [{ field: 'files', name: 'carta.csv', content: Buffer.from(SHEET), type: 'text/csv' }]
  await ask({ method: 'POST', path, multipart: { files } })
  await app.runJobs()
  return (await draft()) as Draft
}
const CHOSEN = [
  { kind: 'description', locale: 'es' },
  { kind: 'name', locale: 'es' },
  { kind: 'price', label: null },
]

test('a sheet whose columns are unclear is kept until the owner says what they hold, and read once more', async () => {
  const house = await createHouse()
  const { app, ask, path, draft } = house
  const asked = await bringSheet(house)
  expect([asked.areColumnsUnclear, asked.columns?.[0]?.samples[0]]).toEqual([true, 'Croquetas de la casa'])
  expect((await app.files('imports/')).length).toBe(1)
  const answer = await ask<Draft>({ method: 'POST', path: `${path}/columns`, body: { columns: CHOSEN } })
  expect([answer.status, answer.data.state]).toEqual([202, 'reading'])
  await app.runJobs()
  const read = await draft()
  expect([read?.areColumnsUnclear, read?.dishes[0]?.names.es]).toEqual([false, 'Con jamón y bechamel'])
  // For its hour: 'Cambiar columnas'.
  expect((await app.files('imports/')).length).toBe(1)
})

test('an hour later the sheet is gone, and must be chosen again; a worker needs the right of texts', async () => {
  const house = await createHouse()
  const { app, owner, restaurant, path } = house
  await bringSheet(house)
  const worker = callsOf(
    app,
    restaurant.id,
    await app.signIn(await app.make.worker([restaurant], { rights: ['prices'] })),
  )
  const body = { columns: CHOSEN }
  expect((await worker.ask({ method: 'POST', path: `${path}/columns`, body })).code).toBe('no_right')
  app.clock.advance(HOUR_MS)
  await app.runJob(sweepDraftsHourly)
  expect(await app.files('imports/')).toEqual([])
  const later = callsOf(app, restaurant.id, await app.signIn(owner))
  expect((await later.ask({ method: 'POST', path: `${path}/columns`, body })).code).toBe('source_gone')
})

test('of a book with several cartas the owner is asked which one, and another sheet may be read', async () => {
  const house = await createHouse()
  const { app, ask, path, draft } = house
  const rows = (...names: string[]) => [['Plato', 'Precio'], ...names.map(name => [name, '9,50'])]
  const book = await asBook({
    Vinos: rows('Rioja', 'Ribera', 'Verdejo', 'Albariño'),
    Carta: rows('Croquetas', 'Bravas', 'Flan'),
    Notas: [['Llamar al gestor']],
  })
  await ask({ method: 'POST', path, multipart: { files: [{ field: 'files', name: 'libro.xlsx', content: book }] } })
  await app.runJobs()
  const asked = await draft()
  expect([asked?.areColumnsUnclear, asked?.sheet]).toEqual([true, 0])
  expect(asked?.sheets).toEqual([
    { name: 'Vinos', rows: 5 },
    { name: 'Carta', rows: 4 },
    { name: 'Notas', rows: 1 },
  ])
  expect((await ask({ method: 'POST', path: `${path}/again`, body: { sheet: 3 } })).status).toBe(400)
  expect((await ask({ method: 'POST', path: `${path}/again`, body: { sheet: 1 } })).status).toBe(202)
  await app.runJobs()
  const chosen = await draft()
  expect([chosen?.areColumnsUnclear, chosen?.sheet]).toEqual([false, 1])
  expect(chosen?.dishes.map(({ names }) => names.es)).toEqual(['Croquetas', 'Bravas', 'Flan'])
  const columns = chosen?.columns?.map(({ role }) => role)
  expect((await ask({ method: 'POST', path: `${path}/columns`, body: { columns } })).status).toBe(202)
  await app.runJobs()
  expect((await draft())?.dishes[0]?.names.es).toBe('Croquetas')
})

test('of a PDF with too many pages the first twenty are read when the owner says so', async () => {
  const house = await createHouse()
  const { app, ask, path, draft } = house
  const lines = Array.from({ length: 21 }, (_, at) => `Plato ${'abcdefghijklmnopqrstu'[at]} ${at + 1},50`)
  const content = await asPages(lines)
  await ask({ method: 'POST', path, multipart: { files: [{ field: 'files', name: 'todo.pdf', content }] } })
  await app.runJobs()
  expect(await draft()).toMatchObject({
    state: 'failed',
    code: 'too_many_pages',
    message: '«todo.pdf» tiene 21 páginas. Leemos 20 de una vez.',
  })
  expect((await ask({ method: 'POST', path: `${path}/again`, body: { sheet: 0 } })).code).toBe('draft_gone')
  expect((await ask({ method: 'POST', path: `${path}/again`, body: { firstPages: true } })).status).toBe(202)
  await app.runJobs()
  const read = await draft()
  expect([read?.state, read?.code, read?.pages.length, read?.dishes.length]).toEqual(['ready', null, 20, 20])
  expect(await app.files('imports/')).toEqual([])
})
