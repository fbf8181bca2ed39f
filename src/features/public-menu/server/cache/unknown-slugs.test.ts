import { expect, test } from 'vitest'
import { FRESH_MS, UNKNOWN_SLUGS_MAX } from '../../public-menu.limits.ts'
import { createUnknownSlugs } from './unknown-slugs.ts'

test('the number of unknown slugs is bounded: many new ones replace the old ones', () => {
  const slugs = createUnknownSlugs(() => 0)
  for (let number = 0; number < UNKNOWN_SLUGS_MAX; number++) slugs.add(`casa-${number}`, 0)
  expect(slugs.has('casa-0')).toBe(true)
  slugs.add('una-mas', 0)
  expect([slugs.has('casa-0'), slugs.has('una-mas')]).toEqual([false, true])
})

test('an unknown slug is remembered for a second, not longer', () => {
  let time = 0
  const slugs = createUnknownSlugs(() => time)
  slugs.add('casa', 0)
  time = FRESH_MS
  expect(slugs.has('casa')).toBe(true)
  time = FRESH_MS + 1
  expect(slugs.has('casa')).toBe(false)
})
