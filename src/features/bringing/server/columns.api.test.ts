import { expect, test } from 'vitest'
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
  expect(await app.files('imports/')).toEqual([])
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
