import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moved } from './order.rules.ts'

describe('moved', () => {
  it('moves one entry', () => {
    expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  })
  it('returns the same list for an invalid index', () => {
    const list = ['a', 'b']
    for (const [from, to] of [
      [0, 0],
      [-1, 1],
      [0, 2],
      [5, 0],
      [0.5, 1],
    ] as const) {
      expect(moved(list, from, to)).toBe(list)
    }
  })
  it('keeps every entry once, and moving back restores the order', () => {
    const cases = fc.uniqueArray(fc.integer(), { minLength: 1 }).chain(list => {
      const place = fc.integer({ min: 0, max: list.length - 1 })
      return fc.tuple(fc.constant(list), place, place)
    })
    fc.assert(
      fc.property(cases, ([list, from, to]) => {
        const next = moved(list, from, to)
        expect(next[to]).toBe(list[from])
        expect(moved(next, to, from)).toEqual(list)
      }),
    )
  })
})
