import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closesSheet, sheetOffset, swipeIntent } from './swipe.rules.ts'

describe('swipe', () => {
  it('closes past 100 px and not at 100', () => {
    expect(closesSheet(100)).toBe(false)
    expect(closesSheet(101)).toBe(true)
    expect(closesSheet(-400)).toBe(false)
  })

  it('follows the finger between 0 and 300 px only', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2000, max: 2000 }), dy => {
        const offset = sheetOffset(dy)
        expect(offset).toBeGreaterThanOrEqual(0)
        expect(offset).toBeLessThanOrEqual(300)
        if (dy >= 0 && dy <= 300) expect(offset).toBe(dy)
      }),
    )
  })

  it('is a movement that goes down more than sideways', () => {
    expect(swipeIntent(2, 3)).toBe('undecided')
    expect(swipeIntent(4, 20)).toBe('swipe')
    expect(swipeIntent(30, 20)).toBe('other')
    expect(swipeIntent(0, -20)).toBe('other')
  })
})
