import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import type { Action } from './activity.actions.ts'
import type { ActivityEntry } from './activity.contract.ts'
import { restorableDays } from './restorable.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const entry = (action: Action, daysAgo = 0, count = 1): ActivityEntry => ({
  id: action,
  at: new Date(NOW.getTime() - daysAgo * DAY_MS).toISOString(),
  actor: null,
  action,
  count,
  items: [{ id: 'sopa', name: 'Sopa de ajo', field: null, before: null, after: null }],
  changeId: null,
  undone: false,
})

test('what was deleted can be restored for 30 days, once', () => {
  const days = (...given: Parameters<typeof entry>) => restorableDays(entry(...given), [], NOW)
  expect([days('dish.deleted'), days('category.deleted', 29), days('dish.deleted', 30)]).toEqual([30, 1, 0])
  expect([days('dish.created'), days('dish.deleted', 0, 3)]).toEqual([0, 0])
  expect(restorableDays(entry('dish.deleted'), [entry('dish.restored')], NOW)).toBe(0)
})
