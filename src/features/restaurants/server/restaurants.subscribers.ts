import type { Platform } from '#platform/platform.ts'
import { subscriptionChanged } from '#features/billing/server/index.ts'
import { imagesMeasured } from '#features/images/server/index.ts'
import { accountDeleted, accountRestored } from '#features/identity/server/index.ts'
import { hideWithAccount, showWithAccount } from './deletion/account-deletion.service.ts'
import { bumpMenuVersion } from './menu-version.ts'
import { renewExtraLooks } from './looks/looks.service.ts'
import { applyStatuses } from './status/status.service.ts'

/**
 * A changed subscription verifies the status of the owner's restaurants in the same transaction (3-decisions §4), and
 * what diners see of their looks;
 * measured images render the menu again.
 */
export function subscribeRestaurants(platform: Platform): void {
  platform.events.on(subscriptionChanged, async (trx, { ownerId }) => {
    await applyStatuses(platform, trx, ownerId)
    await renewExtraLooks(platform, trx, ownerId)
  })
  platform.events.on(accountDeleted, (trx, deleted) => hideWithAccount(platform, trx, deleted))
  platform.events.on(
    imagesMeasured,
    async (trx, { restaurantId }) => void (await bumpMenuVersion(platform, trx, restaurantId)),
  )
  platform.events.on(accountRestored, (trx, restored) => showWithAccount(platform, trx, restored))
}
