import { anyone, bind } from '#platform/http/bind.ts'
import type { Router } from '#platform/http/router.ts'
import type { Platform } from '#platform/platform.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { menuInSight } from '#features/public-menu/server/index.ts'
import { requireWritable, restaurantAccess } from '#features/restaurants/server/index.ts'
import * as calls from '#features/allergens/reports/reports.contract.ts'
import { REPORTS_NETWORK, REPORTS_NETWORK_DAY } from '#features/allergens/reports/reports.limits.ts'
import * as service from './reports.service.ts'

type Guest = { request: { ip: string } }

async function limitGuest({ limits }: Platform, { request }: Guest): Promise<void> {
  const network = limits.networkOf(request.ip)
  await limits.consume(REPORTS_NETWORK, network)
  await limits.consume(REPORTS_NETWORK_DAY, network)
}
const inSight = async (platform: Platform, { params }: { params: { slug: string } }) =>
  void (await menuInSight(platform, params.slug))

/** Binds what guests report, and what a house answers. */
export function registerReportRoutes(router: Router): void {
  bind(router, calls.reportDish, {
    actor: anyone,
    limit: limitGuest,
    access: inSight,
    handle: service.reportDish,
  })
  bind(router, calls.reportSetMenuItem, {
    actor: anyone,
    limit: limitGuest,
    access: inSight,
    handle: service.reportSetMenuItem,
  })
  bind(router, calls.listReports, {
    actor: requireActor,
    access: (platform, { actor, params }) => restaurantAccess(platform, actor, params.id),
    handle: service.listReports,
  })
  bind(router, calls.answerReport, {
    actor: requireActor,
    access: (platform, { actor, params }) => service.reportAccess(platform, actor, params.id),
    requireWritable,
    handle: service.answerReport,
  })
}
