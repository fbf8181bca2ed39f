import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { lunchAndDinner } from '#features/restaurants/hours/usual-hours.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { firstDayOf } from './home.rules.ts'

describe('the first day', () => {
  const fresh = { ...defaultProfile('Casa Lola'), logoUrl: '', qrPrinted: false, hoursChecked: false } as Restaurant
  const doneOf = (restaurant: Partial<Restaurant>, dishes = 0, declared = 0) =>
    firstDayOf({ restaurant: { ...fresh, ...restaurant }, dishes, declared })
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)

  it('begins with the name done', () => {
    expect(doneOf({})).toEqual(['name'])
  })

  it('needs a look at the supposed hours, or other hours than those', () => {
    expect(doneOf({ hoursChecked: true })).toEqual(['name', 'hours'])
    expect(doneOf({ hours: { ...fresh.hours, monday: [] } })).toEqual(['name', 'hours'])
    expect(doneOf({ hours: lunchAndDinner('23:30') })).toEqual(['name'])
  })

  it('needs three dishes, however they came, and what three of them contain', () => {
    expect(doneOf({}, 2, 2)).toEqual(['name'])
    expect(doneOf({}, 58, 2)).toEqual(['name', 'carta'])
    expect(doneOf({}, 58, 3)).toEqual(['name', 'carta', 'allergens'])
  })

  it('needs a logo or own colors, not another look alone', () => {
    expect(doneOf({ theme: { ...fresh.theme, style: 'modern' } })).toEqual(['name'])
    expect(doneOf({ theme: { ...fresh.theme, accentColor: '#123456' } })).toEqual(['name', 'look'])
    expect(doneOf({ logoUrl: '/uploads/aa/640.webp' })).toEqual(['name', 'look'])
  })

  it('ends with the first download of the code', () => {
    expect(doneOf({ qrPrinted: true, hoursChecked: true, logoUrl: '/a.webp' }, 3, 3)).toEqual([
      'name',
      'hours',
      'carta',
      'allergens',
      'look',
      'print',
    ])
  })
})
