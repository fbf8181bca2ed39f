import type { Platform } from '#platform/platform.ts'
import { findSubscription } from '#features/billing/server/index.ts'
import type { findRestaurant } from '#features/restaurants/server/index.ts'
import { shownLook } from '#features/restaurants/server/presented.ts'
import { isExtraLook, type Style } from '#features/theme/looks.ts'

type RestaurantRow = NonNullable<Awaited<ReturnType<typeof findRestaurant>>>

/** The look that is printed: the one that diners see now (4-beyond §11). */
export async function shownStyleOf({ db, clock }: Platform, row: RestaurantRow): Promise<Style> {
  const { style, timezone, owner_id: ownerId, owner_role: ownerRole } = row
  const subscription = isExtraLook(style) ? await findSubscription(db, ownerId) : undefined
  return shownLook({ style, timezone, subscription, needsNoPlan: ownerRole === 'admin' }, clock.now()).shownStyle
}
