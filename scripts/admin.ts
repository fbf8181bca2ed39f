import { FEATURES } from '#app/server/features.ts'
import { checkNode, explainToOperator } from '#app/server/operator.ts'
import { startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { type AdminCommand, commandNamed, helpOf, readOptions } from '#platform/operator/command.ts'
import { runLogged } from '#app/server/process/logged-command.ts'
import { AppError } from '#shared/app-error.ts'

/** `npm run admin -- <command>`: each feature has its own commands. */
const commands = new Map<string, AdminCommand>(
  FEATURES.flatMap(({ adminCommands = {} }) => Object.entries(adminCommands)),
)

/** Joins the running server's database, or starts it for this command. */
async function runCommand(name: string, args: string[]): Promise<string> {
  checkNode()
  if (/^(--)?help$/.test(name)) return helpOf(commands)
  const command = commandNamed(commands, name)
  const given = readOptions(command.options, args)
  const { config } = loadConfig(process.env)
  const log = createLog({ level: 'warn', pretty: !config.production })
  const { platform, close } = await startProcess(config, { roles: {}, log, schema: 'check' })
  try {
    return await runLogged(platform, { name, command }, given)
  } finally {
    await close(0)
  }
}

try {
  const [, , name = 'help', ...args] = process.argv
  process.stdout.write(`${await runCommand(name, args)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? error.message : explainToOperator(error)}\n`)
  process.exitCode = 1
}
