import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { oneLine, printable } from '#platform/operator/written-message.ts'
import type { Platform } from '#platform/platform.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { findUserByEmail } from '#features/identity/server/index.ts'
import { deletedAccounts } from '#features/identity/server/people.ts'

const NAME_WIDTH = 14

/** `  plan          premium, active`; more lines stand below the first. */
const print = (name: string, lines: readonly string[]): string[] =>
  (lines.length === 0 ? ['none'] : lines).map(
    (text, index) => `  ${(index === 0 ? name : '').padEnd(NAME_WIDTH)}${printable(oneLine(text))}`,
  )

/** What each feature knows of somebody. */
async function describe(platform: Platform, userId: string): Promise<string[]> {
  const said: string[] = []
  for (const feature of platform.accountData)
    for (const [name, lines] of Object.entries((await feature.describe?.(platform, userId)) ?? {}))
      said.push(...print(name, lines))
  return said
}

/** Prints what is known of an account: its state, sessions, plan, restaurants and what limits have counted. */
export const userCommand: AdminCommand = {
  usage: '<email>',
  options: ['email'],
  positional: 'email',
  run: async (platform, given) => {
    const email = valueOf(given, 'email', emailField)
    const user = await findUserByEmail(platform.db, email)
    const deleted = await deletedAccounts.listByEmail(platform.db, email)
    if (!user && deleted.length === 0) throw new OperatorError(`${email} has no account`)
    return [
      ...(user ? [`${email}  ${user.id}`, ...(await describe(platform, user.id))] : []),
      ...deleted.map(({ id, deletedAt }) => `${email}  ${id}  deleted ${deletedAt.toISOString()} (restore-account)`),
    ].join('\n')
  },
}
