import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { emailHmac, logSecurity } from '#platform/log/security-log.ts'
import type { Platform } from '#platform/platform.ts'
import type { AdminCommand, Given } from '#platform/operator/command.ts'

type Line = { command: string; given: Record<string, string>; hasFailed: boolean; at: string }

/** A command runs in a program of its own, whose output nobody keeps: the server writes the line into its log. */
const logCommand = defineJob<Line>('platform.log-operator-command')

/** Options whose value is an email. */
const EMAILS = new Set(['email', 'to'])

/** What the line says of the options: ids and states as they are, emails as HMACs, names not at all. */
function loggable(platform: Platform, given: Given): Record<string, string> {
  const said: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || name === 'name') continue
    if (EMAILS.has(name)) said['emailHmac'] = emailHmac(platform, value.trim().toLowerCase())
    else said[name] = value
  }
  return said
}

/** Runs a command and has it written to the server's log, also when it failed. Throws what it throws. */
export async function runLogged(
  platform: Platform,
  { name, command }: { name: string; command: AdminCommand },
  given: Given,
): Promise<string> {
  let hasFailed = true
  try {
    const said = await platform.tenants.everybody(`command ${name}`, () => command.run(platform, given))
    hasFailed = false
    return said
  } finally {
    const at = platform.clock.now().toISOString()
    const line = { command: name, given: loggable(platform, given), hasFailed, at }
    await platform.db.transaction().execute(trx => platform.jobs.enqueue(trx, logCommand, line))
  }
}

export const operatorJobs = [
  handleJob(logCommand, async (platform, { command, given, hasFailed, at }) =>
    logSecurity(platform, 'operator_command', { more: { command, ...given, hasFailed, at } }),
  ),
]
