import { AppError } from '#shared/app-error.ts'
import { carriesLooks } from '#features/billing/look-plan.rules.ts'
import type { PlanAccess } from '#features/billing/server/index.ts'
import { isExtraLook, type Style } from '#features/theme/looks.ts'
import { restaurantErrors } from '../../restaurants.errors.ts'

/**
 * Throws 403 `look_plan` for a change to a look that the owner's plan does not carry. What is stored is never refused,
 * and administrators need no plan (4-beyond §11).
 */
export function requireLookPlan(
  { role, ownerRole, subscription }: Pick<PlanAccess, 'role' | 'ownerRole' | 'subscription'>,
  { from, to, now }: { from: Style | null; to: Style; now: Date },
): void {
  if (from === to || !isExtraLook(to) || role === 'admin' || ownerRole === 'admin') return
  if (!carriesLooks(subscription, now)) throw new AppError(restaurantErrors.lookPlan)
}
