import { expect, test } from 'vitest'
import { defaultProfile } from '../../profile/profile.fields.ts'
import { columnsOf, type ProfileRow, profileOf } from './profile.columns.ts'

const profile = { ...defaultProfile('Casa Ana'), translations: { es: { description: 'Comida casera' } } }

test("each field has a column of its name; the theme's fields have one each", () => {
  const columns = Object.keys(columnsOf(profile))
  expect(columns).toEqual(expect.arrayContaining(['name', 'default_locale', 'primary_color', 'style', 'hours']))
  expect(columns).not.toContain('theme')
  expect(columns).toHaveLength(13)
})

test('lists are arrays, objects are JSON', () => {
  expect(columnsOf(profile)).toMatchObject({
    default_locale: 'es',
    supported_locales: ['es'],
    translations: '{"es":{"description":"Comida casera"}}',
    contact: '{"phone":"","email":""}',
    style: 'classic',
  })
})

test('a row is read as it was written', () => {
  const row = Object.entries(columnsOf(profile)).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('{') ? (JSON.parse(value) as unknown) : value,
  ])
  expect(profileOf(Object.fromEntries(row) as ProfileRow)).toEqual(profile)
})
