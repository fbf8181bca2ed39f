import { expect, test } from 'vitest'
import { unsavedChanges } from './changes.rules.ts'
import { defaultProfile } from './profile.fields.ts'
import { SETTINGS_TABS, type SettingsValues } from './settings.rules.ts'

const BASE: SettingsValues = {
  ...defaultProfile('Casa Lola'),
  translations: { es: { description: '' }, en: { description: '' }, pt: { description: '' } },
}
const saysOf = (change: Partial<SettingsValues>) => unsavedChanges(BASE, { ...BASE, ...change }).map(({ says }) => says)
const friday = (slots: SettingsValues['hours']['friday']) => saysOf({ hours: { ...BASE.hours, friday: slots } })
const [LUNCH, DINNER] = BASE.hours.friday as [{ open: string; close: string }, { open: string; close: string }]

test('nothing changed, nothing said', () => expect(saysOf({})).toEqual([]))

test('a day says when it opens or closes where only that has changed', () => {
  expect(friday([LUNCH, { ...DINNER, close: '22:00' }])).toEqual(['el viernes cierra a las 22:00'])
  expect(friday([{ ...LUNCH, open: '13:00' }, DINNER])).toEqual(['el viernes abre a las 13:00'])
  expect(friday([])).toEqual(['el viernes, cerrado'])
  expect(friday([LUNCH])).toEqual(['el horario del viernes'])
  expect(friday([LUNCH, { open: '21:00', close: '22:00' }])).toEqual(['el horario del viernes'])
})

test('all fields of the form have a name, and stand in the order of the tabs', () => {
  const other = (value: unknown): unknown =>
    Array.isArray(value)
      ? []
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, other(inner)]))
        : `${String(value)}x`
  const all = unsavedChanges(BASE, other(BASE) as SettingsValues)
  expect(new Set(all.map(({ path }) => path.split('.')[0]))).toEqual(new Set(Object.keys(BASE)))
  expect([...new Set(all.map(({ tab }) => tab))]).toEqual(SETTINGS_TABS)
  expect(all.map(({ says }) => says)).toContain('color principal')
})
