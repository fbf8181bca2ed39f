import type { FastifyRequest } from 'fastify'
import type { Actor } from '#features/identity/server/index.ts'
import { isMultipart } from '#platform/http/multipart.ts'
import type { Platform } from '#platform/platform.ts'
import { UPLOADS } from '../images.limits.ts'

/** For `bind`'s `limit` of calls that take a file: 300 uploads an hour per owner (3-decisions §2). */
export const limitUploads =
  ({ limits }: Platform) =>
  async (actor: Actor, request: FastifyRequest): Promise<void> => {
    if (isMultipart(request)) await limits.consume(UPLOADS, actor.ownerId)
  }
