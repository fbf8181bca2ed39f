import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickCurrent } from './current.rules.ts'

const restaurant = (_id: string, status: 'active' | 'inactive') => ({ _id, status })

describe('the current restaurant', () => {
  it('is the chosen one while it is active', () => {
    expect(pickCurrent([restaurant('a', 'active'), restaurant('b', 'active')], 'b')?._id).toBe('b')
  })
  it('is the first active one when nothing was chosen, or the chosen one is inactive or gone', () => {
    const two = [restaurant('a', 'inactive'), restaurant('b', 'active'), restaurant('c', 'active')]
    expect(pickCurrent(two, null)?._id).toBe('b')
    expect(pickCurrent(two, 'a')?._id).toBe('b')
    expect(pickCurrent(two, 'gone')?._id).toBe('b')
  })
  it('stays the chosen one when none is active, else the first', () => {
    const lapsed = [restaurant('a', 'inactive'), restaurant('b', 'inactive')]
    expect(pickCurrent(lapsed, 'b')?._id).toBe('b')
    expect(pickCurrent(lapsed, null)?._id).toBe('a')
    expect(pickCurrent([], 'a')).toBeNull()
  })
  it('is active if any is', () => {
    const list = fc.array(
      fc.record({ _id: fc.uuid(), status: fc.constantFrom('active' as const, 'inactive' as const) }),
    )
    fc.assert(
      fc.property(list, fc.option(fc.uuid()), (restaurants, chosen) => {
        const current = pickCurrent(restaurants, chosen)
        return restaurants.some(one => one.status === 'active') ? current?.status === 'active' : true
      }),
    )
  })
})
