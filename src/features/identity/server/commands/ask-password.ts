import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { newPassword } from '../../password.rules.ts'
import type { Person } from '../passwords/own-words.ts'
import { throwIfCommonPassword } from '../passwords/passwords.ts'

/** Reads a password: without an echo on a terminal, otherwise the first line of the pipe. */
async function readLine(question: string): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silence, terminal: process.stdin.isTTY })
  if (process.stdin.isTTY) process.stdout.write(question)
  lines.once('SIGINT', () => process.exit(130))
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close').then(() => [''])])) as [string]
  lines.close()
  if (process.stdin.isTTY) process.stdout.write('\n')
  return line
}

/** A new password from `ADMIN_PASSWORD`, or asked for; the rule of all passwords applies. */
export async function askPassword(person: Person): Promise<string> {
  const result = newPassword.safeParse(process.env.ADMIN_PASSWORD || (await readLine('Password: ')))
  if (!result.success) throw new OperatorError(result.error.issues[0]?.message)
  await throwIfCommonPassword(result.data, { person })
  return result.data
}
