import { expect, test } from 'vitest'
import { CORPUS } from '#test/cartas/corpus.ts'
import { distance } from '#test/cartas/score.ts'
import type { Draft } from '../draft.contract.ts'
import { createHouse } from './import.testing.ts'

/** Of the dishes of a page; the corpus and `test/long` say it for all photographs. */
const NAMES_MIN = 0.9
const LETTERS_WRONG = 1

test('a photographed page is straightened by its corners, read here, reviewed and brought', async () => {
  const { app, ask, path, draft, apply, dishes } = await createHouse()
  expect((await ask<{ photos: boolean }>({ path: `${path}/sources` })).data).toEqual({ photos: true })
  const carta = CORPUS.find(({ kind, isAside }) => kind === 'photo' && !isAside)
  if (!carta) throw new Error('the corpus has photographs')
  const { bytes, corners } = await carta.make()
  const fields = { corners: [corners ?? null] }
  const files = [{ field: 'files', name: 'carta.jpg', content: bytes, type: 'image/jpeg' }]
  const begun = await ask<Draft>({ method: 'POST', path, multipart: { fields, files } })
  expect([begun.status, begun.data.source]).toEqual([202, 'photos'])
  await app.runJobs()
  const read = await draft()
  expect([read?.state, read?.pages.map(({ state }) => state)]).toEqual(['ready', ['read']])
  const names = read?.dishes.map(dish => dish.names.es ?? '') ?? []
  const truth = carta.house.categories.flatMap(category => category.dishes.map(dish => dish.names[0] ?? ''))
  const found = truth.filter(name => names.some(each => distance(each, name) <= LETTERS_WRONG)).length
  expect(found / truth.length).toBeGreaterThanOrEqual(NAMES_MIN)
  // Each line is known on the picture of its page, which its people alone can see.
  expect(read?.dishes.every(({ origin: { box } }) => box && box.width > 0)).toBe(true)
  const page = await ask({ path: `${path}/pages/1` })
  expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'no-store',
  ])
  expect((await apply()).data).toMatchObject({ created: read?.dishes.length })
  expect(await dishes()).toHaveLength(read?.dishes.length ?? 0)
})
