import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barParts, proposedSlot, slotEnd, usualSlots } from './hours-editor.rules.ts'
import { type HoursSlot, overlappingSlot } from './hours.rules.ts'

describe("a slot's end", () => {
  it('is described when it is not on the same day', () => {
    expect(slotEnd({ open: '12:00', close: '16:00' })).toBe('same-day')
    expect(slotEnd({ open: '20:00', close: '02:00' })).toBe('next-day')
    expect(slotEnd({ open: '20:00', close: '00:00' })).toBe('midnight')
    expect(slotEnd({ open: '08:00', close: '08:00' })).toBe('all-day')
    expect(slotEnd({ open: '20:00', close: '2' })).toBe('same-day')
  })
})

describe('a proposed slot', () => {
  it('is lunch, then dinner, then any free hour', () => {
    expect(proposedSlot([])).toEqual({ open: '12:00', close: '16:00' })
    expect(proposedSlot(usualSlots().slice(0, 1))).toEqual({ open: '20:00', close: '23:00' })
    expect(proposedSlot(usualSlots())).toEqual({ open: '16:00', close: '17:00' })
  })
  it('never overlaps while six short slots fit into a day', () => {
    const hour = fc.integer({ min: 0, max: 22 })
    fc.assert(
      fc.property(fc.uniqueArray(hour, { maxLength: 5 }), hours => {
        const pad = (of: number) => String(of).padStart(2, '0')
        const slots: HoursSlot[] = hours.map(of => ({ open: `${pad(of)}:00`, close: `${pad(of)}:30` }))
        expect(overlappingSlot([...slots, proposedSlot(slots)])).toBe(-1)
      }),
    )
  })
})

describe('the bar of a day', () => {
  it('ends at midnight, and the rest is in the next day', () => {
    const late = [{ open: '18:00', close: '06:00' }]
    expect(barParts(late, [])).toEqual([{ kind: 'own', left: 75, width: 25 }])
    expect(barParts([], late)).toEqual([{ kind: 'late', left: 0, width: 25 }])
    expect(barParts([{ open: '1', close: '' }], [])).toEqual([])
  })
})
