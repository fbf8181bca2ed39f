import type { Platform } from '../../../platform/platform.ts'
import type { SubscriptionState } from '../../billing/billing.rules.ts'
import { findSubscription } from '../../billing/server/index.ts'
import type { Who } from '../../identity/server/index.ts'
import { descriptionOf } from '../profile.rules.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { menuVisibleUntil, readOnlyReason } from '../status.rules.ts'
import { imageUrl } from './images.service.ts'
import { profileOf, type RestaurantRow } from './restaurants.store.ts'

/** `Restaurant` as its people see it (S1 §3, 3-decisions §3). Admins may write everywhere and see whose it is. */
function present(
  { config, clock }: Platform,
  row: RestaurantRow,
  { who, subscription }: { who: Who; subscription: SubscriptionState | undefined },
): Restaurant {
  const profile = profileOf(row)
  const isOthers = who.role === 'admin' && row.owner_id !== who.userId
  const mayAlwaysWrite = who.role === 'admin' || row.owner_role === 'admin'
  return {
    _id: row.id,
    slug: row.slug,
    ...profile,
    description: descriptionOf(profile),
    logoUrl: imageUrl(config, { hash: row.logo_hash, widths: row.logo_widths }),
    status: row.status,
    menuVisibleUntil: menuVisibleUntil(row.inactive_since, config.lapsedMenuDays)?.toISOString() ?? null,
    readOnly: mayAlwaysWrite ? null : readOnlyReason(row.status, subscription, clock.now()),
    ...(isOthers && { owner: { name: row.owner_name, email: row.owner_email } }),
    createdAt: row.created_at.toISOString(),
  }
}

/** Presents rows of any owners; asks for each owner's subscription once, and for none when an admin looks. */
export async function presentRestaurants(platform: Platform, who: Who, rows: RestaurantRow[]): Promise<Restaurant[]> {
  const ownerIds = who.role === 'admin' ? [] : [...new Set(rows.map(row => row.owner_id))]
  const subscriptions = new Map<string, SubscriptionState | undefined>()
  for (const id of ownerIds) subscriptions.set(id, await findSubscription(platform.db, id))
  return rows.map(row => present(platform, row, { who, subscription: subscriptions.get(row.owner_id) }))
}

export async function presentOne(platform: Platform, who: Who, row: RestaurantRow): Promise<Restaurant> {
  const subscription = who.role === 'admin' ? undefined : await findSubscription(platform.db, row.owner_id)
  return present(platform, row, { who, subscription })
}
