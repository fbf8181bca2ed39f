import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { countAvoiding, resultOf } from './avoided-allergens.rules.ts'
import { menuActionTexts } from './menu-actions.texts.ts'

const dish = (declared: boolean, ...allergens: string[]) => ({ declared, allergens })
const DISHES = [
  dish(true),
  dish(true, 'gluten'),
  dish(true, 'milk', 'fish'),
  dish(true, 'fish'),
  dish(false),
  dish(false, 'fish'),
]

describe('which dishes avoid the chosen allergens', () => {
  test.each([
    [['gluten'], 3],
    [['gluten', 'milk'], 2],
    [['fish', 'gluten'], 1],
    [['celery'], 4],
  ])('%s: %i declared dishes', (chosen, found) => {
    expect(countAvoiding(DISHES, new Set(chosen))).toBe(found)
  })

  test('a dish that nobody declared never counts, with or without a list', () => {
    expect(countAvoiding([dish(false), dish(false, 'fish')], new Set(['gluten']))).toBe(0)
  })
})

describe('the result in words', () => {
  const words = (locale: 'es' | 'en' | 'pt', names: string[], found: number, total: number) =>
    resultOf(menuActionTexts[locale], names, { found, total }).join('')

  test('as the house says it, in each language', () => {
    expect(words('es', ['gluten', 'lácteos'], 21, 38)).toBe(
      'No llevan gluten ni lácteos, según la casa: 21 de 38 platos',
    )
    expect(words('en', ['gluten', 'milk'], 21, 38)).toBe(
      '21 of 38 dishes contain no gluten or milk, according to the house',
    )
    expect(words('pt', ['glúten', 'leite'], 21, 38)).toBe('Não levam glúten nem leite, segundo a casa: 21 de 38 pratos')
  })

  test('one allergen, three of them', () => {
    expect(words('es', ['gluten'], 2, 3)).toBe('No llevan gluten, según la casa: 2 de 3 platos')
    expect(words('es', ['gluten', 'huevos', 'soja'], 2, 3)).toBe(
      'No llevan gluten, huevos ni soja, según la casa: 2 de 3 platos',
    )
  })

  test('one dish and none', () => {
    expect(words('es', ['soja'], 1, 38)).toBe('No lleva soja, según la casa: 1 de 38 platos')
    expect(words('es', ['soja'], 0, 38)).toBe('No llevan soja, según la casa: 0 de 38 platos')
    expect(words('es', ['soja'], 1, 1)).toBe('No lleva soja, según la casa: 1 de 1 plato')
    expect(words('en', ['soya'], 1, 38)).toBe('1 of 38 dishes contains no soya, according to the house')
    expect(words('pt', ['soja'], 1, 1)).toBe('Não leva soja, segundo a casa: 1 de 1 prato')
  })

  test.each(LOCALES)('%s never claims that a dish is free of something', locale => {
    const texts = Object.values(menuActionTexts[locale]).join(' ').toLowerCase()
    expect(texts).not.toMatch(
      /\bsin gluten\b|\bgluten[- ]free\b|\bsem glúten\b|\blibre de\b|\bfree (of|from)\b|\blivre de\b/,
    )
  })
})
