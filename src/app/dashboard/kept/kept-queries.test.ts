import { expect, test } from 'vitest'
import { isKeptQuery } from './kept-queries.ts'

test.each([
  [['user']],
  [['restaurants', 'list']],
  [['restaurants', 'today', 'r1']],
  [['menu', 'r1', 'dishes']],
  [['home', 'r1']],
])('%j is kept on the phone', key => {
  expect(isKeptQuery(key)).toBe(true)
})

test.each([
  [['team', 'own']],
  [['subscription']],
  [['subscription', 'status']],
  [['sessions']],
  [['restaurants', 'of-owner', 'a@b.es']],
  [['restaurants', 'one', 'r1']],
  [['menu', 'r1', 'deleted']],
  [['activity', 'r1', 'recent']],
])('%j is not', key => {
  expect(isKeptQuery(key)).toBe(false)
})
