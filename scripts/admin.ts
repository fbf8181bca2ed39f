import { DATA_COMMANDS } from '#app/server/data/data-commands.ts'
import { checkNode, explainToOperator } from '#app/server/operator.ts'
import { AppError } from '#shared/app-error.ts'

/** `npm run admin -- <command>`. Those on the data as a whole do without the product, and its memory. */
async function runCommand(name: string, args: string[]): Promise<string> {
  checkNode()
  const command = DATA_COMMANDS.get(name)
  if (command) return command.run(args)
  const { printHelp, runFeatureCommand } = await import('./lib/feature-commands.ts')
  return /^(--)?help$/.test(name) ? printHelp() : runFeatureCommand(name, args)
}

try {
  const [, , name = 'help', ...args] = process.argv
  const said = await runCommand(name, args)
  if (said) process.stdout.write(`${said}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof AppError ? error.message : explainToOperator(error)}\n`)
  process.exitCode = 1
}
