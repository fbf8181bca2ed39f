import type { Platform } from '#platform/platform.ts'
import { accountDeleted, accountRestored } from '#features/identity/server/index.ts'
import { restoreRevoked, revokeOfOwner } from './invitations.store.ts'

const INVITATIONS = 'team'

/**
 * Pending invitations end with the account that sent them, and are valid again when its deletion is taken back
 * (3-decisions §8); identity removes and restores the members.
 */
export function subscribeTeam(platform: Platform): void {
  platform.events.on(accountDeleted, async (trx, { ownerId, ended }) => {
    ended[INVITATIONS] = await revokeOfOwner(trx, ownerId)
  })
  platform.events.on(accountRestored, async (trx, { ownerId, ended }) => {
    if (ended) await restoreRevoked(trx, ownerId, ended[INVITATIONS] as string[])
  })
}
