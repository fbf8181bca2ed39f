import { z } from 'zod'
import { isStorableText } from '#shared/text.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './identity.limits.ts'
import { identityTexts as texts } from './identity.texts.ts'

/** Printable ASCII characters that are no letter, digit or space (3-decisions §2). */
const SPECIAL = /[!-/:-@[-`{-~]/

const length = (password: string): number => [...password].length

/** The five parts of the password rule, for the live list under the field (S1 §5). */
export const PASSWORD_PARTS = [
  { id: 'length', text: texts.passwordRules.length, holds: (password: string) => length(password) >= PASSWORD_MIN },
  { id: 'upper', text: texts.passwordRules.upper, holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', text: texts.passwordRules.lower, holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', text: texts.passwordRules.digit, holds: (password: string) => /[0-9]/.test(password) },
  { id: 'special', text: texts.passwordRules.special, holds: (password: string) => SPECIAL.test(password) },
] as const

export const isStrongPassword = (password: string): boolean => PASSWORD_PARTS.every(part => part.holds(password))

/** Schema of a new password: NFC, never trimmed, with all five parts (3-decisions §2). */
export const newPassword = z
  .string({ error: texts.passwordRule })
  .transform(value => value.normalize('NFC'))
  .refine(isStrongPassword, { error: texts.passwordRule, abort: true })
  .refine(value => length(value) <= PASSWORD_MAX, { error: texts.passwordTooLong })
  .refine(isStorableText, { error: texts.passwordRule })
