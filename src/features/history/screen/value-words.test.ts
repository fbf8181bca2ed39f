import { expect, test } from 'vitest'
import { sampleChange, sampleCompared } from '#test/browser/history.ts'
import type { HistoryField } from '../history.groups.ts'
import { changedWords } from './changed-words.ts'
import { countedItems, rowOf } from './compared.rules.ts'
import { dishSentence } from './dish-sentences.ts'
import { allergensOf, deletedHint, orderHint, RETURN_TITLES } from './group-words.ts'
import { fieldInWords, thingInWords, valueInWords } from './value-words.ts'

const words = (field: HistoryField, value: string, part: string | null = null) =>
  valueInWords(sampleCompared({ name: 'Pulpo', field, part, from: '', to: '' }), value, 'EUR').replaceAll('\u00a0', ' ')

test.each([
  ['price', '9.50', '9,50 €'],
  ['price', '9,5', '9,50 €'],
  ['price', '3,50 / 6 / 11', '3,50 / 6 / 11 €'],
  ['price', '62 €/kg', '62 €/kg'],
  ['price', 'S/M', 'S/M'],
  ['price', '', 'Sin precio'],
  ['allergens', 'undeclared', 'Sin declarar'],
  ['allergens', '', 'Ninguno de los 14'],
  ['allergens', 'gluten,eggs', 'Gluten y huevos'],
  ['allergens', 'undeclared,milk', 'Lácteos, sin declarar los demás'],
  ['traces', '', 'Sin trazas'],
  ['members', 'gluten.wheat,nuts.almond', 'Trigo y almendra'],
  ['without', 'gluten: pan de maíz, milk: sin queso', 'Gluten: pan de maíz y lácteos: sin queso'],
  ['diets', 'vegan,halal', 'Vegano y halal'],
  ['category', 'Postres', 'En Postres'],
  ['order', 'A, B, C, D, E', 'A, B, C, D…'],
  ['available', '', 'Agotado'],
  ['image', 'photo', 'Con foto'],
  ['description', '', 'Sin descripción'],
] as const)('%s %s is shown as %s', (field, value, shown) => {
  expect(words(field, value)).toBe(shown)
})

test('a thing is named with what of it changed', () => {
  const named = (given: Partial<Parameters<typeof sampleCompared>[0]>) =>
    thingInWords(sampleCompared({ name: 'Pulpo', field: 'price', from: '', to: '', ...given }))
  expect(named({})).toBe('Pulpo')
  expect(named({ part: 'Media' })).toBe('Pulpo, media')
  expect(named({ field: 'name', part: 'pt' })).toBe('Pulpo, en portugués')
  expect(named({ field: 'traces' })).toBe('Pulpo, trazas')
  expect(named({ field: 'image' })).toBe('Foto de Pulpo')
  expect(named({ field: 'created', part: '9,50' })).toBe('Pulpo')
  expect(named({ entity: 'category', field: 'name', part: 'en' })).toBe('Nombre de la categoría, en inglés')
  expect(named({ entity: 'zone', name: 'Terraza', field: 'surcharge' })).toBe('Terraza, precios')
  expect(fieldInWords(sampleCompared({ name: 'Pulpo', field: 'description', part: 'en', from: '', to: '' }))).toBe(
    'Descripción, en inglés',
  )
})

test('dishes that came and went have their place, and a lost photo is not counted', () => {
  const row = (field: 'created' | 'deleted', from: string, to: string) => {
    const { was, is } = rowOf(sampleCompared({ name: 'Pulpo', field, from, to }), { currency: 'EUR' })
    return [was, is].map(pieces => pieces.map(({ text }) => text).join(''))
  }
  expect(row('created', '', 'Postres')).toEqual(['No estaba', 'En Postres'])
  expect(row('deleted', 'Postres', '')).toEqual(['En Postres', 'Eliminado'])
  const lost = sampleCompared({ name: 'Pulpo', field: 'image', from: 'photo', to: '', lost: true })
  expect(countedItems([lost])).toEqual([])
})

test('headings count what is in a group', () => {
  const dish = sampleCompared({ name: 'Pulpo', field: 'created', from: '', to: 'Postres' })
  const category = sampleCompared({ entity: 'category', name: 'Postres', field: 'created', from: '', to: '' })
  expect(RETURN_TITLES.new({ count: 1, items: [dish] }, true)).toBe('1 plato se quita')
  expect(RETURN_TITLES.new({ count: 2, items: [dish, category] }, true)).toBe('1 plato y 1 categoría se quitan')
  expect(RETURN_TITLES.new({ count: 90, items: [dish, category] }, true)).toBe('90 platos y categorías se quitan')
  const notice = sampleCompared({
    entity: 'allergen-notice',
    name: '',
    field: 'notice',
    from: '',
    to: 'Cocina con gluten',
  })
  const traces = sampleCompared({ name: 'Pulpo', field: 'traces', from: '', to: 'eggs' })
  expect(allergensOf({ count: 2, items: [traces, notice] })).toBe('Alérgenos de 1 plato')
  expect(allergensOf({ count: 1, items: [notice] })).toBe('Alérgenos de la casa')
  const isMartas = { by: { id: 'm', name: 'Marta', isSelf: false } }
  const gone = sampleCompared({ name: 'Sopa', field: 'deleted', from: 'De cuchara', to: '', ...isMartas })
  expect(deletedHint({ count: 1, items: [gone] }, 20_778, 'Europe/Madrid')).toBe('Marta lo eliminó hoy a las 12:48.')
  const order = sampleCompared({ entity: 'dish-order', name: 'Frías', field: 'order', from: 'A, B', to: 'B, A' })
  expect(orderHint({ count: 1, items: [order] })).toBe('Frías: A vuelve a ser el primero.')
  expect(orderHint({ count: 2, items: [order, order] })).toBeUndefined()
})

test('what a change did to a dish is one sentence', () => {
  const said = (field: HistoryField, from: string, to: string, isMartas = false) => {
    const { name, did, values } = dishSentence(
      sampleChange({ at: '2026-11-21T11:48:00.000Z', isMartas, field, from, to }),
      'EUR',
    )
    return [name, did, values].filter(Boolean).join(' | ').replaceAll('\u00a0', ' ')
  }
  expect(said('price', '9.50', '9.00')).toBe('Bajaste el precio | 9,50 → 9,00 €')
  expect(said('price', '', '9.00', true)).toBe('Marta | cambió el precio | Sin precio → 9,00 €')
  expect(said('allergens', 'undeclared', 'gluten')).toBe('Declaraste sus alérgenos | gluten')
  expect(said('allergens', 'gluten,milk', 'gluten', true)).toBe('Marta | quitó lácteos de sus alérgenos')
  expect(said('allergens', 'gluten', 'undeclared,gluten')).toBe('Dejaste sin declarar sus alérgenos')
  expect(said('available', 'sí', '', true)).toBe('Marta | lo marcó como agotado')
  expect(said('category', 'Postres', 'Frías')).toBe('Lo moviste de Postres a Frías')
  expect(said('image', 'photo', '')).toBe('Quitaste la foto')
  expect(said('deleted', 'Postres', '')).toBe('Lo eliminaste')
  const change = sampleChange({ at: '2026-11-21T11:48:00.000Z', field: 'price', from: '1.00', to: '2.00' })
  const [price] = change.items
  if (!price) throw new Error('a change has an item')
  const two = { ...change, count: 2, items: [price, { ...price, field: 'image' as const }] }
  expect(dishSentence(two, 'EUR').did).toBe('Cambiaste precio y foto')
})

test('what was changed while somebody looked is told by its kind', () => {
  const change = sampleChange({
    at: '2026-11-21T11:48:00.000Z',
    isMartas: true,
    field: 'price',
    from: '1.00',
    to: '2.00',
  })
  expect(changedWords([])).toBe('')
  expect(changedWords([change, change])).toBe('Marta ha cambiado 2 precios hace un momento.')
  const text = sampleChange({ at: '2026-11-21T11:48:00.000Z', isMartas: true, field: 'name', from: 'A', to: 'B' })
  expect(changedWords([change, text])).toBe('Marta ha cambiado 2 cosas hace un momento.')
})
