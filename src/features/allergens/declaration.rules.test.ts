import { describe, expect, test } from 'vitest'
import { isDeclared, mergeMembers, mergeWithout, withoutErrors } from './declaration.rules.ts'

const saying = (allergens: string[], traces: string[], allergensDeclared: boolean) => ({
  allergens,
  traces,
  allergensDeclared,
})

describe('a dish is declared', () => {
  const undeclared = saying([], [], false)
  const none = saying([], [], true)

  test.each([['allergens'], ['traces']])(
    'with at least one in %s, or with the declaration that there is none',
    list => {
      const nothing = { allergens: [], traces: [] }
      const some = { ...nothing, [list]: ['gluten'] }
      expect(isDeclared(undeclared, some, false)).toBe(true)
      expect(isDeclared(undeclared, nothing, undefined)).toBe(false)
      expect(isDeclared(undeclared, nothing, true)).toBe(true)
      expect(isDeclared(none, nothing, undefined)).toBe(true)
      expect(isDeclared(none, nothing, false)).toBe(false)
      expect(isDeclared({ ...some, allergensDeclared: true }, nothing, undefined)).toBe(false)
    },
  )
})

test('kinds join by allergen: null and none take away, unknown ones are dropped', () => {
  const before = { gluten: ['wheat'], nuts: ['almond', 'walnut'] }
  expect(mergeMembers(before, { gluten: ['rye', 'x', 'wheat', 'rye'] })).toEqual({
    gluten: ['wheat', 'rye'],
    nuts: ['almond', 'walnut'],
  })
  expect(mergeMembers(before, { gluten: null, nuts: [] })).toEqual({})
  expect(mergeMembers(before, {})).toEqual(before)
})

test('what to ask for joins by allergen and language, and needs the main language only', () => {
  const before = { gluten: { es: 'Sin pan', en: 'No bread' } }
  expect(mergeWithout(before, { gluten: { en: '' }, milk: { es: 'Sin nata' } })).toEqual({
    gluten: { es: 'Sin pan' },
    milk: { es: 'Sin nata' },
  })
  expect(mergeWithout(before, { gluten: null })).toEqual({})
  expect(mergeWithout(before, { gluten: { es: '', en: '' } })).toEqual({})
  expect(withoutErrors({ gluten: { es: 'Sin pan' }, milk: { en: 'No cream' } }, 'es')).toEqual({
    'without.milk.es': 'Escribe qué hay que pedir.',
  })
})
