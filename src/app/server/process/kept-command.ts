import { yearsBefore } from '#platform/clock/years.ts'
import { v7 } from '#platform/id/id.ts'
import { deleteInPages } from '#platform/jobs/delete-in-pages.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { emailHmac, logSecurity } from '#platform/log/security-log.ts'
import type { AdminCommand, Given } from '#platform/operator/command.ts'
import {
  type BegunCommand,
  deleteCommands,
  insertCommand,
  updateResult,
} from '#platform/audit/operator-commands.store.ts'
import { terminalUser } from '#platform/audit/terminal-user.ts'
import type { Platform } from '#platform/platform.ts'

/** How long it is kept who did what on the command line (decision 0250). */
const KEPT_YEARS = 1

type Line = { command: string; by: string; given: Record<string, string>; hasFailed: boolean; at: string }

/** A command runs in a program of its own, whose output nobody keeps: the server writes the line into its log. */
const logCommand = defineJob<Line>('platform.log-operator-command')
export const deleteOldCommandsDaily = defineJob('platform.delete-old-operator-commands', { cron: '44 4 * * *' })

/** Options whose value is an email. */
const EMAILS = new Set(['email', 'to'])

/** The password of a URL that was given as a value. */
const URL_PASSWORD = /(:\/\/[^/\s:@]*):[^@\s]*@/g

/** The command's arguments as they are kept: emails as HMACs, names not at all, no password. */
function keptArguments(platform: Platform, given: Given): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name === 'name') continue
    if (EMAILS.has(name)) kept['emailHmac'] = emailHmac(platform, value.trim().toLowerCase())
    else kept[name] = value.replaceAll(URL_PASSWORD, '$1@')
  }
  return kept
}

/**
 * Runs a command and keeps who ran it, also when it failed: a row of `operator_commands` from before it begins, so that
 * a command that cannot be kept is not run, and a line in the server's log. Throws what it throws.
 */
export async function runKept(
  platform: Platform,
  { name, command }: { name: string; command: AdminCommand },
  given: Given,
): Promise<string> {
  const { clock, db, jobs } = platform
  const begun: BegunCommand = {
    id: v7(),
    beganAt: clock.now(),
    ...terminalUser(),
    command: name,
    arguments: keptArguments(platform, given),
  }
  await insertCommand(db, begun)
  let hasFailed = true
  try {
    const said = await platform.tenants.everybody(`command ${name}`, () => command.run(platform, given))
    hasFailed = false
    return said
  } finally {
    const by = `${begun.osUser}@${begun.host}`
    const line = { command: name, by, given: begun.arguments, hasFailed, at: clock.now().toISOString() }
    await db.transaction().execute(async trx => {
      await updateResult(trx, begun.id, hasFailed ? 'failed' : 'done')
      await jobs.enqueue(trx, logCommand, line)
    })
  }
}

export const operatorJobs = [
  handleJob(logCommand, async (platform, { command, by, given, hasFailed, at }) =>
    logSecurity(platform, 'operator_command', { more: { ...given, command, by, hasFailed, at } }),
  ),
  handleJob(deleteOldCommandsDaily, async platform => {
    const before = yearsBefore(platform.clock.now(), KEPT_YEARS)
    await deleteInPages(platform, 'platform.operator-commands', limit => deleteCommands(platform.db, before, limit))
  }),
]
