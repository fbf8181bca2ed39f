import { expect, test } from 'vitest'
import { isSameJson } from './same-json.ts'

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, '1', false],
  [null, null, true],
  [null, {}, false],
  [[1, { a: 2 }], [1, { a: 2 }], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: 1 }, false],
  [[], {}, false],
])('%j and %j: %s', (one, other, isSame) => {
  expect([isSameJson(one, other), isSameJson(other, one)]).toEqual([isSame, isSame])
})
