import { describe, expect, test } from 'vitest'
import { ALLERGEN_IDS, ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { answerFor, type Profile, type SafetyFacts } from '#features/allergens/answer-for.ts'
import { DIET_NAMES } from '#features/allergens/diets.ts'
import { type Locale, LOCALES } from '#shared/locale.ts'
import { allergyTexts } from './allergies.texts.ts'
import { answerInWords, chosenInWords, joinNames } from './answer-words.ts'
import { tableTexts } from './at-the-table.texts.ts'
import { waiterTexts } from './waiter.texts.ts'

const nameIn = (locale: Locale) => (id: string) =>
  (isAllergenId(id) ? ALLERGEN_NAMES[id] : DIET_NAMES[id as keyof typeof DIET_NAMES])[locale].toLowerCase()

const words = (facts: Partial<SafetyFacts>, profile: Partial<Profile>, locale: Locale = 'es') => {
  const whole = { allergens: ['gluten', 'eggs'], severe: false, diets: [], ...profile }
  const dish = { allergens: [], allergensDeclared: true, createdAt: '2026-01-01', ...facts }
  const answer = answerFor(dish, whole, { dietsComplete: { vegan: '2026-02-01' } })
  return answer && answerInWords(answer, whole, { texts: allergyTexts[locale], nameOf: nameIn(locale) })
}

describe('the answer of a dish, in words', () => {
  test.each<[Partial<SafetyFacts>, Partial<Profile>, string]>([
    [{}, {}, 'Sin gluten ni huevos, según la casa'],
    [{ allergens: ['gluten', 'eggs', 'fish'] }, {}, 'Lleva gluten y huevos'],
    [{ allergensDeclared: false }, {}, 'Pregunta antes: sin declarar'],
    [{ reported: true }, {}, 'Pregunta antes: aviso de un cliente'],
    [{ traces: ['gluten'] }, {}, 'Pregunta antes: puede llevar gluten'],
    [{ traces: ['gluten'] }, { severe: true }, 'Puede llevar gluten'],
    [{}, { severe: true }, 'Pregunta antes: trazas sin declarar'],
    [{ allergens: ['eggs'], without: { eggs: 1 } }, {}, 'Pregunta antes: se puede hacer sin huevos'],
    [
      { allergens: ['eggs'], traces: ['gluten'], without: { eggs: 1 }, allergensDeclared: false, reported: true },
      {},
      'Pregunta antes: aviso de un cliente, puede llevar gluten, se puede hacer sin huevos',
    ],
    [{ allergens: ['eggs'], traces: ['gluten'] }, { severe: true }, 'Lleva huevos, puede llevar gluten'],
    [
      { diets: ['vegan', 'vegetarian'] },
      { diets: ['vegan', 'vegetarian'] },
      'Sin gluten ni huevos, vegano, según la casa',
    ],
    [{ diets: ['vegan'] }, { allergens: [], diets: ['vegan'] }, 'Vegano, según la casa'],
    [{}, { allergens: [], diets: ['vegan'] }, 'No marcado como vegano'],
    [{}, { allergens: [], diets: ['halal'] }, 'Pregunta antes: sin declarar como halal'],
    [{ allergensDeclared: false }, { allergens: [], diets: ['vegan'] }, 'Pregunta antes: sin declarar'],
  ])('%j for %j: %s', (facts, profile, said) => {
    expect(words(facts, profile)).toBe(said)
  })

  test('in the other languages', () => {
    expect(words({}, {}, 'en')).toBe('No gluten or eggs, according to the house')
    expect(words({}, {}, 'pt')).toBe('Sem glúten nem ovos, segundo a casa')
    expect(words({ traces: ['gluten'], reported: true }, {}, 'en')).toBe(
      'Ask first: reported by a guest, may contain gluten',
    )
    expect(words({ allergens: ['eggs'], without: { eggs: 1 } }, {}, 'pt')).toBe(
      'Pergunte antes: pode fazer-se sem ovos',
    )
    expect(words({}, { allergens: [] }, 'en')).toBe(null)
  })
})

test('many names are one list', () => {
  expect(joinNames(['gluten', 'huevos', 'soja'], ' ni ')).toBe('gluten, huevos ni soja')
  const all = { allergens: ['gluten', 'eggs', 'fish'], severe: false, diets: [] }
  expect(chosenInWords(all, { texts: allergyTexts.pt, nameOf: nameIn('pt') })).toBe('Sem glúten, ovos nem peixe')
})

test.each(LOCALES)('%s never says that a dish is safe, or free of something', locale => {
  const texts = [allergyTexts, tableTexts]
    .flatMap(all => Object.values(all[locale]))
    .join(' ')
    .toLowerCase()
  expect(texts).not.toMatch(
    /\bapt[oa]s?\b|\bsegur[oa]s?\b|\bsafe\b|\bgluten[- ]free\b|\blibre de\b|\bfree (of|from)\b|\blivre de\b/,
  )
})

test.each(LOCALES)('%s: each of the 14 has its words of a kitchen, and each language a name', locale => {
  const { kitchen, languages } = waiterTexts[locale]
  expect(Object.keys(kitchen).toSorted()).toEqual([...ALLERGEN_IDS].toSorted())
  expect(Object.keys(languages)).toEqual([...LOCALES])
})
