import { databaseOf, loadConfig } from '#platform/config/config.ts'
import { commandNamed, helpOf, readOptions } from '#platform/operator/command.ts'
import { AppError } from '#shared/app-error.ts'
import { DATA_COMMANDS } from '../data/data-commands.ts'
import { databaseNameOf, logOf, type Terminal, throwIfMissing } from '../data/open-data.ts'
import { checkNode, explainToOperator } from '../operator.ts'

type Usage = { usage: string }

async function run([name = 'help', ...args]: string[], terminal: Terminal): Promise<string> {
  const { env, err } = terminal
  checkNode()
  const onData = DATA_COMMANDS.get(name)
  if (onData) {
    if (onData.usesDatabase) err(`Database: ${databaseNameOf(databaseOf(env))}\n`)
    return onData.run(args, terminal)
  }
  // The product's code is loaded only here: a copy of the data is made beside a full machine (decision 0245).
  const { COMMANDS, DOCTOR, examineMachine, runKept, startProcess } = await import('./product-commands.ts')
  if (/^(--)?help$/.test(name)) return helpOf(new Map<string, Usage>([...DATA_COMMANDS, DOCTOR, ...COMMANDS]))
  if (name === DOCTOR[0]) return examineMachine()
  const command = commandNamed(COMMANDS, name)
  const given = readOptions(command, args)
  const database = databaseOf(env)
  err(`Database: ${databaseNameOf(database)}\n`)
  throwIfMissing(database)
  const { config } = loadConfig(env, { makesNothing: true })
  const { platform, close } = await startProcess(config, { roles: {}, log: logOf(terminal), schema: 'check' })
  try {
    return await runKept(platform, { name, command }, given)
  } finally {
    await close(0)
  }
}

/**
 * The frame of every command of `npm run admin`: names the database on stderr, makes none, joins the running server's
 * or starts it for this command, and keeps who did what (decision 0250). Answers the exit status; a fault is one plain
 * line.
 */
export async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  try {
    const said = await run(args, terminal)
    if (said !== '') terminal.out(`${said}\n`)
    return 0
  } catch (error) {
    terminal.err(`${error instanceof AppError ? error.message : explainToOperator(error)}\n`)
    return 1
  }
}
