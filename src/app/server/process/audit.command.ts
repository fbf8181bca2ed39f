import type { AdminCommand } from '#platform/operator/command.ts'
import { listCommands } from '#platform/audit/operator-commands.store.ts'
import { oneLine, PRINTED_MESSAGES, printable } from '#platform/operator/written-message.ts'

const written = (given: Record<string, string>): string =>
  Object.entries(given)
    .map(([name, value]) => ` --${name} ${value}`)
    .join('')

/** Prints the newest commands that operators ran, this one first. */
export const audit: AdminCommand = {
  usage: '',
  options: [],
  run: async ({ db }) => {
    const rows = await listCommands(db, PRINTED_MESSAGES)
    return rows
      .map(({ beganAt, osUser, host, command, arguments: given, result }) => {
        const what = printable(oneLine(`${command}${written(given)}`))
        return `${beganAt.toISOString()}  ${osUser}@${host}  ${result ?? 'not ended'}  ${what}`
      })
      .join('\n')
  },
}
