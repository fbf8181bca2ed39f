import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { ABUSE_TEXT_MAX } from './abuse.limits.ts'
import { abuseTexts } from './abuse.texts.ts'

const texts = abuseTexts.es.faults

export const ABUSE_REASONS = ['wrong', 'illegal', 'impersonation', 'other'] as const
export type AbuseReason = (typeof ABUSE_REASONS)[number]

export const abuseReport = z.object({
  reason: z.enum(ABUSE_REASONS, { error: texts.reason }),
  text: text({ max: ABUSE_TEXT_MAX, required: texts.text, tooLong: texts.textTooLong }),
  /** Only for an answer; '' counts as absent. */
  email: z.preprocess(
    value => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    emailField.optional(),
  ),
})
export type AbuseReport = z.infer<typeof abuseReport>

export const reportMenu = endpoint({
  name: 'abuse.report',
  summary: 'Report a menu to the operator, without an account',
  method: 'POST',
  path: '/public/:slug/abuse',
  body: abuseReport,
  answer: nothing,
  status: 201,
})
