import { anyone, bind } from '../../../platform/http/bind.ts'
import type { Router } from '../../../platform/http/router.ts'
import { endSession, refreshSession, signedIn, updateCurrentRestaurant } from '../../identity/server/index.ts'
import { switchRestaurant } from '../../restaurants/restaurants.contract.ts'
import { restaurantAccess } from '../../restaurants/server/index.ts'
import * as contract from '../accounts.contract.ts'
import { REFRESH_ADDRESS, REGISTER_ADDRESS } from '../accounts.limits.ts'
import { login } from './login.ts'
import { presentUser } from './present-user.ts'
import { registerOwner } from './registration.ts'

export function registerAccountRoutes(router: Router): void {
  const { platform } = router
  const { db, limits } = platform
  const asUser = signedIn(platform)

  bind(router, contract.register, {
    who: anyone,
    limit: (_, request) => limits.consume(REGISTER_ADDRESS, limits.networkOf(request.ip)),
    handle: async ({ body, request, reply }) =>
      presentUser(db, await registerOwner(platform, body, { request, reply })),
  })
  bind(router, contract.login, {
    who: anyone,
    handle: async ({ body, request, reply }) => presentUser(db, await login(platform, body, { request, reply })),
  })
  bind(router, contract.logout, {
    who: anyone,
    handle: async ({ request, reply }) => {
      await endSession(platform, request, reply)
      return null
    },
  })
  bind(router, contract.refresh, {
    who: anyone,
    limit: (_, request) => limits.consume(REFRESH_ADDRESS, limits.networkOf(request.ip)),
    handle: async ({ request, reply }) => {
      await refreshSession(platform, request, reply)
      return null
    },
  })
  bind(router, contract.me, { who: asUser, handle: ({ who }) => presentUser(db, who.userId) })
  bind(router, switchRestaurant, {
    who: asUser,
    access: (who, params) => restaurantAccess(platform, who, params.id),
    handle: async ({ who, access }) => {
      if (who.role !== 'admin' || access.ownerId === who.userId)
        await updateCurrentRestaurant(db, who.userId, access.restaurantId)
      return presentUser(db, who.userId)
    },
  })
}
