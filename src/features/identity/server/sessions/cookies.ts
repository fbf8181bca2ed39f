import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocalUrl } from '#platform/config/config.ts'
import type { Platform } from '#platform/platform.ts'
import { ACCESS_TOKEN_MINUTES } from '../../identity.limits.ts'

const KINDS = ['access', 'refresh'] as const
type Kind = (typeof KINDS)[number]

const PATHS = { access: '/', refresh: '/api/auth' } as const
/** Browsers accept these names only over https; `__Host-` also requires the path `/` (3-decisions §2). */
const HTTPS_PREFIXES = { access: '__Host-', refresh: '__Secure-' } as const

/** What a browser gets for a session: both tokens in clear text, once. */
export type Tokens = { access: string; refresh: string; refreshExpiresAt: Date }

type Settings = { config: { publicUrl: string } }

/** The name of a cookie, depending on the product's public URL. */
export const cookieName = (kind: Kind, { config }: Settings): string =>
  `${config.publicUrl.startsWith('https:') ? HTTPS_PREFIXES[kind] : ''}sobremesa_${kind}`

/** Secure, except on plain-http localhost (3-decisions §2). */
const options = (kind: Kind, { config: { publicUrl } }: Settings) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:') || !isLocalUrl(publicUrl),
    path: PATHS[kind],
  }) as const

/** The tokens of the given kinds that this browser sent. */
export const readCookies = (request: FastifyRequest, platform: Settings, kinds: readonly Kind[] = KINDS): string[] =>
  kinds.flatMap(kind => request.cookies[cookieName(kind, platform)] ?? [])

/** True when the browser sent an access cookie. It lives 15 minutes, so its absence proves nothing by itself. */
export const mayHaveSession = (request: FastifyRequest, platform: Settings): boolean =>
  readCookies(request, platform, ['access']).length > 0

export function setCookies(reply: FastifyReply, tokens: Tokens, platform: Platform): void {
  const maxAge = Math.floor((tokens.refreshExpiresAt.getTime() - platform.clock.now().getTime()) / 1000)
  const set = (kind: Kind, token: string, seconds: number) =>
    reply.setCookie(cookieName(kind, platform), token, { ...options(kind, platform), maxAge: seconds })
  set('access', tokens.access, ACCESS_TOKEN_MINUTES * 60)
  set('refresh', tokens.refresh, maxAge)
}

export function clearCookies(reply: FastifyReply, platform: Platform): void {
  for (const kind of KINDS) reply.clearCookie(cookieName(kind, platform), options(kind, platform))
}
