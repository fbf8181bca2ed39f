import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { text } from '#shared/text.ts'
import { NOTICE_MAILS, user } from '#features/identity/identity.contract.ts'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { newPassword } from '#features/identity/password.rules.ts'
import { typedPassword } from './accounts.contract.ts'
import { accountTexts as texts } from './accounts.texts.ts'
import { usedCredential } from './passkeys/passkeys.contract.ts'

export const nameField = text({
  oneLine: true,
  max: USER_NAME_MAX,
  required: texts.nameMissing,
  tooLong: texts.nameTooLong,
})

/** A new name, a new password with the current one, notices that are not mailed; absent fields stay (S2 §7). */
export const update = endpoint({
  name: 'accounts.update',
  summary: 'Change the own name, password, or which notices are mailed; a new password ends all other sessions',
  method: 'PUT',
  path: '/auth/update',
  body: z
    .object({
      name: nameField.optional(),
      currentPassword: typedPassword.optional(),
      newPassword: newPassword.optional(),
      mutedMails: bounded(NOTICE_MAILS.length, z.array(z.enum(NOTICE_MAILS)), texts.unknownMail).optional(),
    })
    .superRefine(({ currentPassword, newPassword: next }, ctx) => {
      if (next !== undefined && currentPassword === undefined)
        ctx.addIssue({ code: 'custom', path: ['currentPassword'], message: texts.passwordRequired })
      if (next === undefined && currentPassword !== undefined)
        ctx.addIssue({ code: 'custom', path: ['newPassword'], message: texts.passwordRequired })
    }),
  answer: user,
})

/** One browser that is signed in. */
export const session = z
  .object({
    id: z.string(),
    /** For example 'Chrome en macOS'. */
    device: z.string(),
    kind: z.enum(['computer', 'phone', 'tablet']),
    current: z.boolean(),
    createdAt: z.string(),
    lastUsedAt: z.string(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

export const listSessions = endpoint({
  name: 'accounts.listSessions',
  summary: 'The open sessions of the current user, the present one first',
  method: 'GET',
  path: '/auth/sessions',
  answer: z.array(session),
})
export const endOtherSessions = endpoint({
  name: 'accounts.endOtherSessions',
  summary: 'End all sessions of the current user but the present one',
  method: 'DELETE',
  path: '/auth/sessions',
  answer: z.object({ ended: z.number().int() }),
})

export const endSession = endpoint({
  name: 'accounts.endSession',
  summary: 'End one session of the current user',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  answer: nothing,
  message: texts.sessionEnded,
})

/** Calls that need it answer 403 `confirm_needed` before (3-decisions §2). */
export const confirm = endpoint({
  name: 'accounts.confirm',
  summary: 'Prove the password of this session, or a passkey; counts for 15 minutes, as signing in does',
  method: 'POST',
  path: '/auth/confirm',
  body: z
    .object({ password: typedPassword.optional(), passkey: usedCredential.optional() })
    .superRefine(({ password, passkey }, ctx) => {
      if (password === undefined && passkey === undefined)
        ctx.addIssue({ code: 'custom', path: ['password'], message: texts.passwordRequired })
    }),
  answer: nothing,
  message: texts.confirmed,
})
