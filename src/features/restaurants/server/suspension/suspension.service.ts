import type { Trx } from '#platform/db/database.ts'
import { recordChanges } from '#platform/events/changes.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { normalizeSlug } from '#shared/slug.ts'
import { findUserByEmail, lockUser } from '#features/identity/server/index.ts'
import type { Suspension } from '../../suspension/suspension.rules.ts'
import { bumpMenuVersion } from '../menu-version.ts'
import { restaurantSuspensionEntity } from '../restaurants.changes.ts'
import { findRestaurant, listOwned, type RestaurantRow } from '../restaurants.store.ts'
import { findSlug } from '../slugs/slugs.store.ts'
import { suspendedMail, unsuspendedMail } from './suspension.mail.ts'
import {
  deleteAccountSuspension,
  insertAccountSuspension,
  suspensionOfRow,
  updateSuspension,
} from './suspension.store.ts'

/** What the operator changes: the suspension of a menu or of an account; null: it ends. */
type Change = {
  owner: { id: string; email: string }
  suspension: Suspension | null
  isAccount: boolean
  /** The menus that it is about, as they are now. */
  list: (trx: Trx) => Promise<RestaurantRow[]>
  /** False: it is so already. */
  write: (trx: Trx) => Promise<boolean>
}

/** What a change came to; `none`: nobody's menu or account. `stays`: still suspended in the other way. */
export type Outcome =
  | { kind: 'none' | 'already' }
  | { kind: 'done'; ownerEmail: string; names: string[]; stays: boolean }

/**
 * Changes a suspension in one transaction, and tells of each menu that diners now see otherwise: the processes that
 * hold it, the list of activity and, in one mail, its owner (4-beyond §12).
 */
async function change(platform: Platform, { owner, suspension, isAccount, list, write }: Change): Promise<Outcome> {
  return platform.db.transaction().execute(async trx => {
    await lockUser(trx, owner.id)
    const before = new Map((await list(trx)).map(row => [row.id, suspensionOfRow(row)]))
    if (!(await write(trx))) return { kind: 'already' }
    const after = await list(trx)
    const changed = after.filter(row => (before.get(row.id) === null) !== (suspensionOfRow(row) === null))
    for (const row of changed) {
      await bumpMenuVersion(platform, trx, row.id)
      await recordChanges(platform, trx, {
        actor: null,
        ownerId: owner.id,
        restaurantId: row.id,
        at: platform.clock.now(),
        changes: [
          {
            entity: restaurantSuspensionEntity,
            id: row.id,
            before: { reason: before.get(row.id)?.reason ?? null },
            after: { reason: suspensionOfRow(row)?.reason ?? null },
          },
        ],
      })
    }
    const names = changed.map(({ name }) => name)
    if (names.length > 0 || isAccount) await mailOwner(platform, trx, owner.email, { names, suspension, isAccount })
    return { kind: 'done', ownerEmail: owner.email, names, stays: after.some(row => suspensionOfRow(row) !== null) }
  })
}

/** An answer goes to whom the operator reads. */
async function mailOwner(
  platform: Platform,
  trx: Trx,
  to: string,
  { names, suspension, isAccount }: { names: string[] } & Pick<Change, 'suspension' | 'isAccount'>,
): Promise<void> {
  const replyTo = platform.config.contactEmail
  const order = { to, ...(replyTo && { replyTo }) }
  if (!suspension) return sendMail(platform, trx, { ...order, mail: unsuspendedMail, params: { names } })
  const params = { names, reason: suspension.reason, at: suspension.since, isAccount }
  return sendMail(platform, trx, { ...order, mail: suspendedMail, params })
}

/** Suspends the menu of a present or former slug, with a reason that its owner reads; null: no longer. */
export async function suspendMenu(platform: Platform, slug: string, reason: string | null): Promise<Outcome> {
  const found = await findSlug(platform.db, normalizeSlug(slug))
  const row = found?.restaurantId ? await findRestaurant(platform.db, found.restaurantId) : undefined
  if (!row) return { kind: 'none' }
  const suspension = reason === null ? null : { since: platform.clock.now(), reason }
  return change(platform, {
    owner: { id: row.owner_id, email: row.owner_email },
    suspension,
    isAccount: false,
    list: async trx => [await findRestaurant(trx, row.id)].filter(one => one !== undefined),
    write: trx => updateSuspension(trx, row.id, suspension),
  })
}

/** Suspends an owner's account with all its menus, also those that will be made; null: no longer. */
export async function suspendAccount(platform: Platform, email: string, reason: string | null): Promise<Outcome> {
  const owner = await findUserByEmail(platform.db, email)
  if (owner?.role !== 'owner') return { kind: 'none' }
  const suspension = reason === null ? null : { since: platform.clock.now(), reason }
  return change(platform, {
    owner,
    suspension,
    isAccount: true,
    list: trx => listOwned(trx, owner.id),
    write: trx =>
      suspension ? insertAccountSuspension(trx, owner.id, suspension) : deleteAccountSuspension(trx, owner.id),
  })
}
