import type { Platform } from '#platform/platform.ts'
import { accountDeleted } from '#features/identity/server/index.ts'
import { revokeOfOwner } from './invitations.store.ts'

/** Pending invitations end with the account that sent them (3-decisions §8); identity removes the members. */
export function subscribeTeam(platform: Platform): void {
  platform.events.on(accountDeleted, (trx, { ownerId }) => revokeOfOwner(trx, ownerId))
}
