import type { FastifyRequest } from 'fastify'
import { keyedHash } from '#platform/id/keyed-hash.ts'
import { evenIfQuiet } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'

/** What is written about accounts, rights and the operator; the names stay, so that alarms can be set on them. */
export type SecurityEvent =
  | 'signed_in'
  | 'registered'
  | 'signed_out'
  | 'sign_in_refused'
  | 'second_factor_refused'
  | 'confirm_refused'
  | 'session_closed'
  | 'refresh_reused'
  | 'account_deleted'
  | 'deletion_undone'
  | 'email_changed'
  | 'email_undone'
  | 'passkey_added'
  | 'passkey_removed'
  | 'write'
  | 'operator_command'

type Logging = Pick<Platform, 'config' | 'log'>

/** The same text has the same HMAC in every line, and none says whose it is. */
const hmacOf = ({ config }: Logging, kind: 'email' | 'network', text: string): string =>
  keyedHash(config, `log ${kind}\n${text}`).toString('base64url')

type Facts = {
  userId?: string | undefined
  /** As it was typed, normalized; written as an HMAC. */
  email?: string | undefined
  request?: Pick<FastifyRequest, 'id' | 'ip'>
  /** Ids, names of calls and codes; nothing that a person wrote. */
  more?: Record<string, unknown>
}

/** The email of a line, so that lines about an address can be found by whoever knows it. */
export const emailHmac = (platform: Logging, email: string): string => hmacOf(platform, 'email', email)

/**
 * Writes one line about something that matters for the security of an account, with HMACs in the place of email and
 * network. Also at `LOG_LEVEL=warn` and `error`.
 */
export function logSecurity(
  platform: Logging & Pick<Platform, 'limits'>,
  security: SecurityEvent,
  { userId, email, request, more }: Facts,
): void {
  const line = {
    security,
    ...(userId !== undefined && { userId }),
    ...(email !== undefined && { emailHmac: emailHmac(platform, email) }),
    ...(request && { id: request.id, networkHmac: hmacOf(platform, 'network', platform.limits.networkOf(request.ip)) }),
    ...more,
  }
  evenIfQuiet(platform.log).info(line, 'security')
}
