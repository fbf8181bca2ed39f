import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SETTING_GROUPS } from '#platform/config/setting-notes.ts'
import { settings } from '#platform/config/settings.ts'
import { SETTINGS_TABLE, writeSettingsTable } from '../../scripts/lib/settings-table.ts'

test('every setting has its line in the table, once', () => {
  const noted = SETTING_GROUPS.flatMap(({ notes }) => Object.keys(notes))
  expect(noted.toSorted()).toEqual(Object.keys(settings.shape).toSorted())
})

test('the table of settings is what the code says: `npm run settings`', () => {
  expect(readFileSync(SETTINGS_TABLE, 'utf8')).toBe(writeSettingsTable())
})
