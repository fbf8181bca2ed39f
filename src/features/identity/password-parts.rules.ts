import { PASSWORD_MIN } from './identity.limits.ts'
import { identityTexts as texts } from './identity.texts.ts'

/** Printable ASCII characters that are no letter, digit or space (3-decisions §2). */
const SPECIAL = /[!-/:-@[-`{-~]/

/** The length of a password in characters, not in UTF-16 units. */
export const passwordLength = (password: string): number => [...password].length

/**
 * The five parts of the password rule, for the live list under the field (S1 §5). Without zod, which `/auth` loads
 * late.
 */
export const PASSWORD_PARTS = [
  {
    id: 'length',
    text: texts.passwordRules.length,
    holds: (password: string) => passwordLength(password) >= PASSWORD_MIN,
  },
  { id: 'upper', text: texts.passwordRules.upper, holds: (password: string) => /\p{Lu}/u.test(password) },
  { id: 'lower', text: texts.passwordRules.lower, holds: (password: string) => /\p{Ll}/u.test(password) },
  { id: 'digit', text: texts.passwordRules.digit, holds: (password: string) => /[0-9]/.test(password) },
  { id: 'special', text: texts.passwordRules.special, holds: (password: string) => SPECIAL.test(password) },
] as const
