import { openPlatform } from '#app/server/deps.ts'
import { checkNode, explainToOperator, OperatorError } from '#app/server/operator.ts'
import { registerRestaurantEvents } from '#features/restaurants/server/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createLog } from '#platform/log/log.ts'
import { AppError } from '#shared/app-error.ts'
import { type AdminCommand, readOptions } from './admin/command.ts'
import { command as createAdmin } from './admin/create-admin.ts'
import { command as releaseSlug } from './admin/release-slug.ts'
import { command as setPassword } from './admin/set-password.ts'
import { command as subscription } from './admin/subscription.ts'

/** `npm run admin -- <command>`: each command is one file of `scripts/admin/`. */
const COMMANDS: Record<string, AdminCommand> = {
  'create-admin': createAdmin,
  'set-password': setPassword,
  subscription,
  'release-slug': releaseSlug,
}

const usage = (): string =>
  ['Commands:', ...Object.entries(COMMANDS).map(([name, { usage }]) => `  npm run admin -- ${name} ${usage}`)].join(
    '\n',
  )

/** Joins the running server's database, or starts it for the moment. */
async function runCommand(name: string | undefined, args: string[]): Promise<string> {
  checkNode()
  const command = name === undefined ? undefined : COMMANDS[name]
  if (!command) throw new OperatorError(usage())
  const given = readOptions(command.options, args)
  const { config } = loadConfig(process.env)
  const log = createLog({ level: 'warn', pretty: !config.production })
  const { platform, close } = await openPlatform({ config, log, background: false })
  try {
    registerRestaurantEvents(platform)
    return await command.run(platform, given)
  } finally {
    await close(0)
  }
}

try {
  const [, , name, ...args] = process.argv
  process.stdout.write(`${await runCommand(name, args)}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? error.message : explainToOperator(error)}\n`)
  process.exitCode = 1
}
