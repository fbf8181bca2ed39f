import { z } from 'zod'
import { isStorableText } from '#shared/text.ts'
import { PASSWORD_MAX } from './identity.limits.ts'
import { identityTexts as texts } from './identity.texts.ts'
import { PASSWORD_PARTS, passwordLength } from './password-parts.rules.ts'

export const isStrongPassword = (password: string): boolean => PASSWORD_PARTS.every(part => part.holds(password))

/** Schema of a new password: NFC, never trimmed, with all five parts (3-decisions §2). */
export const newPassword = z
  .string({ error: texts.passwordRule })
  .transform(value => value.normalize('NFC'))
  .refine(isStrongPassword, { error: texts.passwordRule, abort: true })
  .refine(value => passwordLength(value) <= PASSWORD_MAX, { error: texts.passwordTooLong })
  .refine(isStorableText, { error: texts.passwordRule })
