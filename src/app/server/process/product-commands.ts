import { jobCommands } from '#platform/jobs/jobs.commands.ts'
import { mailCommands } from '#platform/mail/mail.commands.ts'
import type { AdminCommand } from '#platform/operator/command.ts'
import { FEATURES } from '../features.ts'
import { audit } from './audit.command.ts'

/** What `runCommand` needs for a command of the product, in a file of its own because it loads all of the product. */
export { runKept } from './kept-command.ts'
export { startProcess } from './start-process.ts'

/** The command that looks at the machine alone: it needs no database, also on a machine that has none yet. */
export const DOCTOR = ['doctor', { usage: '' }] as const
export const examineMachine = async (): Promise<string> =>
  (await Promise.all(FEATURES.flatMap(({ doctor }) => doctor?.() ?? []))).join('\n')

/** Every command of the product; there is no other way to one than `runCommand`. */
export const COMMANDS: ReadonlyMap<string, AdminCommand> = new Map([
  ...Object.entries({ ...jobCommands, ...mailCommands }),
  ...FEATURES.flatMap(({ adminCommands = {} }) => Object.entries(adminCommands)),
  ['audit', audit],
])
