import { expect, test } from 'vitest'
import type { DraftRow } from './drafts.store.ts'
import { secondsOfReading } from './reading-time.rules.ts'

const row = (page: number, count: number, ...times: number[]) =>
  ({ page, page_count: count, pages_read: times.map(ms => ({ state: 'read', dishes: 1, ms })) }) as unknown as DraftRow

test('what is left of a reading takes as long as its pages took so far', () => {
  expect(secondsOfReading(row(2, 4, 14_000, 16_000))).toBe(30)
  expect(secondsOfReading(row(0, 4))).toBeNull()
  expect(secondsOfReading(row(4, 4, 1000, 1000, 1000, 1000))).toBeNull()
})
