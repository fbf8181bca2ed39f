import { isUuid } from '#shared/id.ts'
import { bind, notFound } from '#platform/http/bind.ts'
import { giveUp } from '#platform/http/idempotency/idempotency.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { giveUpUpload } from '../images.contract.ts'

/** Who gives a call up cannot know whether it has arrived: the server says so, and keeps it from being done. */
export function registerGivingUp(router: Router): void {
  bind(router, giveUpUpload, {
    actor: requireActor,
    access: (_, { params }) => {
      if (!isUuid(params.key)) throw notFound()
    },
    handle: async (platform, { actor, params }) => ({
      givenUp: await giveUp(platform, { userId: actor.userId, key: params.key.toLowerCase() }),
    }),
  })
}
