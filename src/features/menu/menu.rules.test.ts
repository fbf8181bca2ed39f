import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { ALLERGEN_IDS, normalizeAllergens } from '#features/allergens/allergens.ts'
import { DEFAULT_SORT_ORDER, SORT_ORDER_MAX } from './menu.limits.ts'
import {
  byOrder,
  categoryKey,
  categoryNameErrors,
  dashboardName,
  dishNameErrors,
  isCompleteOrder,
  mergeDishTranslations,
  namesOfDraft,
  nextSortOrder,
  sortOrderAt,
} from './menu.rules.ts'

const spanishOnly = { defaultLocale: 'es', supportedLocales: ['es'] } as const
const three = { defaultLocale: 'pt', supportedLocales: ['es', 'en', 'pt'] } as const

describe('names', () => {
  test('a dish needs a name in every supported language, the default first', () => {
    expect(dishNameErrors({ es: { name: 'Croquetas' } }, spanishOnly)).toEqual({})
    expect(dishNameErrors({ es: { name: 'Croquetas' }, en: { name: ' ' } }, three)).toEqual({
      'translations.pt.name': 'El nombre en portugués es obligatorio',
      'translations.en.name': 'El nombre en inglés es obligatorio',
    })
    expect(Object.keys(dishNameErrors({}, three))[0]).toBe('translations.pt.name')
  })

  test('a category needs its Spanish name, or the first that there is, of two characters', () => {
    expect(categoryNameErrors({}, spanishOnly)).toEqual({
      'translations.es.name': 'El nombre de la categoría es obligatorio',
    })
    expect(categoryNameErrors({ es: { name: 'T' }, en: { name: 'Tapas' } }, three)).toEqual({
      'translations.es.name': 'El nombre debe tener al menos 2 caracteres',
    })
    expect(categoryNameErrors({ es: { name: ' Té ' } }, spanishOnly)).toEqual({})
    expect(categoryNameErrors({ es: { name: '' }, en: { name: 'Tapas' } }, three)).toEqual({})
  })

  test('a key is the lower-case name with underscores', () => {
    expect(categoryKey({ es: { name: 'Pescados y  Mariscos' } })).toBe('pescados_y_mariscos')
    expect(categoryKey({ pt: { name: 'Peixes' } })).toBe('peixes')
  })

  test('the dashboard shows Spanish, then the default language, then any, then "Sin nombre"', () => {
    expect(dashboardName({ es: { name: 'Vinos' }, en: { name: 'Wines' } }, 'en')).toBe('Vinos')
    expect(dashboardName({ es: { name: ' ' }, en: { name: 'Wines' }, pt: { name: 'Vinhos' } }, 'pt')).toBe('Vinhos')
    expect(dashboardName({}, 'es')).toBe('Sin nombre')
  })
})

describe('merging translations', () => {
  const entry = fc.record({ name: fc.string(), description: fc.string() })
  const full = fc.record({ es: entry, en: entry, pt: entry }, { requiredKeys: [] })
  const change = fc.record(
    Object.fromEntries(
      LOCALES.map(locale => [locale, fc.record({ name: fc.string(), description: fc.string() }, { requiredKeys: [] })]),
    ),
    { requiredKeys: [] },
  )

  test('absent keys stay, sent keys are set, and merging twice changes nothing', () => {
    fc.assert(
      fc.property(full, change, (before, sent) => {
        const after = mergeDishTranslations(before, sent)
        expect(mergeDishTranslations(after, sent)).toEqual(after)
        for (const locale of LOCALES) {
          expect(after[locale]?.name ?? '').toBe(sent[locale]?.name ?? before[locale]?.name ?? '')
          expect(after[locale]?.description ?? '').toBe(sent[locale]?.description ?? before[locale]?.description ?? '')
        }
      }),
    )
  })
})

describe('order', () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 40 })

  test('every order of the complete list is accepted', () => {
    const arranged = ids.chain(all => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })))
    fc.assert(fc.property(arranged, ([existing, sent]) => isCompleteOrder(existing, sent)))
  })

  test('a missing, a repeated and a foreign id are refused', () => {
    fc.assert(
      fc.property(ids, fc.uuid(), (existing, foreign) => {
        fc.pre(!existing.includes(foreign))
        expect(isCompleteOrder(existing, [...existing, foreign])).toBe(false)
        if (existing.length === 0) return
        expect(isCompleteOrder(existing, existing.slice(1))).toBe(false)
        expect(isCompleteOrder(existing, [...existing.slice(1), foreign])).toBe(false)
        expect(isCompleteOrder(existing, [...existing.slice(0, -1), existing[0] ?? ''])).toBe(existing.length === 1)
        expect(isCompleteOrder(existing, [...existing, existing[0] ?? ''])).toBe(false)
      }),
    )
  })

  test('orders increase by ten, and a new one comes after the last one or at the maximum', () => {
    fc.assert(
      fc.property(fc.nat(2000), fc.nat(SORT_ORDER_MAX), (index, last) => {
        expect(sortOrderAt(index + 1) - sortOrderAt(index)).toBe(10)
        expect(nextSortOrder(last)).toBeGreaterThan(last === SORT_ORDER_MAX ? last - 1 : last)
        expect(nextSortOrder(last)).toBeLessThanOrEqual(SORT_ORDER_MAX)
      }),
    )
    expect(sortOrderAt(0)).toBe(10)
    expect(nextSortOrder(undefined)).toBe(DEFAULT_SORT_ORDER)
    expect(nextSortOrder(5)).toBe(DEFAULT_SORT_ORDER)
  })

  test('equal orders are sorted by age, oldest first', () => {
    const at = (sortOrder: number, createdAt: string, _id: string) => ({ sortOrder, createdAt, _id })
    const sorted = [
      at(30, '2026-01-02', 'b'),
      at(30, '2026-01-01', 'c'),
      at(10, '2026-01-03', 'a'),
      at(30, '2026-01-02', 'a'),
    ]
    expect(sorted.toSorted(byOrder).map(one => `${one.createdAt}${one._id}`)).toEqual([
      '2026-01-03a',
      '2026-01-01c',
      '2026-01-02a',
      '2026-01-02b',
    ])
  })
})

describe('allergens', () => {
  test('known ids are kept once each, in the order of the law', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...ALLERGEN_IDS), fc.string())), sent => {
        const kept = normalizeAllergens(sent)
        expect(kept).toEqual(ALLERGEN_IDS.filter(id => sent.includes(id)))
        expect(normalizeAllergens(kept)).toEqual(kept)
      }),
    )
  })
})

describe('the name of a draft', () => {
  const named = (name: string) => ({ es: { name, description: 'Con pan' } })

  test.each([
    ['Flan', 'Copia de Flan'],
    ['', ''],
    ['x'.repeat(120), `Copia de ${'x'.repeat(111)}`],
  ])('of %j is %j', (name, draft) => {
    expect(namesOfDraft(named(name))).toEqual({ es: { name: draft, description: 'Con pan' } })
  })
})
