import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { USER_ID_HEADER } from '#shared/endpoint.ts'

/**
 * A page says for whom it makes a call. Where somebody else has signed in in its browser meanwhile, the call is not
 * theirs: throws 409 `other_user` (3-decisions §3). Without the header nothing is checked.
 */
export function throwIfOtherUser({ headers }: FastifyRequest, userId: string): void {
  const named = headers[USER_ID_HEADER]
  if (named !== undefined && named !== userId) throw new AppError(commonErrors.otherUser)
}
