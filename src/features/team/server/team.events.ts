import type { Platform } from '#platform/platform.ts'
import { accountDeleted } from '#features/identity/server/index.ts'

/** Pending invitations end with the account that sent them (3-decisions §8); identity removes the members. */
export function registerTeamEvents(platform: Platform): void {
  platform.events.on(accountDeleted, async (trx, { ownerId }) => {
    await trx
      .updateTable('invitations')
      .set({ state: 'revoked' })
      .where('owner_id', '=', ownerId)
      .where('state', '=', 'valid')
      .execute()
  })
}
