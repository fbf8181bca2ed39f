import { describe, expect, it } from 'vitest'
import type { Dish } from '#features/menu/menu.contract.ts'
import { todosOf } from './home.rules.ts'

const dish = (change: Partial<Dish>) =>
  ({
    imageUrl: '/uploads/aa/640.webp',
    allergensDeclared: true,
    translations: { es: { name: 'Pulpo', description: '' }, pt: { name: 'Polvo', description: '' } },
    ...change,
  }) as Dish

describe('what is missing on a menu', () => {
  it('is the first dish when there is none', () => {
    expect(todosOf([], ['es'])).toEqual([{ kind: 'firstDish' }])
  })

  it('is nothing when everything is there', () => {
    expect(todosOf([dish({})], ['es', 'pt'])).toEqual([])
  })

  it('counts photos, each language that diners may choose, and allergens', () => {
    const dishes = [
      dish({ imageUrl: '' }),
      dish({ translations: { es: { name: 'Pan', description: '' } }, allergensDeclared: false }),
      dish({}),
    ]
    expect(todosOf(dishes, ['es', 'pt'])).toEqual([
      { kind: 'withoutPhoto', count: 1 },
      { kind: 'untranslated', locale: 'pt', count: 1 },
      { kind: 'undeclared', count: 1 },
    ])
    expect(todosOf(dishes, ['es'])).not.toContainEqual(expect.objectContaining({ kind: 'untranslated' }))
  })
})
