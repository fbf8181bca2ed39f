import type { AccountData } from '#platform/account-data/account-data.ts'

/** Requests for a new password; their codes and tokens leave the product by mail alone. */
export const accountsAccountData: AccountData = {
  tables: ['password_resets'],
  export: async ({ db }, ownerId) => ({
    data: {
      passwordResets: await db
        .selectFrom('password_resets')
        .select(['created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
        .where('user_id', '=', ownerId)
        .orderBy('created_at')
        .execute(),
    },
  }),
  erase: async (_, trx, ownerId) => {
    await trx.deleteFrom('password_resets').where('user_id', '=', ownerId).execute()
  },
}
