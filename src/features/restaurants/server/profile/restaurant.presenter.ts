import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'
import { carriesLooks } from '#features/billing/look-plan.rules.ts'
import type { SubscriptionState } from '#features/billing/billing.rules.ts'
import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import { isPlainWorker } from '#features/identity/house.rules.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { descriptionOf } from '../../profile/profile.rules.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { readOnlyReason } from '../../status/status.rules.ts'
import { imageUrl } from '#features/images/server/index.ts'
import { holidayCountryOf } from '../opening/holiday-country.ts'
import type { ShownLook } from '../looks/shown-look.ts'
import { shownLookOf } from '../looks/shown-look-of.ts'
import { profileOf } from './profile.columns.ts'
import { rightsIn } from '../rights/rights.service.ts'
import type { RestaurantRow } from '../restaurants.store.ts'
import { suspensionOfRow } from '../suspension/suspension.store.ts'

type Shown = {
  actor: Actor
  subscription: SubscriptionState | undefined
  look: ShownLook
  rights: Pick<Restaurant, 'rights' | 'rightHolders' | 'managers' | 'rightsChangedBy'>
}

/** `Restaurant` for its people (S1 §3, 3-decisions §3). Admins may write everywhere and see the owner. */
function present(platform: Platform, row: RestaurantRow, { actor, subscription, look, rights }: Shown): Restaurant {
  const { config, clock } = platform
  const profile = profileOf(row)
  const now = clock.now()
  const { until } = menuVisibility(
    { status: row.status, inactiveSince: row.inactive_since },
    now,
    config.lapsedMenuDays,
  )
  const suspension = suspensionOfRow(row)
  const isOthers = actor.role === 'admin' && row.owner_id !== actor.userId
  const mayAlwaysWrite = actor.role === 'admin' || row.owner_role === 'admin'
  return {
    _id: row.id,
    slug: row.slug,
    ...profile,
    theme: {
      ...profile.theme,
      shownStyle: look.shownStyle,
      ...(look.lookUntil !== undefined && { lookUntil: look.lookUntil }),
    },
    description: descriptionOf(profile),
    logoUrl: imageUrl(platform, { folder: row.logo_folder, widths: row.logo_widths }),
    status: row.status,
    menuVisibleUntil: until?.toISOString() ?? null,
    readOnly: mayAlwaysWrite ? null : readOnlyReason(row.status, subscription, now),
    ...(suspension && {
      suspension: {
        since: suspension.since.toISOString(),
        reason: isPlainWorker(actor) ? null : suspension.reason,
      },
    }),
    ...(actor.role === 'worker' && { ownerName: row.owner_name }),
    ...(isOthers && { owner: { name: row.owner_name, email: row.owner_email } }),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    ...rights,
    holidayCountry: holidayCountryOf(row),
    extraLooks: mayAlwaysWrite || carriesLooks(subscription, now),
    qrPrinted: row.qr_printed_at !== null,
  }
}

/** Presents rows of any owners; loads each owner's subscription once, and none when the actor is an admin. */
export async function presentRestaurants(
  platform: Platform,
  actor: Actor,
  rows: RestaurantRow[],
): Promise<Restaurant[]> {
  const ownerIds = actor.role === 'admin' ? [] : [...new Set(rows.map(row => row.owner_id))]
  const subscriptions = new Map<string, SubscriptionState | undefined>()
  for (const id of ownerIds) subscriptions.set(id, await findSubscription(platform.db, id))
  const rightsOf = await rightsIn(
    platform.db,
    actor,
    rows.map(row => row.id),
  )
  const now = platform.clock.now()
  const presented: Restaurant[] = []
  for (const row of rows) {
    const look = await shownLookOf(platform.db, row, now)
    const subscription = subscriptions.get(row.owner_id)
    presented.push(present(platform, row, { actor, subscription, look, rights: rightsOf(row.id) }))
  }
  return presented
}

/** `db`: inside a transaction, its own. */
export async function presentOne(
  platform: Platform,
  actor: Actor,
  row: RestaurantRow,
  db: Db = platform.db,
): Promise<Restaurant> {
  const subscription = actor.role === 'admin' ? undefined : await findSubscription(db, row.owner_id)
  const rights = (await rightsIn(db, actor, [row.id]))(row.id)
  const look = await shownLookOf(db, row, platform.clock.now())
  return present(platform, row, { actor, subscription, look, rights })
}
