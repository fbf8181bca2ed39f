import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/time.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Draft } from '../draft.contract.ts'
import { linesOfText } from '../reading/page/lines-of-text.ts'
import { readCarta } from '../reading/read-carta.ts'
import { sweepDraftsHourly } from './drafts/drafts.jobs.ts'
import { cartaReader } from './drafts/read-draft.ts'
import { callsOf, createHouse, type House } from './import.testing.ts'
import type { PageState, ReadCarta } from './process/carta-reader.ts'
import { Refusal } from './sources/refusal.ts'

const picture = await drawPicture({ width: 30, height: 40 })
const photo = (name: string) => ({ field: 'files', name, content: picture, type: 'image/png' })
const READ: PageState = { state: 'read' }
const FAILED: PageState = { state: 'failed', reason: 'unreadable' }

/** What the reader makes of pages; `null`: the page fails. */
function cartaOf(...pages: (string | null)[]): ReadCarta {
  const lines = pages.flatMap((text, at) => linesOfText(text ?? '').map(line => ({ ...line, page: at + 1 })))
  return { draft: readCarta(lines, 'photo'), pages: pages.map(text => (text === null ? FAILED : READ)) }
}

/** Three photographed pages, the second of which fails. */
async function createHouseWithFailure() {
  const house = await createHouse()
  const { app, ask, path } = house
  const reader = vi.spyOn(app.platform.services.get(cartaReader), 'read')
  reader.mockImplementation(async ({ onPicture }) => {
    await onPicture?.(1, { bytes: Buffer.from('page one'), width: 1800, height: 2546 })
    return cartaOf('TAPAS\nCroquetas (1, 3) 9,50\nPulpo (2, 3) 18,00', null, 'POSTRES\nFlan (1, 3) 4,50')
  })
  const files = [photo('uno.png'), photo('dos.png'), photo('tres.png')]
  await ask({ method: 'POST', path, multipart: { files } })
  await app.runJobs()
  const repeat = (calls: Pick<House, 'ask'> = house, page = 2) =>
    calls.ask<Draft>({ method: 'POST', path: `${path}/pages/${page}`, multipart: { files: [photo('otra.png')] } })
  return { ...house, reader, repeat }
}
const told = (draft: Draft | null) => {
  const nameOf = new Map(draft?.categories.map(({ _id, names }) => [_id, names.es]))
  return draft?.dishes.map(({ names, categoryId }) => `${nameOf.get(categoryId)}: ${names.es}`)
}

test('a page that failed is read from another photograph; what was decided about the others stays', async () => {
  const { app, path, ask, draft, change, reader, repeat } = await createHouseWithFailure()
  await change({ dish: 'd1', set: { names: { es: 'Croquetas de la casa' }, allergensDeclared: true } })
  expect((await draft())?.isKeyRead).toBe(false)
  reader.mockImplementation(async ({ onPicture, onPage }) => {
    expect(await draft()).toMatchObject({ state: 'reading', page: 0, pages: [{}, { state: 'waiting' }, {}] })
    onPage?.({ pages: 1, read: [] })
    await onPicture?.(1, { bytes: Buffer.from('page two'), width: 900, height: 1200 })
    return cartaOf(
      'Oreja (2) 8,00\nPOSTRES\nNatillas (1) 4,00\nVINOS\nVerdejo 3,00\nAlérgenos: 1 huevos, 2 gluten, 3 lácteos',
    )
  })
  const begun = await repeat()
  expect([begun.status, begun.data.state]).toEqual([202, 'reading'])
  await app.runJobs()
  const read = await draft()
  expect(read?.state).toBe('ready')
  // Above its first heading a page goes on with what the page before ends with.
  expect(told(read)).toEqual([
    'TAPAS: Croquetas de la casa',
    'TAPAS: Pulpo',
    'TAPAS: Oreja',
    'POSTRES: Natillas',
    'VINOS: Verdejo',
    'POSTRES: Flan',
  ])
  expect(read?.categories.map(({ names }) => names.es)).toEqual(['TAPAS', 'VINOS', 'POSTRES'])
  expect(read?.pages[1]).toEqual({ state: 'read', code: null, dishes: 3, image: { width: 900, height: 1200 } })
  expect(read?.dishes[2]?.origin.page).toBe(2)
  // Its foot says what the numbers mean: what was ticked in the order of the law must be ticked again.
  expect(read?.isKeyRead).toBe(true)
  expect(read?.dishes.map(({ proposals }) => proposals)).toEqual([
    ['eggs', 'milk'],
    ['gluten', 'milk'],
    ['gluten'],
    ['eggs'],
    [],
    ['eggs', 'milk'],
  ])
  expect(read?.dishes[0]?.allergensDeclared).toBe(false)
  expect((await ask({ path: `${path}/pages/2` })).text).toBe('page two')
  expect((await app.files('imports/')).filter(key => key.includes('/sent/'))).toEqual([])
  expect((await repeat()).code).toBe('page_read')
  expect((await repeat(undefined, 4)).status).toBe(404)
})

test('a page that fails again, is given up, or is never finished leaves the draft as it was', async () => {
  const { app, owner, restaurant, path, ask, draft, change, reader, repeat } = await createHouseWithFailure()
  await change({ dish: 'd1', set: { names: { es: 'Croquetas de la casa' } } })
  const before = await draft()
  const same = { dishes: before?.dishes, categories: before?.categories, state: 'ready' }
  reader.mockRejectedValue(new Refusal('nothingFound'))
  await repeat()
  await app.runJobs()
  expect(await draft()).toMatchObject({ ...same, pages: [{}, { state: 'failed', code: 'nothing_found' }, {}] })
  await repeat()
  await ask({ method: 'POST', path: `${path}/cancel` })
  await app.runJobs()
  expect(await draft()).toMatchObject({ ...same, pages: [{}, { state: 'failed' }, {}] })
  reader.mockRejectedValue(new Error('the disk is away'))
  await repeat()
  await expect(app.runJobs()).rejects.toThrow('the disk is away')
  app.clock.advance(HOUR_MS)
  await app.runJob(sweepDraftsHourly)
  const late = callsOf(app, restaurant.id, await app.signIn(owner))
  expect(await late.draft()).toMatchObject({ ...same, pages: [{}, { state: 'failed' }, {}] })
  const worker = await app.make.worker([restaurant], { rights: ['prices'] })
  const others = callsOf(app, restaurant.id, await app.signIn(worker))
  expect((await repeat(others)).code).toBe('no_right')
})
