import { jobCommands } from '#platform/jobs/jobs.commands.ts'
import { mailCommands } from '#platform/mail/mail.commands.ts'
import type { AdminCommand, AdminCommands } from '#platform/operator/command.ts'
import { FEATURES } from '../features.ts'

/** All commands of `npm run admin`: those of the platform, and each feature's own. */
export const ADMIN_COMMANDS: AdminCommands = new Map<string, AdminCommand>([
  ...Object.entries({ ...jobCommands, ...mailCommands }),
  ...FEATURES.flatMap(({ adminCommands = {} }) => Object.entries(adminCommands)),
])
