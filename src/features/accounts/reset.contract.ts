import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { newPassword } from '#features/identity/password.rules.ts'
import { RESET_CODE_DIGITS } from './accounts.limits.ts'
import { accountTexts as texts } from './accounts.texts.ts'

const SIX_DIGITS = new RegExp(`^\\d{${RESET_CODE_DIGITS}}$`)
const TOKEN_MAX = 200

/** An empty email gets its own text (S1 §5). */
const accountEmail = z
  .string({ error: texts.emailRequired })
  .trim()
  .min(1, { error: texts.emailRequired, abort: true })
  .pipe(emailField)
/** For the server and the form of the first step. */
export const accountOfEmail = z.object({ email: accountEmail })

export const resetCode = z.string({ error: texts.codeRequired }).trim().regex(SIX_DIGITS, { error: texts.codeRequired })

export const forgotPassword = endpoint({
  name: 'accounts.forgotPassword',
  summary: 'Mail a code for a new password; answers the same whether the account exists or not',
  method: 'POST',
  path: '/auth/forgot-password',
  body: accountOfEmail,
  answer: nothing,
  message: texts.codeSent,
})
export const verifyResetCode = endpoint({
  name: 'accounts.verifyResetCode',
  summary: 'Use a code up; answers the token that sets the password',
  method: 'POST',
  path: '/auth/verify-reset-code',
  body: z.object({ email: accountEmail, code: resetCode }),
  answer: z.object({ tempToken: z.string() }),
})
export const resetPassword = endpoint({
  name: 'accounts.resetPassword',
  summary: 'Set a new password with the token of a code; ends all sessions',
  method: 'POST',
  path: '/auth/reset-password',
  body: z.object({
    tempToken: z
      .string({ error: texts.tokenRequired })
      .min(1, { error: texts.tokenRequired })
      .max(TOKEN_MAX, { error: texts.tokenRequired }),
    newPassword,
  }),
  answer: nothing,
  message: texts.passwordUpdated,
})
