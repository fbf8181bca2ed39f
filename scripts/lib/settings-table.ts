import { join } from 'node:path'
import { REQUIRED_IN_PRODUCTION } from '#platform/config/config.ts'
import { SECRETS } from '#platform/config/secret-files.ts'
import { SETTING_GROUPS, type SettingNote } from '#platform/config/setting-notes.ts'
import { type Settings, settings } from '#platform/config/settings.ts'

/** Where the table is written. */
export const SETTINGS_TABLE = join(import.meta.dirname, '../../docs/settings.md')

const REQUIRED: readonly string[] = [...REQUIRED_IN_PRODUCTION, 'DATABASE_URL']
/** A text that no setting with a rule accepts. */
const WRONG = '\0'

/** What the setting's own error says of a right value. */
function valueOf(name: keyof Settings): string {
  const { error } = settings.shape[name].safeParse(WRONG)
  return error?.issues[0]?.message.replace(/^must be /, '').replaceAll('<', '&lt;') ?? 'any text'
}

function row([name, { is, without }]: [string, SettingNote]): string {
  const marks = [
    REQUIRED.includes(name) && '**required**',
    (SECRETS as readonly string[]).includes(name) && `or \`${name}_FILE\``,
  ].filter(Boolean)
  return `| ${[`\`${name}\``, ...marks].join('<br>')} | ${is} | ${valueOf(name as keyof Settings)} | ${without} |`
}

/** The table of all settings, as `docs/settings.md` has it. */
export function writeSettingsTable(): string {
  const parts = SETTING_GROUPS.flatMap(({ title, notes }) => [
    '',
    `## ${title}`,
    '',
    '| setting | what it is | value | without it |',
    '|---|---|---|---|',
    ...Object.entries(notes).map(row),
  ])
  return [
    '# All settings',
    '',
    'Printed by `npm run settings` from `src/platform/config/`: change that. Settings are environment variables; an empty one counts as',
    'absent. All are checked at start, before anything is changed, and each wrong one is named. **required**: in production. A secret',
    'may come from a file: `SESSION_SECRET_FILE=/run/secrets/session-secret` (Docker, `LoadCredential` of systemd); then the setting',
    'itself must be absent.',
    ...parts,
    '',
  ].join('\n')
}
