import { finished } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { Actor } from '#features/identity/server/index.ts'
import { isMultipart } from '#platform/http/multipart.ts'
import type { Platform } from '#platform/platform.ts'
import { defineService } from '#platform/process/services.ts'
import { OPEN_UPLOADS_MAX, UPLOADS } from '../images.limits.ts'

const RETRY_AFTER_S = 1

/** Counts the bodies that are arriving in a process. */
export type OpenUploads = {
  /**
   * Counts an upload until its body has arrived or the sender has disconnected: a slow one may take five minutes.
   * Throws 429 `busy` when four of the owner's are open.
   */
  count(actor: Pick<Actor, 'ownerId'>, request: Pick<FastifyRequest, 'raw'>): void
}
export const openUploads = defineService<OpenUploads>('images.open-uploads')

export function createOpenUploads(): OpenUploads {
  const open = new Map<string, number>()
  return {
    count: ({ ownerId }, { raw }) => {
      const count = open.get(ownerId) ?? 0
      if (count >= OPEN_UPLOADS_MAX) throw new AppError(commonErrors.busy, { retryAfterS: RETRY_AFTER_S })
      open.set(ownerId, count + 1)
      finished(raw, { writable: false }, () => {
        const left = (open.get(ownerId) ?? 1) - 1
        if (left > 0) open.set(ownerId, left)
        else open.delete(ownerId)
      })
    },
  }
}

/** For `bind`'s `limit` of calls that take a file: 300 uploads an hour per owner (3-decisions §2), four at a time. */
export async function limitUploads(
  { limits, services }: Platform,
  { actor, request }: { actor: Actor; request: FastifyRequest },
): Promise<void> {
  if (!isMultipart(request)) return
  await limits.consume(UPLOADS, actor.ownerId)
  services.get(openUploads).count(actor, request)
}
