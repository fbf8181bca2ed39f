// Prints the table of all settings into `docs/settings.md`: `npm run settings`.
import { writeFileSync } from 'node:fs'
import { SETTINGS_TABLE, writeSettingsTable } from './lib/settings-table.ts'

writeFileSync(SETTINGS_TABLE, writeSettingsTable())
