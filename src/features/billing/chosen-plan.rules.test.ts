import { expect, test } from 'vitest'
import { chosenPlanNote, readChosenPlanNote } from './chosen-plan.rules.ts'

test('a note holds the plan and the interval, and nothing else', () => {
  const note = chosenPlanNote({ tier: 'pro', interval: 'monthly' })
  expect(JSON.parse(note)).toEqual({ version: 1, tier: 'pro', interval: 'monthly' })
  expect(readChosenPlanNote(note)).toEqual({ tier: 'pro', interval: 'monthly' })
})

test.each([
  ['nothing', null],
  ['no JSON', 'pro'],
  ['no object', 'null'],
  ['another version', '{"version":2,"tier":"pro","interval":"monthly"}'],
  ['a plan that is not sold', '{"version":1,"tier":"trial","interval":"monthly"}'],
  ['an interval that is not sold', '{"version":1,"tier":"pro","interval":"weekly"}'],
])('%s is no choice', (_what, note) => {
  expect(readChosenPlanNote(note)).toBeNull()
})
