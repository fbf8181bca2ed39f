import type { AccountData } from '#platform/account-data/account-data.ts'

/** Invitations that an owner sent; the members themselves belong to identity. */
export const teamAccountData: AccountData = {
  tables: ['invitations'],
  export: async ({ db }, ownerId) => ({
    data: await db
      .selectFrom('invitations')
      .select(['member_id as memberId', 'state', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('owner_id', '=', ownerId)
      .orderBy('created_at')
      .execute(),
  }),
  erase: async (_, trx, ownerId) => {
    await trx.deleteFrom('invitations').where('owner_id', '=', ownerId).execute()
  },
}
