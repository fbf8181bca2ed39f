import { parseArgs } from 'node:util'
import type { z } from 'zod'
import type { Platform } from '#platform/platform.ts'
import { OperatorError } from './operator-error.ts'

/**
 * One command of `npm run admin`, registered by its feature (3-decisions §9). Only `app/server/process/run-command.ts`
 * runs it: that names the database and keeps who did what (decision 0250).
 */
export type AdminCommand = {
  /** Placeholders after the command's name, for the help. */
  usage: string
  /** Names of its options; each takes a value. */
  options: string[]
  /** Names of options without a value; given, they are `yes`. */
  flags?: string[]
  /** The option whose value may stand alone, without its name. */
  positional?: string
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

/** How `parseArgs` takes what may be given to a command. */
const typesOf = ({ options, flags = [] }: AdminCommand) =>
  Object.fromEntries([
    ...options.map(name => [name, { type: 'string' as const }] as const),
    ...flags.map(name => [name, { type: 'boolean' as const }] as const),
  ])

/** Parses `--name value` pairs, flags, and the one value that may stand alone; throws for everything else. */
export function readOptions(command: AdminCommand, args: string[]): Given {
  const { positional } = command
  try {
    const parsed = parseArgs({ args, options: typesOf(command), strict: true, allowPositionals: true })
    const [alone, ...more] = parsed.positionals
    const given = Object.entries(parsed.values).map(([name, value]) => [name, value === true ? 'yes' : String(value)])
    const tooMuch = positional && !(positional in parsed.values) ? more[0] : alone
    if (tooMuch !== undefined) throw new Error(`Unexpected argument '${tooMuch}'`)
    return Object.fromEntries([...given, ...(positional && alone !== undefined ? [[positional, alone]] : [])])
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
