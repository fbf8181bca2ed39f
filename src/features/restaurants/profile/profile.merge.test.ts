import { expect, test } from 'vitest'
import { sampleRestaurant } from '#test/browser/data.ts'
import type { Body } from '#shared/fields/three-way.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { mergeRestaurant } from './profile.merge.ts'
import { seenAfter } from './settings.rules.ts'

const BASE = sampleRestaurant({ name: 'Casa Lola' })
const merge = (wish: Body, theirs: Partial<Restaurant>) =>
  mergeRestaurant({ base: BASE, theirs: { ...BASE, ...theirs }, wish, sent: null })

test('all tabs join field by field: each day, color, line of the address and description is one', () => {
  const wish = {
    hours: { monday: [], tuesday: [] },
    theme: { primaryColor: '#112233', style: 'modern' },
    contact: { phone: '600 000 001' },
    translations: { en: { description: 'Tapas' } },
    supportedLocales: ['es', 'en'],
  }
  const slots = [{ open: '13:00', close: '16:30' }]
  const { free, contested } = merge(wish, {
    hours: { ...BASE.hours, monday: slots },
    theme: { ...BASE.theme, style: 'minimal', accentColor: '#445566' },
    contact: { phone: '600 000 002', email: 'hola@ejemplo.com' },
    supportedLocales: ['es', 'pt'],
  })
  expect(free).toEqual({
    hours: { tuesday: [] },
    theme: { primaryColor: '#112233' },
    translations: { en: { description: 'Tapas' } },
    supportedLocales: ['es', 'pt', 'en'],
  })
  expect(contested.map(({ label, phrase, theirs, mine }) => [label, phrase, theirs, mine])).toEqual([
    ['Horario del lunes', 'el horario del lunes', '13:00–16:30', 'Cerrado'],
    ['Estilo', 'el estilo', 'Minimalista', 'Moderno'],
    ['Teléfono', 'el teléfono', '600 000 002', '600 000 001'],
  ])
})

test('what was seen of a field stays while it is edited, and follows while it is not', () => {
  const typed = { ...BASE, name: 'Casa Nueva' }
  const newer = { ...BASE, name: 'Casa de Ana', currency: 'USD' }
  expect(seenAfter(BASE, typed, newer, BASE)).toEqual({ ...BASE, currency: 'USD' })
})
