import { NOBODY, type Tenant } from '#platform/db/tenants.ts'
import type { CallAccess, CallActor } from '../call.ts'

type Allowed = { actor: CallActor; access: CallAccess }

/**
 * Whose rows a call may change: those of the restaurant that its access names, or of the account, and the actor's own.
 * Without an actor nobody's: what a token or a password proves is named in the transaction.
 */
export function tenantOf({ actor, access }: Allowed): Tenant {
  if (!actor) return NOBODY
  if (access?.restaurantId) return { ids: [access.restaurantId, access.ownerId ?? actor.ownerId, actor.userId] }
  const accountOf = access?.ownerId ?? (actor.ownerId === actor.userId ? actor.userId : undefined)
  return { ids: [actor.userId], ...(accountOf !== undefined && { accountOf }) }
}
