import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where the refresh cookie is used. */
export const REFRESH_PATH = '/api/auth'

/** How the refresh cookie was named on https before both cookies began with `__Host-`. */
const NAME = '__Secure-sobremesa_refresh'

/**
 * The value of a cookie; undefined when it did not come, or came twice: one of the two was then put there by somebody
 * else, and nobody can say which (3-decisions §2).
 */
export function readOnce({ headers, cookies }: FastifyRequest, name: string): string | undefined {
  // Spaces around a name are no part of it, as the parser reads it.
  const names = (headers.cookie ?? '').split(';').map(pair => pair.slice(0, Math.max(0, pair.indexOf('='))).trim())
  return names.filter(each => each === name).length === 1 ? cookies[name] : undefined
}

/** Read and removed, never set. Which sessions may still come with it, `refreshSession` says. */
export const formerCookie = {
  read: (request: FastifyRequest): string | undefined => readOnce(request, NAME),

  /** Removes it from a browser that sent it. */
  clear(reply: FastifyReply): void {
    if (reply.request.cookies[NAME] === undefined) return
    reply.clearCookie(NAME, { httpOnly: true, sameSite: 'lax', secure: true, path: REFRESH_PATH })
  },
}
