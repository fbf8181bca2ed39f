import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HoursSlot, hoursOfDay, minutesOf, overlappingSlot, slotRange } from './hours.rules.ts'
import { restaurantTexts as texts } from '../restaurants.texts.ts'

const time = fc
  .integer({ min: 0, max: 1439 })
  .map(minute => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const slot = fc.record({ open: time, close: time })
const problemOf = (slots: unknown) => {
  const result = hoursOfDay.safeParse(slots)
  return result.success ? undefined : result.error.issues[0]
}

describe("a day's slots", () => {
  it('run past midnight when they close at or before they open', () => {
    expect(slotRange({ open: '20:00', close: '02:00' })).toEqual({ start: 1200, end: 1560 })
    expect(slotRange({ open: '08:00', close: '08:00' })).toEqual({ start: 480, end: 1920 })
  })

  it.each(['24:00', '9:00', '12:60', '', 'noon'])('refuse %j', open => {
    expect(problemOf([{ open, close: '13:00' }])).toMatchObject({ message: texts.badTime, path: [0, 'open'] })
  })

  it('are at most six', () => {
    const slots = Array.from({ length: 7 }, (_, hour) => ({ open: `0${hour}:00`, close: `0${hour}:30` }))
    expect(problemOf(slots)?.message).toBe(texts.tooManySlots)
    expect(problemOf(slots.slice(1))).toBeUndefined()
  })

  it('may touch, and are refused at the slot that overlaps', () => {
    const touching = [
      { open: '12:00', close: '16:00' },
      { open: '16:00', close: '18:00' },
    ]
    expect(problemOf(touching)).toBeUndefined()
    expect(problemOf([...touching, { open: '17:59', close: '20:00' }])).toMatchObject({
      message: texts.slotsOverlap,
      path: [2],
    })
  })

  it('overlap exactly when they share a minute, in any order', () => {
    const share = (one: HoursSlot, other: HoursSlot) => {
      const [a, b] = [slotRange(one), slotRange(other)]
      return Math.max(a.start, b.start) < Math.min(a.end, b.end)
    }
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 6 }), slots => {
        const anyShared = slots.some((one, index) => slots.slice(0, index).some(other => share(one, other)))
        expect(overlappingSlot(slots) >= 0).toBe(anyShared)
        expect(overlappingSlot(slots.toReversed()) >= 0).toBe(anyShared)
      }),
    )
  })

  it('are sorted by opening time, none lost', () => {
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 6 }), slots => {
        const result = hoursOfDay.safeParse(slots)
        if (!result.success) return
        const opens = result.data.map(each => minutesOf(each.open))
        expect(opens).toEqual(opens.toSorted((a, b) => a - b))
        expect(result.data.length).toBe(slots.length)
      }),
    )
  })
})
