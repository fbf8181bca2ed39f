import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES } from '#features/menu/allergens.ts'
import { fill, NATIVE_NAMES, publicMenuTexts } from './public-menu.texts.ts'

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(match => match[0]).toSorted()
const spanish = publicMenuTexts.es
const keys = Object.keys(spanish) as (keyof typeof spanish)[]

describe.each(LOCALES)('the texts of the public menu in %s', locale => {
  const texts = publicMenuTexts[locale]

  test('are complete, not empty, and have the placeholders of the Spanish ones', () => {
    expect(Object.keys(texts).toSorted()).toEqual(keys.toSorted())
    for (const key of keys) {
      if (key === 'days') continue
      expect(texts[key].trim(), key).not.toBe('')
      expect(placeholders(texts[key]), key).toEqual(placeholders(spanish[key]))
    }
  })

  test('name every weekday, every allergen and the language itself', () => {
    for (const day of WEEKDAYS) expect(texts.days[day].trim()).not.toBe('')
    for (const id of ALLERGEN_IDS) expect(ALLERGEN_NAMES[id][locale].trim()).not.toBe('')
    expect(NATIVE_NAMES[locale].trim()).not.toBe('')
  })
})

test('the texts that the specification quotes are literal', () => {
  expect(publicMenuTexts.en.linkCopied).toBe('Link copied to clipboard!')
  expect(publicMenuTexts.es.linkCopied).toBe('¡Enlace copiado al portapapeles!')
  expect(publicMenuTexts.pt.linkCopied).toBe('Ligação copiada!')
  expect(LOCALES.map(locale => publicMenuTexts[locale].noCategories)).toEqual([
    'No hay categorías',
    'No categories found',
    'Nenhuma categoria encontrada',
  ])
  expect(publicMenuTexts.es.loading).toBe('Cargando menú...')
  expect(publicMenuTexts.es.notFoundTitle).toBe('Restaurante no encontrado')
  expect(publicMenuTexts.es.notFoundText).toBe('Lo sentimos, no pudimos encontrar el restaurante que buscas.')
  expect(LOCALES.map(locale => publicMenuTexts[locale].undeclared)).toEqual([
    'Alérgenos sin declarar',
    'Allergens not declared',
    'Alergénios não declarados',
  ])
})

test('a placeholder without a value stays visible', () => {
  expect(fill('Abre el {day} a las {time}', { day: 'martes' })).toBe('Abre el martes a las {time}')
})
