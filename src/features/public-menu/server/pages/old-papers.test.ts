import { expect, test } from 'vitest'
import { fakeClock } from '#platform/clock/clock.ts'
import { silentLog } from '#platform/log/log.ts'
import { MINUTE_MS } from '#shared/time.ts'
import type { OldPaper } from '../../old-paper.ts'
import { world as cacheWorld } from '../cache/menu-cache.testing.ts'
import { createOldPapers, type FindOldPaper } from './old-papers.ts'

const PAPER: OldPaper = { n: 1, from: '2026-11-22', differs: 'prices' }

async function world(find: FindOldPaper) {
  const { cache, present } = cacheWorld()
  present.set('casa', 1)
  const menu = await cache.getOrLoad({ slug: 'casa' })
  if (!menu) throw new Error('no menu')
  const clock = fakeClock()
  return { menu, clock, papers: createOldPapers(() => find, { clock, log: silentLog }) }
}

test('what was found is known without waiting, for a minute', async () => {
  let asked = 0
  const { menu, clock, papers } = await world(async () => {
    asked += 1
    return PAPER
  })
  expect(papers.getReady(menu, 1)).toBeUndefined()
  expect(await Promise.all([papers.find(menu, 1), papers.find(menu, 1)])).toEqual([PAPER, PAPER])
  expect([papers.getReady(menu, 1), asked]).toEqual([PAPER, 1])
  clock.advance(MINUTE_MS)
  expect(papers.getReady(menu, 1)).toBeUndefined()
})

test('without a database the carta is shown without a word, and it is asked for again', async () => {
  let isAway = true
  const { menu, papers } = await world(async () => {
    if (isAway) throw new Error('away')
    return PAPER
  })
  expect(await papers.find(menu, 1)).toBeNull()
  isAway = false
  expect(papers.getReady(menu, 1)).toBeUndefined()
  expect(await papers.find(menu, 1)).toEqual(PAPER)
})
