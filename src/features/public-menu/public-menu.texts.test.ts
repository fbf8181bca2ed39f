import { describe, expect, test } from 'vitest'
import { type Locale, LOCALES } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES } from '#features/allergens/allergens.ts'
import { menuActionTexts } from './menu-actions.texts.ts'
import { onDemandTexts } from './menu-on-demand.texts.ts'
import { messagePageTexts } from './message-pages.texts.ts'
import { fill, NATIVE_NAMES, publicMenuTexts } from './public-menu.texts.ts'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(match => match[0]).toSorted()
/** All texts of one language that are one line each. */
const linesOf = (locale: Locale): Record<string, string> => {
  const { days: _, ...page } = publicMenuTexts[locale]
  return { ...page, ...menuActionTexts[locale], ...onDemandTexts[locale], ...messagePageTexts[locale] }
}
const spanish = linesOf('es')
const keys = Object.keys(spanish)

describe.each(LOCALES)('the texts of the public menu in %s', locale => {
  const texts = linesOf(locale)

  test('are complete, not empty, and have the placeholders of the Spanish ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) {
      expect(texts[key]?.trim(), key).toBeTruthy()
      expect(placeholders(texts[key] ?? ''), key).toEqual(placeholders(spanish[key] ?? ''))
    }
  })

  test('name every weekday, every allergen and the language itself', () => {
    for (const day of WEEKDAYS) expect(publicMenuTexts[locale].days[day].trim()).not.toBe('')
    for (const id of ALLERGEN_IDS) expect(ALLERGEN_NAMES[id][locale].trim()).not.toBe('')
    expect(NATIVE_NAMES[locale].trim()).not.toBe('')
  })
})

test('the texts that the specification quotes are literal', () => {
  expect(onDemandTexts.en.linkCopied).toBe('Link copied to clipboard!')
  expect(onDemandTexts.es.linkCopied).toBe('¡Enlace copiado al portapapeles!')
  expect(onDemandTexts.pt.linkCopied).toBe('Ligação copiada!')
  expect(LOCALES.map(locale => publicMenuTexts[locale].noCategories)).toEqual([
    'No hay categorías',
    'No categories found',
    'Nenhuma categoria encontrada',
  ])
  expect(publicMenuTexts.es.loading).toBe('Cargando menú...')
  expect(messagePageTexts.es.notFoundTitle).toBe('Restaurante no encontrado')
  expect(messagePageTexts.es.notFoundText).toBe('Lo sentimos, no pudimos encontrar el restaurante que buscas.')
  expect(LOCALES.map(locale => publicMenuTexts[locale].undeclared)).toEqual([
    'Alérgenos sin declarar',
    'Allergens not declared',
    'Alergénios não declarados',
  ])
})

test('a placeholder without a value stays visible', () => {
  expect(fill('Abre el {day} a las {time}', { day: 'martes' })).toBe('Abre el martes a las {time}')
})
