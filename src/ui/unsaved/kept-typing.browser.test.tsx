import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { countDrafts, dropDrafts } from './drafts.ts'
import { dropTyping, forgetTyping, holdTyping, keepTyping, keptTyping } from './kept-typing.ts'

const NOW = Date.UTC(2026, 11, 18, 16, 32)
const PLACE = 'dish.flan'
const form = { place: PLACE, title: () => 'Flan', read: () => ({ price: '9' }) }
let release = (): void => {}
beforeEach(() => {
  release = holdTyping(form)
})
afterEach(() => {
  release()
  dropDrafts('u1')
})

test('what a form holds when the session ends is there for its user and its place, and for nobody else', () => {
  keepTyping('u1', NOW)
  expect(keptTyping('u1', PLACE, NOW)).toEqual({ at: NOW, title: 'Flan', values: { price: '9' } })
  expect(keptTyping('u2', PLACE, NOW)).toBeUndefined()
  expect(keptTyping('u1', 'dish.pan', NOW)).toBeUndefined()
})

test('for 24 hours, not longer', () => {
  keepTyping('u1', NOW)
  expect(keptTyping('u1', PLACE, NOW + DAY_MS - 1)).toBeDefined()
  expect(keptTyping('u1', PLACE, NOW + DAY_MS)).toBeUndefined()
  expect(countDrafts('u1')).toBe(0)
})

test('it goes when the person is back, throws it away, or signs out; a form that holds nothing keeps nothing', () => {
  keepTyping('u1', NOW)
  forgetTyping('u1')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  keepTyping('u1', NOW)
  dropTyping('u1', PLACE)
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  keepTyping('u1', NOW)
  dropDrafts('u1')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  release()
  keepTyping('u1', NOW)
  expect(countDrafts('u1')).toBe(0)
})

test('what another release or a stranger has put there is nothing', () => {
  localStorage.setItem('sobremesa.draft.u1.typed.dish.flan', '{"at":"ayer"}')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
})
