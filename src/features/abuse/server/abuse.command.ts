import { z } from 'zod'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { PRINTED_MESSAGES, printMessages } from '#platform/operator/written-message.ts'
import { closeReport, listReports } from './abuse.store.ts'

const id = z.uuid({ error: 'must be the id of a report' })

/** Prints the newest reports of menus, or notes that the operator is done with one. */
export const abuse: AdminCommand = {
  usage: '[--open] [--close <id of a report>]',
  options: ['close'],
  flags: ['open'],
  run: async ({ db, clock }, given) => {
    if (given['close'] !== undefined) {
      const closed = valueOf(given, 'close', id)
      if (await closeReport(db, closed, clock.now())) return `${closed} is closed.`
      throw new OperatorError(`${closed} is no open report`)
    }
    const reports = await listReports(db, { open: given['open'] !== undefined, limit: PRINTED_MESSAGES })
    return printMessages(
      reports.map(report => ({
        at: report.created_at,
        about: `[${report.closed_at ? 'closed' : 'open'}] ${report.id}  ${report.reason}: ${report.menu_name} (/${report.slug})`,
        email: report.email ?? 'nobody',
        message: report.message,
      })),
    )
  },
}
