import { expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import { createPublishedFiles } from './published-files.ts'

const SET = { restaurantId: '0190', version: 3, edition: 'abc-2027', slug: 'casa-lola', endsAt: null }
const PAGE = { br: new Uint8Array(1), gzip: new Uint8Array(1) }

function world() {
  const storage = createMemoryStorage()
  const state = { time: Date.now() }
  const files = createPublishedFiles({ storage }, () => state.time)
  return { files, state, keys: () => Array.fromAsync(storage.in('menus/').list()) }
}

test('a marker says what was published, with or without its files', async () => {
  const { files } = world()
  const ending = { ...SET, restaurantId: '0191', endsAt: 1_800_000_000_000 }
  await files.mark(SET)
  await files.mark(ending)
  expect(await Array.fromAsync(files.list())).toEqual([SET, ending])
})

test('a marker outlives its files for a minute: another process may still be writing', async () => {
  const { files, state, keys } = world()
  await files.mark(SET)
  await files.write(SET.slug, 'start', PAGE)
  await files.remove(SET.restaurantId)
  expect(await keys()).toEqual(['sets/0190/3.abc-2027.casa-lola'])
  await files.write(SET.slug, 'start', PAGE)
  state.time = Date.now() + MINUTE_MS
  await files.remove(SET.restaurantId)
  expect(await keys()).toEqual([])
})

test('the files of other restaurants stay', async () => {
  const { files, state, keys } = world()
  const other = { ...SET, restaurantId: '01901', slug: 'otra' }
  for (const set of [SET, other]) {
    await files.mark(set)
    await files.write(set.slug, 'es', PAGE)
  }
  state.time = Date.now() + MINUTE_MS
  await files.remove(SET.restaurantId)
  expect((await keys()).toSorted()).toEqual(['es/otra.br', 'es/otra.gz', 'sets/01901/3.abc-2027.otra'])
})
