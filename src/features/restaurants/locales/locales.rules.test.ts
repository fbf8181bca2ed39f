import { expect, test } from 'vitest'
import { descriptionIn, nameIn } from './locales.rules.ts'

test('a text in another language than the page says which one', () => {
  const names = { es: { name: 'Callos' }, pt: { name: ' ' } }
  expect(nameIn(names, 'pt', 'es')).toEqual({ text: 'Callos', lang: 'es' })
  expect(nameIn(names, 'es', 'es')).toEqual({ text: 'Callos', lang: undefined })
  expect(nameIn({}, 'es', 'es')).toEqual({ text: '', lang: undefined })
  const descriptions = { es: { description: 'Con garbanzos' }, en: { description: 'With chickpeas' } }
  expect(descriptionIn(descriptions, 'pt', 'es')).toEqual({ text: 'With chickpeas', lang: 'en' })
})
