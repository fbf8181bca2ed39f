import type { Db } from '#platform/db/database.ts'
import type { AdminCommand } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { PRINTED_MESSAGES, printMessages } from '#platform/operator/written-message.ts'
import { listTickets, markAnswered } from './tickets.store.ts'

async function answerTicket(db: Db, given: string, now: Date): Promise<string> {
  const number = Number(given)
  if (!Number.isSafeInteger(number) || !(await markAnswered(db, number, now)))
    throw new OperatorError(`There is no ticket ${given}.`)
  return `ticket ${number} is answered`
}

/** Prints the newest tickets; with `--answered`, its author sees that this one has been answered. */
export const tickets: AdminCommand = {
  usage: '[--answered <number>]',
  options: ['answered'],
  run: async ({ db, clock }, { answered }) => {
    if (answered !== undefined) return answerTicket(db, answered, clock.now())
    const newest = await listTickets(db, PRINTED_MESSAGES)
    return printMessages(
      newest.map(({ createdAt, subject, tier, answerHours, email, message, number, answeredAt, additions }) => ({
        at: createdAt,
        about: `${number}${answeredAt ? ', answered' : ''} [${tier ?? 'admin'}, ${answerHours} h] ${subject}`,
        email,
        message: [message, ...additions.map(each => `+ ${each.message}`)].join('\n'),
      })),
    )
  },
}
