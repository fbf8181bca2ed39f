import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { newPassword } from '#features/identity/password.rules.ts'
import { teamTexts as texts } from './team.texts.ts'

const TOKEN_MAX = 200

const token = z
  .string({ error: texts.tokenMissing })
  .min(1, { error: texts.tokenMissing })
  .max(TOKEN_MAX, { error: texts.tokenMissing })

/** For the server and the form: an empty password gets its own text (S1 §5). */
export const invitedPassword = z
  .string({ error: texts.passwordRequired })
  .min(1, { error: texts.passwordRequired, abort: true })
  .pipe(newPassword)

export const INVITATION_STATES = ['valid', 'expired', 'used', 'revoked', 'unknown'] as const
export type InvitationState = (typeof INVITATION_STATES)[number]

/** Who invites whom, by the token alone; all null when the token is unknown (3-decisions §7). */
const invitationContext = z.object({
  state: z.enum(INVITATION_STATES),
  inviterName: z.string().nullable(),
  memberName: z.string().nullable(),
  memberEmail: z.string().nullable(),
})
export type InvitationContext = z.infer<typeof invitationContext>

export const checkInvitation = endpoint({
  name: 'team.checkInvitation',
  summary: 'Whether a token is still valid, and whose invitation it is; uses nothing up',
  method: 'POST',
  path: '/team/check-invitation',
  body: z.object({ token }),
  answer: invitationContext,
})
export const acceptInvitation = endpoint({
  name: 'team.acceptInvitation',
  traced: true,
  summary: 'Accept an invitation with a password, once; ends the session of this browser',
  method: 'POST',
  path: '/team/accept-invitation',
  body: z.object({ token, password: invitedPassword }),
  answer: nothing,
  message: texts.accepted,
})
