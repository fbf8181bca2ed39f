import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalUrl } from '#platform/config/config.ts'
import type { Platform } from '#platform/platform.ts'
import { ACCESS_TOKEN_MINUTES } from '../../identity.limits.ts'
import { formerCookie, REFRESH_PATH, readOnce } from './former-cookie.ts'

const KINDS = ['access', 'refresh'] as const
type Kind = (typeof KINDS)[number]

/** What a browser gets for a session: both tokens in clear text, once. */
export type Tokens = { access: string; refresh: string; refreshExpiresAt: Date }

type Settings = { config: { publicUrl: string } }

/** Browsers accept `__Host-` only over https, with the path `/` and from this very host (3-decisions §2). */
const isHostOnly = ({ config: { publicUrl } }: Settings): boolean => publicUrl.startsWith('https:')

/** The name of a cookie, depending on the product's public URL. */
export const cookieName = (kind: Kind, settings: Settings): string =>
  `${isHostOnly(settings) ? '__Host-' : ''}sobremesa_${kind}`

/** Secure, except on plain-http localhost (3-decisions §2). */
const options = (kind: Kind, settings: Settings) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: isHostOnly(settings) || !isLocalUrl(settings.config.publicUrl),
    path: kind === 'access' || isHostOnly(settings) ? '/' : REFRESH_PATH,
  }) as const

/** A refresh token counts only where it is used, wherever its cookie is sent. */
const isReadAt = (kind: Kind, { url }: FastifyRequest): boolean =>
  kind === 'access' || url.startsWith(`${REFRESH_PATH}/`)

const readCookie = (kind: Kind, request: FastifyRequest, settings: Settings): string | undefined =>
  isReadAt(kind, request) ? readOnce(request, cookieName(kind, settings)) : undefined

/** The token of the access cookie. */
export const readAccess = (request: FastifyRequest, settings: Settings): string | undefined =>
  readCookie('access', request, settings)

/** The token of the refresh cookie; `isFormer`: it came under the name that it had before `__Host-`. */
export function readRefresh(
  request: FastifyRequest,
  settings: Settings,
): { token: string; isFormer: boolean } | undefined {
  const token = readCookie('refresh', request, settings)
  if (token !== undefined) return { token, isFormer: false }
  const former = isHostOnly(settings) ? formerCookie.read(request) : undefined
  return former === undefined ? undefined : { token: former, isFormer: true }
}

/** All tokens that this browser sent. */
export const readCookies = (request: FastifyRequest, settings: Settings): string[] =>
  [readAccess(request, settings), readRefresh(request, settings)?.token].filter(token => token !== undefined)

/** True when the browser sent an access cookie. It lives 15 minutes, so its absence proves nothing by itself. */
export const mayHaveSession = (request: FastifyRequest, settings: Settings): boolean =>
  readAccess(request, settings) !== undefined

export function setCookies(reply: FastifyReply, tokens: Tokens, platform: Platform): void {
  const maxAge = Math.floor((tokens.refreshExpiresAt.getTime() - platform.clock.now().getTime()) / 1000)
  const set = (kind: Kind, token: string, seconds: number) =>
    reply.setCookie(cookieName(kind, platform), token, { ...options(kind, platform), maxAge: seconds })
  set('access', tokens.access, ACCESS_TOKEN_MINUTES * 60)
  set('refresh', tokens.refresh, maxAge)
  formerCookie.clear(reply)
}

export function clearCookies(reply: FastifyReply, platform: Platform): void {
  for (const kind of KINDS) reply.clearCookie(cookieName(kind, platform), options(kind, platform))
  formerCookie.clear(reply)
}
