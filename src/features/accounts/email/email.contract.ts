import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { user } from '#features/identity/identity.contract.ts'
import { accountTexts as texts } from '../accounts.texts.ts'
import { accountOfEmail, resetCode } from '../reset.contract.ts'

const TOKEN_MAX = 300
const link = z.object({
  token: z
    .string({ error: texts.linkRequired })
    .min(1, { error: texts.linkRequired })
    .max(TOKEN_MAX, { error: texts.linkRequired }),
})

/** Whether the new address has an account is told by mail alone. */
export const changeEmail = endpoint({
  name: 'accounts.changeEmail',
  summary: 'Mail a code to a new address; answers the same whether it has an account; needs a confirmed session',
  method: 'POST',
  path: '/auth/email',
  body: accountOfEmail,
  answer: nothing,
  message: texts.emailCodeSent,
})
export const confirmEmail = endpoint({
  name: 'accounts.confirmEmail',
  summary: 'Change the email with the code that the new address got; ends all other sessions',
  method: 'POST',
  path: '/auth/email/confirm',
  body: z.object({ code: resetCode }),
  answer: user,
})
export const resendConfirmation = endpoint({
  name: 'accounts.resendConfirmation',
  summary: 'Mail the link that confirms the present email again; nothing waits for it',
  method: 'POST',
  path: '/auth/email/resend',
  answer: nothing,
  message: texts.emailConfirmationSent,
})
export const verifyEmail = endpoint({
  name: 'accounts.verifyEmail',
  summary: 'Confirm an email with the link that was mailed to it',
  method: 'POST',
  path: '/auth/email/verify',
  body: link,
  answer: nothing,
  message: texts.emailConfirmed,
})

/** What a link of the mail to the former address would take back. */
export const emailUndo = z
  .object({ before: z.string(), after: z.string(), changedAt: z.string() })
  .meta({ id: 'EmailUndo' })
export type EmailUndo = z.infer<typeof emailUndo>

export const checkEmailUndo = endpoint({
  name: 'accounts.checkEmailUndo',
  summary: 'What the link to the former address would take back; changes nothing',
  method: 'POST',
  path: '/auth/email/check-undo',
  body: link,
  answer: emailUndo,
})
export const undoEmail = endpoint({
  name: 'accounts.undoEmail',
  summary:
    'Take a change of email back, within 7 days, once: ends all sessions and later passkeys; answers the token that sets a new password',
  method: 'POST',
  path: '/auth/email/undo',
  body: link,
  answer: z.object({ email: z.string(), tempToken: z.string() }),
  holdsSecret: true,
})
