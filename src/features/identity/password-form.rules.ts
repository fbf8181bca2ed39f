import { z } from 'zod'
import { identityTexts as texts } from './identity.texts.ts'
import { newPassword } from './password.rules.ts'

/** What both typings of a new password are called in a form. */
export type PasswordPair = { password: string; confirmPassword: string }

/**
 * Judges a new password and its second typing at once (S1 §5). For `superRefine`, so that other fields are judged too.
 */
export function checkPasswordPair({ password, confirmPassword }: PasswordPair, ctx: z.RefinementCtx): void {
  for (const { message } of newPassword.safeParse(password).error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: ['password'], message })
  if (password !== confirmPassword)
    ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: texts.passwordsDiffer })
}

/** A form of a new password and nothing else. */
export const passwordForm = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine(checkPasswordPair)
