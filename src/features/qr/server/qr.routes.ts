import type { FastifyRequest } from 'fastify'
import { validationError } from '#shared/app-error.ts'
import { fieldErrors, spanishFallback } from '#shared/field-errors.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { restaurantAccess } from '#features/restaurants/server/index.ts'
import { type PrintQuery, printFile, printQuery } from '../qr.contract.ts'
import { makeQrFile } from './qr.service.ts'

function readQuery(request: FastifyRequest): PrintQuery {
  const result = printQuery.safeParse(request.query, spanishFallback)
  if (!result.success) throw validationError(fieldErrors(result.error))
  return result.data
}

/**
 * The print files. `bind` cannot be used, because the answer is the file itself; but the call is listed like all others
 * and refuses in the same order.
 */
export function registerQrRoutes(router: Router): void {
  const { platform } = router
  router.endpoints.push(printFile)
  router.fastify.get<{ Params: { id: string } }>(`/api${printFile.path}`, {
    onRequest: async request => {
      const actor = await requireActor(platform)(request)
      await restaurantAccess(platform, actor, request.params.id)
    },
    handler: async (request, reply) => {
      const file = await makeQrFile(platform, request.params.id, readQuery(request))
      return reply
        .type(file.contentType)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${file.fileName}"`)
        .send(file.content)
    },
  })
}
