import type { AdminCommand } from '#platform/operator/command.ts'
import { PRINTED_MESSAGES, printMessages } from '#platform/operator/written-message.ts'
import { listTickets } from './tickets.store.ts'

/** Prints the newest tickets. */
export const tickets: AdminCommand = {
  usage: '',
  options: [],
  run: async ({ db }) => {
    const newest = await listTickets(db, PRINTED_MESSAGES)
    return printMessages(
      newest.map(({ createdAt, subject, tier, answerHours, email, message }) => ({
        at: createdAt,
        about: `[${tier ?? 'admin'}, ${answerHours} h] ${subject}`,
        email,
        message,
      })),
    )
  },
}
