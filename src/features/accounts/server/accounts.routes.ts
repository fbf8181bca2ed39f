import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { endSession, refreshSession } from '#features/identity/server/people.ts'
import * as restaurants from '#features/restaurants/restaurants.contract.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import * as contract from '../accounts.contract.ts'
import { REFRESH_IP, REGISTER_IP } from '../accounts.limits.ts'
import { countLogin, login } from './sign-in/login.service.ts'
import { offlineKeyOf } from './sign-in/offline-key.ts'
import { presentUser } from './user.presenter.ts'
import { switchRestaurant } from './switch-restaurant.service.ts'
import { registerOwner } from './sign-in/registration.service.ts'
import { registerDeletionRoutes } from './deletion/deletion.routes.ts'
import { registerResetRoutes } from './reset/reset.routes.ts'
import { registerSecurityRoutes } from './security/security.routes.ts'

export function registerAccountRoutes(router: Router): void {
  registerSessionRoutes(router)
  registerResetRoutes(router)
  registerSecurityRoutes(router)
  registerDeletionRoutes(router)
}

function registerSessionRoutes(router: Router): void {
  bind(router, contract.register, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(REGISTER_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request, reply }) =>
      presentUser(platform.db, await registerOwner(platform, body, { request, reply })),
  })
  bind(router, contract.login, {
    actor: anyone,
    limitBody: (platform, { body, request }) => countLogin(platform, body, request),
    handle: async (platform, { body, request, reply }) =>
      presentUser(platform.db, await login(platform, body, { request, reply })),
  })
  bind(router, contract.logout, {
    actor: anyone,
    handle: async (platform, { request, reply }) => {
      await endSession(platform, { request, reply })
      return null
    },
  })
  bind(router, contract.refresh, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(REFRESH_IP, limits.networkOf(request.ip)),
    handle: async (platform, { request, reply }) => {
      await refreshSession(platform, { request, reply })
      return null
    },
  })
  bind(router, contract.me, {
    actor: requireActor,
    handle: (platform, { actor }) => presentUser(platform.db, actor.userId),
  })
  bind(router, contract.offlineKey, {
    actor: requireActor,
    handle: ({ config }, { actor }) => Promise.resolve(offlineKeyOf(config, actor.userId)),
  })
  bind(router, restaurants.switchRestaurant, {
    actor: requireActor,
    access: (platform, { actor, params }) => restaurantAccess(platform, actor, params.id),
    handle: switchRestaurant,
  })
}
