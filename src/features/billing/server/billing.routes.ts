import { bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import * as contract from '../billing.contract.ts'
import { accountAccess } from './plan-access.ts'
import { presentCurrent, presentStatus } from './subscription.presenter.ts'

export function registerBillingRoutes(router: Router): void {
  const { platform } = router
  const ofAccount = {
    actor: requireActor(platform),
    access: (actor: Parameters<typeof accountAccess>[1]) => accountAccess(platform, actor),
  }
  bind(router, contract.getPlanStatus, {
    ...ofAccount,
    handle: ({ access }) => presentStatus(platform.db, access, platform.clock.now()),
  })
  bind(router, contract.getCurrentSubscription, {
    ...ofAccount,
    handle: ({ access }) => presentCurrent(platform.db, access, platform.config.lapsedMenuDays),
  })
}
