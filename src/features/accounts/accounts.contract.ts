import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { user } from '#features/identity/identity.contract.ts'
import { SECOND_FACTOR_CODE_MAX, USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { newPassword } from '#features/identity/password.rules.ts'
import { accountTexts as texts } from './accounts.texts.ts'

const TYPED_PASSWORD_MAX = 1000

/** Any role but owner is refused (3-decisions §2). */
export const registration = z.object({
  name: text({ oneLine: true, max: USER_NAME_MAX, required: texts.nameRequired, tooLong: texts.nameTooLong }),
  email: emailField,
  password: newPassword,
  role: z.literal('owner', { error: texts.ownerOnly }).optional(),
})
export type Registration = z.infer<typeof registration>

/** The password rule is not checked here, because old passwords must continue to work. */
export const typedPassword = z
  .string({ error: texts.passwordRequired })
  .min(1, { error: texts.passwordRequired })
  .max(TYPED_PASSWORD_MAX, { error: texts.passwordRequired })
/** `code`: of an administrator's application, or one of their recovery codes (3-decisions §2). */
export const credentials = z.object({
  email: emailField,
  password: typedPassword,
  code: z.string({ error: texts.codeWrong }).max(SECOND_FACTOR_CODE_MAX, { error: texts.codeWrong }).optional(),
})
export type Credentials = z.infer<typeof credentials>

export const register = endpoint({
  name: 'accounts.register',
  summary: 'Make an owner account with a 30-day trial and sign in',
  method: 'POST',
  path: '/auth/register',
  body: registration,
  answer: user,
  status: 201,
})
export const login = endpoint({
  name: 'accounts.login',
  summary: 'Sign in',
  method: 'POST',
  path: '/auth/login',
  body: credentials,
  answer: user,
})
export const logout = endpoint({
  name: 'accounts.logout',
  summary: 'Sign out of this browser',
  method: 'POST',
  path: '/auth/logout',
  answer: nothing,
  message: texts.loggedOut,
})
export const refresh = endpoint({
  name: 'accounts.refresh',
  summary: 'Renew the session',
  method: 'POST',
  path: '/auth/refresh',
  answer: nothing,
  message: texts.refreshed,
})
export const me = endpoint({
  name: 'accounts.me',
  summary: 'The current user',
  method: 'GET',
  path: '/auth/me',
  keepsConnection: true,
  answer: user,
})
/**
 * What this person's browser keeps for a time without signal is locked with `key`; `older`: what it locked under the
 * server's secret before (4-beyond §10, decision 0378).
 */
export const offlineKey = endpoint({
  name: 'accounts.offlineKey',
  summary: 'The key of what this browser keeps for the current user',
  method: 'GET',
  path: '/auth/offline-key',
  holdsSecret: true,
  answer: z.object({ key: z.string(), older: z.array(z.string()) }),
})
