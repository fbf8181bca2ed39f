import { checkNode, explainToOperator } from '#app/server/operator.ts'
import { startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { commandNamed, helpOf, readOptions } from '#platform/operator/command.ts'
import { ADMIN_COMMANDS } from '#app/server/process/admin-commands.ts'
import { runLogged } from '#app/server/process/logged-command.ts'
import { AppError } from '#shared/app-error.ts'

/** Joins the running server's database, or starts it for this command. */
async function runCommand(name: string, args: string[]): Promise<string> {
  checkNode()
  if (/^(--)?help$/.test(name)) return helpOf(ADMIN_COMMANDS)
  const command = commandNamed(ADMIN_COMMANDS, name)
  const given = readOptions(command, args)
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
