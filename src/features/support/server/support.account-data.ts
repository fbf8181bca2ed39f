import type { AccountData } from '#platform/account-data/account-data.ts'

/** Messages to support. */
export const supportAccountData: AccountData = {
  tables: ['support_tickets'],
  export: async ({ db }, ownerId) => ({
    data: await db
      .selectFrom('support_tickets')
      .select(['id', 'email', 'subject', 'message', 'tier', 'answer_hours as answerHours', 'created_at as createdAt'])
      .where('user_id', '=', ownerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (_, trx, ownerId) => {
    await trx.deleteFrom('support_tickets').where('user_id', '=', ownerId).execute()
  },
}
