import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { firstDayOf } from './home.rules.ts'

describe('the first day', () => {
  const fresh = { ...defaultProfile('Casa Lola'), logoUrl: '', qrPrinted: false } as Restaurant
  const doneOf = (restaurant: Partial<Restaurant>, categories = 0, dishes = 0) =>
    firstDayOf({ restaurant: { ...fresh, ...restaurant }, categories, dishes })
      .filter(({ isDone }) => isDone)
      .map(({ step }) => step)

  it('begins with the name done', () => {
    expect(doneOf({})).toEqual(['name'])
  })

  it('needs a category, and three dishes', () => {
    expect(doneOf({}, 1, 2)).toEqual(['name', 'category'])
    expect(doneOf({}, 1, 3)).toEqual(['name', 'category', 'dishes'])
  })

  it('needs a logo or own colors, not another look alone', () => {
    expect(doneOf({ theme: { ...fresh.theme, style: 'modern' } })).toEqual(['name'])
    expect(doneOf({ theme: { ...fresh.theme, accentColor: '#123456' } })).toEqual(['name', 'look'])
    expect(doneOf({ logoUrl: '/uploads/aa/640.webp' })).toEqual(['name', 'look'])
  })

  it('ends with the first download of the code', () => {
    expect(doneOf({ qrPrinted: true, logoUrl: '/a.webp' }, 1, 3)).toEqual([
      'name',
      'category',
      'dishes',
      'look',
      'print',
    ])
  })
})
