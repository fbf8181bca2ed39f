import { describe, expect, it } from 'vitest'
import type { Dish } from '#features/menu/menu.contract.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { firstDayOf, todosOf } from './home.rules.ts'

const dish = (change: Partial<Dish>) =>
  ({
    imageUrl: '/uploads/aa/640.webp',
    allergensDeclared: true,
    translations: { es: { name: 'Pulpo', description: '' }, pt: { name: 'Polvo', description: '' } },
    ...change,
  }) as Dish

describe('what is missing on a menu', () => {
  it('is nothing when everything is there', () => {
    expect(todosOf([dish({})], ['es', 'pt'])).toEqual([])
  })

  it('counts allergens, photos, and each language that diners may choose', () => {
    const dishes = [
      dish({ imageUrl: '' }),
      dish({ translations: { es: { name: 'Pan', description: '' } }, allergensDeclared: false }),
      dish({}),
    ]
    expect(todosOf(dishes, ['es', 'pt'])).toEqual([
      { part: 'alergenos', count: 1 },
      { part: 'foto', count: 1 },
      { part: 'traduccion', locale: 'pt', count: 1 },
    ])
    expect(todosOf(dishes, ['es'])).not.toContainEqual(expect.objectContaining({ part: 'traduccion' }))
  })
})

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
