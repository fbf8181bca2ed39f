import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import { menuInSight } from '#features/public-menu/server/index.ts'
import { reportMenu } from '../abuse.contract.ts'
import { ABUSE_NETWORK } from '../abuse.limits.ts'
import { receiveReport } from './abuse.service.ts'

/** The call that reports a menu which diners can see. */
export function registerAbuseCall(router: Router): void {
  bind(router, reportMenu, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(ABUSE_NETWORK, limits.networkOf(request.ip)),
    access: async (platform, { params }) => void (await menuInSight(platform, params.slug)),
    handle: async (platform, { params, body }) => {
      const { restaurant } = await menuInSight(platform, params.slug)
      await receiveReport(platform, restaurant, body)
      return null
    },
  })
}
