import { parseArgs } from 'node:util'
import type { z } from 'zod'
import type { Platform } from '#platform/platform.ts'
import { OperatorError } from './operator-error.ts'

/** One command of `npm run admin`, registered by its feature (3-decisions §9). */
export type AdminCommand = {
  /** Placeholders after the command's name, for the help. */
  usage: string
  /** Names of its options; each takes a value. */
  options: string[]
  /** Answers a line that says what was done. Throws OperatorError with a line that says why not. */
  run(platform: Platform, given: Given): Promise<string>
}
export type Given = Record<string, string | undefined>
export type AdminCommands = ReadonlyMap<string, AdminCommand>

/** What `npm run admin -- help` prints: one line for each command. */
export const helpOf = (commands: ReadonlyMap<string, Pick<AdminCommand, 'usage'>>): string =>
  ['Commands:', ...[...commands].map(([name, { usage }]) => `  npm run admin -- ${name} ${usage}`.trimEnd())].join('\n')

/** The command of that name; throws OperatorError with one line when there is none. */
export function commandNamed(commands: AdminCommands, name: string): AdminCommand {
  const command = commands.get(name)
  if (!command) throw new OperatorError(`There is no command "${name}"; "npm run admin -- help" lists them.`)
  return command
}

/** Parses `--name value` pairs; throws for everything else. */
export function readOptions(names: string[], args: string[]): Given {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' as const }]))
  try {
    return parseArgs({ args, options, strict: true }).values as Given
  } catch (error) {
    throw new OperatorError((error as Error).message.split('. ')[0])
  }
}

/** Validates a value with the contract's schema; throws an error that names the option. */
export function valueOf<T extends z.ZodType>(given: Given, name: string, schema: T): z.output<T> {
  if (given[name] === undefined) throw new OperatorError(`--${name} is missing`)
  const result = schema.safeParse(given[name])
  if (!result.success) throw new OperatorError(`--${name}: ${result.error.issues[0]?.message}`)
  return result.data
}
