import { expect, test } from 'vitest'
import { ACTIONS, type Action } from './activity.actions.ts'
import type { ActivityEntry, ActivityItem } from './activity.contract.ts'
import { sentenceOf, sentenceText, shownValues } from './activity-words.ts'

const MARTA = { id: 'marta', name: 'Marta', isSelf: false }
const ME = { id: 'me', name: 'Ana', isSelf: true }
const item = (more: Partial<ActivityItem> = {}): ActivityItem => ({
  id: 'x',
  name: 'Croquetas',
  field: null,
  before: null,
  after: null,
  ...more,
})
const entry = (
  action: Action,
  more: Partial<ActivityItem> = {},
  actor: ActivityEntry['actor'] = MARTA,
): ActivityEntry => ({
  id: 'e',
  at: '2026-11-21T12:00:00.000Z',
  actor,
  action,
  count: 1,
  items: [item(more)],
  changeId: null,
  undone: false,
})
const said = (...given: Parameters<typeof entry>): string =>
  sentenceText(entry(...given), 'EUR').replaceAll('\u00a0', ' ')

test.each<[string, Parameters<typeof entry>]>([
  ['Marta cambió el precio de Croquetas: 9,00 → 9,50 €', ['dish.price', { before: '9.00', after: '9.50' }]],
  [
    'Marta cambió el precio de Croquetas: Media 6,00 → 6,50 €',
    ['dish.price', { field: 'media', before: '6.00', after: '6.50' }],
  ],
  [
    'Marta cambió el precio de Croquetas: Bandeja 20,00 → 22,00 €',
    ['dish.price', { field: 'Bandeja', before: '20.00', after: '22.00' }],
  ],
  [
    'Marta cambió el precio de Croquetas: Tapa 3,50 / Media 6 → Media 6',
    ['dish.price', { before: 'Tapa 3,50 / Media 6', after: 'Media 6' }],
  ],
  ['Marta marcó Croquetas como agotado', ['dish.soldOut']],
  ['Eliminaste Croquetas', ['dish.deleted', { after: 'Tapas' }, ME]],
  ['Añadiste Croquetas en Tapas', ['dish.created', { after: 'Tapas' }, ME]],
  ['Declaraste los alérgenos de Croquetas: gluten, huevos', ['dish.declared', { after: 'gluten,eggs' }, ME]],
  ['Declaraste los alérgenos de Croquetas: ninguno de los 14', ['dish.declared', { after: '' }, ME]],
  [
    'Marta cambió los alérgenos de Croquetas: gluten → gluten, lácteos',
    ['dish.allergens', { before: 'gluten', after: 'gluten,milk' }],
  ],
  ['Moviste Croquetas de Tapas a Raciones', ['dish.category', { before: 'Tapas', after: 'Raciones' }, ME]],
  [
    'Marta cambió el nombre en inglés de Croquetas: Croquettes',
    ['dish.name', { field: 'en', before: '', after: 'Croquettes' }],
  ],
  [
    'Marta cambió la descripción de Croquetas: De jamón → nada',
    ['dish.description', { field: 'es', before: 'De jamón', after: '' }],
  ],
  ['Eliminaste la categoría Croquetas y sus 3 platos', ['category.deleted', { after: '3' }, ME]],
  ['Recuperaste la categoría Croquetas', ['category.restored', { after: '0' }, ME]],
  [
    'Marta cambió el horario del domingo: cerrado → 12:30–17:00',
    ['restaurant.hours', { field: 'sunday', before: '', after: '12:30–17:00' }],
  ],
  [
    'Cambiaste el color principal de la carta: #c21d03 → #1d3f78',
    ['restaurant.colors', { field: 'primaryColor', before: '#c21d03', after: '#1d3f78' }, ME],
  ],
  [
    'Cambiaste el estilo de la carta: Clásico → Moderno',
    ['restaurant.style', { before: 'classic', after: 'modern' }, ME],
  ],
  [
    'Cambiaste los idiomas de la carta: español → español, inglés',
    ['restaurant.locales', { before: 'es', after: 'es,en' }, ME],
  ],
  ['Cambiaste el teléfono: 600 → 601', ['restaurant.contact', { field: 'phone', before: '600', after: '601' }, ME]],
  ['Marta se unió al equipo', ['team.joined']],
  ['Quitaste a Croquetas del equipo', ['team.removed', {}, ME]],
  ['El plan desactivó el restaurante', ['restaurant.deactivated', {}, null]],
])('%s', (sentence, given) => expect(said(...given)).toBe(sentence))

test('a price by weight is told in the currency of the restaurant', () => {
  const change = entry('dish.price', { before: '62,00 €/kg', after: 'S/M 98,00 €/kg / Media 6' })
  const said = (currency: string) => sentenceText(change, currency).replaceAll('\u00a0', ' ')
  expect(said('EUR')).toBe('Marta cambió el precio de Croquetas: 62,00 €/kg → S/M 98,00 €/kg / Media 6')
  expect(said('USD')).toBe('Marta cambió el precio de Croquetas: 62,00 US$/kg → S/M 98,00 US$/kg / Media 6')
})

test('several things are counted, and each is shown below', () => {
  const items = [item({ before: '9.00', after: '9.50' }), item({ name: 'Tortilla', before: '10.00', after: '10.50' })]
  const several: ActivityEntry = { ...entry('dish.price', {}, ME), count: 12, items }
  expect(sentenceText(several, 'EUR')).toBe('Cambiaste el precio de 12 platos')
  expect(items.map(each => shownValues('dish.price', each, 'EUR').replaceAll('\u00a0', ' '))).toEqual([
    '9,00 → 9,50 €',
    '10,00 → 10,50 €',
  ])
})

test('names of people and things are strong', () => {
  const { parts } = sentenceOf(entry('dish.price', { before: '9.00', after: '9.50' }), 'EUR')
  expect(parts.filter(({ strong }) => strong).map(({ text }) => text)).toEqual(['Marta', 'Croquetas'])
})

const VALUES: Partial<Record<Action, Partial<ActivityItem>>> = {
  'menu.brought': { field: 'photos', before: '4', after: '54,4' },
  'menu.returned': { field: 'menu', before: 'viernes, 13 de noviembre, a las 18:00', after: '19' },
  'restaurant.style': { before: 'classic', after: 'modern' },
  'restaurant.locales': { before: 'es', after: 'es,en' },
  'restaurant.defaultLocale': { before: 'es', after: 'en' },
  'restaurant.hours': { field: 'monday' },
  'restaurant.colors': { field: 'primaryColor' },
  'restaurant.address': { field: 'street' },
  'restaurant.contact': { field: 'email' },
}

test.each([
  [{ field: 'photos', before: '4', after: '54,4' }, 'de 4 fotos: 54 nuevos y 4 actualizados', '58 platos'],
  [{ field: 'photos', before: '1', after: '1,0' }, 'de una foto: 1 nuevo', '1 plato'],
  [{ field: 'file', before: 'carta.xlsx', after: '0,1' }, 'de «carta.xlsx»: 1 actualizado', '1 plato'],
])('an import says where it came from: %j', (more, words, count) =>
  expect(sentenceText({ ...entry('menu.brought', more), actor: ME }, 'EUR')).toBe(`Trajiste ${count} ${words}`),
)

test.each([
  [{ field: 'menu', after: '19' }, 'la carta al viernes, 13 de noviembre, a las 18:00: 19 cambios'],
  [{ field: 'prices', after: '1' }, 'los precios al viernes, 13 de noviembre, a las 18:00: 1 cambio'],
  [{ field: 'dish', after: '2' }, '«Croquetas» al viernes, 13 de noviembre, a las 18:00: 2 cambios'],
  [{ field: 'dishes', after: '2' }, 'varios platos al viernes, 13 de noviembre, a las 18:00: 2 cambios'],
])('a return says to which moment: %j', (more, words) => {
  const before = 'viernes, 13 de noviembre, a las 18:00'
  const told = entry('menu.returned', { ...more, before })
  expect(sentenceText({ ...told, actor: ME }, 'EUR')).toBe(`Volviste ${words}`)
})

test.each(ACTIONS)('%s is a whole sentence, about one and about several', action => {
  const one = entry(action, VALUES[action])
  for (const each of [one, { ...one, count: 7, items: [] }, { ...one, actor: ME }]) {
    const text = sentenceText(each, 'EUR')
    expect(text).toMatch(/^\p{Lu}/u)
    expect(text).not.toMatch(/\s\s|\s$|undefined|null|\s:/)
    expect(text.split(' ').length).toBeGreaterThan(1)
  }
})
