import { expect, test, vi } from 'vitest'
import { HOUR_MS } from '#shared/time.ts'
import { drawPicture } from '#test/pictures.ts'
import type { Draft } from '../draft.contract.ts'
import { sweepDraftsHourly } from './drafts/drafts.jobs.ts'
import { cartaReader } from './drafts/read-draft.ts'
import { callsOf, createHouse } from './import.testing.ts'
import type { ReadCarta, Reading } from './process/carta-reader.ts'

const read = (name: string): ReadCarta['draft'] => ({
  categories: [],
  dishes: [
    {
      category: null,
      names: { es: name },
      descriptions: {},
      prices: [],
      marks: [],
      proposals: [],
      doubts: [],
      origin: { page: 1, line: 1, text: name, box: { x: 1, y: 2, width: 30, height: 4 } },
    },
  ],
  leftovers: [],
  key: [],
  isKeyRead: false,
})

const picture = await drawPicture({ width: 30, height: 40 })
const photo = (name: string) => ({ field: 'files', name, content: picture, type: 'image/png' })

test('a picture that comes when nobody waits for it any more goes, too', async () => {
  const { app, ask, path, draft } = await createHouse()
  vi.spyOn(app.platform.services.get(cartaReader), 'read').mockImplementation(async reading => {
    await ask({ method: 'POST', path: `${path}/cancel` })
    // Its files are deleted, and then another one comes.
    await app.runJobs()
    await reading.onPicture?.(1, { bytes: Buffer.from('page one'), width: 1800, height: 2546 })
    return { draft: read('Flan'), pages: [{ state: 'read' }] }
  })
  await ask({ method: 'POST', path, multipart: { files: [photo('uno.png')] } })
  await app.runJobs()
  expect([await draft(), await app.files('imports/')]).toEqual([null, []])
})

test('photographs are pages in their order; only our own pictures of them are kept, and members see them', async () => {
  const { app, ask, path, draft } = await createHouse()
  const asked: Reading[] = []
  vi.spyOn(app.platform.services.get(cartaReader), 'read').mockImplementation(async reading => {
    asked.push(reading)
    reading.onPage?.({ pages: 2, read: [{ state: 'read', dishes: 15 }] })
    await expect
      .poll(async () => ((at: Draft | null) => [at?.page, at?.pageCount, at?.pages])(await draft()))
      .toEqual([1, 2, [{ state: 'read', code: null, dishes: 15, image: null }]])
    await reading.onPicture?.(1, { bytes: Buffer.from('page one'), width: 1800, height: 2546 })
    return { draft: read('Flan'), pages: [{ state: 'read' }, { state: 'failed', reason: 'unreadable' }] }
  })
  const corners = [[0, 1, 2, 3].map(at => ({ x: at / 10, y: 0.5 })), null]
  const files = [photo('uno.png'), photo('dos.png')]
  const begun = await ask<Draft>({ method: 'POST', path, multipart: { fields: { corners }, files } })
  expect([begun.status, begun.data.source, begun.data.fileName]).toEqual([202, 'photos', 'uno.png'])
  expect((await app.files('imports/')).length).toBe(2)
  await app.runJobs()
  const [{ source }] = asked as [Reading]
  expect('files' in source && source.files.map(each => each.corners?.[1])).toEqual([{ x: 0.1, y: 0.5 }, undefined])
  const ready = await draft()
  expect(ready?.pages).toEqual([
    { state: 'read', code: null, dishes: 1, image: { width: 1800, height: 2546 } },
    { state: 'failed', code: 'unreadable', dishes: 0, image: null },
  ])
  expect(ready?.categories.map(({ names }) => names)).toEqual([{ es: 'Carta' }])
  expect(ready?.dishes[0]?.origin.box).toEqual({ x: 1, y: 2, width: 30, height: 4 })
  expect(await app.files('imports/')).toEqual([`${ready?._id}/page/1.webp`])
  const page = await ask({ path: `${path}/pages/1` })
  expect([page.status, page.text, page.headers['cache-control']]).toEqual([200, 'page one', 'no-store'])
  await ask({ method: 'DELETE', path })
  await app.runJobs()
  expect(await app.files('imports/')).toEqual([])
})

test('a reading that goes on ends when somebody cancels it, and leaves nothing', async () => {
  const { app, ask, path, start, draft } = await createHouse()
  const begun = Promise.withResolvers<void>()
  vi.spyOn(app.platform.services.get(cartaReader), 'read').mockImplementation(({ signal }) => {
    begun.resolve()
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  await start({ text: 'Flan 4,50' })
  const running = app.runJobs()
  await begun.promise
  await ask({ method: 'POST', path: `${path}/cancel` })
  await running
  await app.runJobs()
  expect([await draft(), await app.files('imports/')]).toEqual([null, []])
})

test('who waits sees how many cartas are read before, and about how long it takes', async () => {
  const first = await createHouse()
  const [second, third] = [await createHouse({ with: first.app }), await createHouse({ with: first.app })]
  for (const { start } of [first, second, third]) await start({ text: 'Flan 4,50' })
  // Two are read at once.
  expect(await second.draft()).toMatchObject({ ahead: 0, secondsLeft: null })
  expect(await third.draft()).toMatchObject({ ahead: 2, secondsLeft: 4 })
  await first.app.runJobs()
  expect(await third.draft()).toMatchObject({ state: 'ready', ahead: 0, secondsLeft: null })
})

test('a reading that nobody finished says so after an hour, and what was sent is gone', async () => {
  const { app, owner, restaurant, start, draft } = await createHouse()
  vi.spyOn(app.platform.services.get(cartaReader), 'read').mockRejectedValue(new Error('the disk is away'))
  await start({ text: 'Flan 4,50' })
  await expect(app.runJobs()).rejects.toThrow('the disk is away')
  expect([(await draft())?.state, (await app.files('imports/')).length]).toEqual(['reading', 1])
  app.clock.advance(HOUR_MS)
  await app.runJob(sweepDraftsHourly)
  const late = callsOf(app, restaurant.id, await app.signIn(owner))
  expect(await late.draft()).toMatchObject({
    state: 'failed',
    code: 'reading_interrupted',
    message: 'La lectura se ha interrumpido',
  })
  expect(await app.files('imports/')).toEqual([])
})

test('twenty files at most, each of 15 MB at most', async () => {
  const { ask, path, draft } = await createHouse()
  const many = Array.from({ length: 21 }, (_, at) => photo(`${at}.png`))
  const answer = await ask({ method: 'POST', path, multipart: { files: many } })
  expect([answer.status, answer.code]).toEqual([400, 'too_many_pages'])
  const large = { ...photo('grande.png'), content: Buffer.alloc(15_000_001) }
  const refused = await ask({ method: 'POST', path, multipart: { files: [photo('a.png'), large] } })
  expect([refused.status, refused.code, await draft()]).toEqual([413, 'file_too_large', null])
})
