import type { FastifyRequest } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import { normalizeEmail } from '#features/identity/email.rules.ts'

const LOOKED_AT_MAX = 1000

/** Whom a call names, and the network it comes from: what its limits count. */
export type Try = { email: string; network: string }

/** The email in a body that is not validated yet; '' when there is none. */
function typedEmail(body: unknown): string {
  const { email } = body as { email?: unknown }
  return typeof email === 'string' ? normalizeEmail(email.slice(0, LOOKED_AT_MAX)) : ''
}

/** The try that a call is, before its body is validated. */
export const triedBy = ({ limits }: Pick<Platform, 'limits'>, body: unknown, { ip }: FastifyRequest): Try => ({
  email: typedEmail(body),
  network: limits.networkOf(ip),
})

/** The key of limits that count an email for each network apart. */
export const pairOf = ({ email, network }: Try): string => `${email} ${network}`
