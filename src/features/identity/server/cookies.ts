import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { ACCESS_TOKEN_MINUTES } from '../identity.limits.ts'
import type { Tokens } from './tokens.ts'

/** Names of the two cookies (3-decisions §2). */
const NAMES = { access: 'sobremesa_access', refresh: 'sobremesa_refresh' } as const
const REFRESH_PATH = '/api/auth'

type Kind = keyof typeof NAMES

const LOCALHOST = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const isPlainLocalhost = (publicUrl: string): boolean => LOCALHOST.test(publicUrl)

/** Secure, except on plain-http localhost (3-decisions §2). */
const options = (kind: Kind, platform: Platform) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: !isPlainLocalhost(platform.config.publicUrl),
    path: kind === 'refresh' ? REFRESH_PATH : '/',
  }) as const

export const readCookie = (request: FastifyRequest, kind: Kind): string | undefined => request.cookies[NAMES[kind]]

/** Did this browser send an access cookie? It lives 15 minutes, so its absence alone proves nothing. */
export const mayHaveSession = (request: FastifyRequest): boolean => readCookie(request, 'access') !== undefined

export function setCookies(reply: FastifyReply, tokens: Tokens, platform: Platform): void {
  reply.setCookie(NAMES.access, tokens.access, { ...options('access', platform), maxAge: ACCESS_TOKEN_MINUTES * 60 })
  const maxAge = Math.floor((tokens.refreshExpiresAt.getTime() - platform.clock.now().getTime()) / 1000)
  reply.setCookie(NAMES.refresh, tokens.refresh, { ...options('refresh', platform), maxAge })
}

export function clearCookies(reply: FastifyReply, platform: Platform): void {
  for (const kind of ['access', 'refresh'] as const) reply.clearCookie(NAMES[kind], options(kind, platform))
}
