import type { AccountData } from '#platform/account-data/account-data.ts'
import { eraseTickets, listTicketsOf } from './tickets.store.ts'

/** Messages to support. */
export const supportAccountData: AccountData = {
  tables: ['support_tickets'],
  export: async ({ db }, ownerId) => ({ data: await listTicketsOf(db, ownerId) }),
  erase: (_, trx, ownerId) => eraseTickets(trx, ownerId),
}
