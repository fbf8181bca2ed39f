import { findSubscription } from '#features/billing/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isExtraLook, type Style } from '#features/theme/looks.ts'
import { shownLook, type ShownLook } from './shown-look.ts'

type House = { owner_id: string; owner_role: string; style: Style; timezone: string }

/** What diners see of the look of a house; asks for the plan of its owner only where that decides it. */
export async function shownLookOf(db: Db, row: House, now: Date): Promise<ShownLook> {
  const { style, timezone, owner_id: ownerId } = row
  const subscription = isExtraLook(style) ? await findSubscription(db, ownerId) : undefined
  return shownLook({ style, timezone, subscription, needsNoPlan: row.owner_role === 'admin' }, now)
}
