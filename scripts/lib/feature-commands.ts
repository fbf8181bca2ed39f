import { FEATURES } from '#app/server/features.ts'
import { DATA_COMMANDS } from '#app/server/data/data-commands.ts'
import { runLogged } from '#app/server/process/logged-command.ts'
import { startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { type AdminCommand, commandNamed, helpOf, readOptions } from '#platform/operator/command.ts'

/** Each feature has its own commands. */
const commands = new Map<string, AdminCommand>(
  FEATURES.flatMap(({ adminCommands = {} }) => Object.entries(adminCommands)),
)

export const printHelp = (): string => helpOf(new Map<string, { usage: string }>([...DATA_COMMANDS, ...commands]))

/** Joins the running server's database, or starts it for this command. */
export async function runFeatureCommand(name: string, args: string[]): Promise<string> {
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
