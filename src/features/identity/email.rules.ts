import { z } from 'zod'
import { EMAIL_MAX } from './identity.limits.ts'
import { identityTexts as texts } from './identity.texts.ts'

const EMAIL = /^[!-~]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/**
 * Normalizes an email: trimmed, NFKC, lower case, domain in ASCII (punycode); dots and plus signs stay (3-decisions
 * §2).
 */
export function normalizeEmail(input: string): string {
  const email = input.normalize('NFKC').trim().toLowerCase()
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1))}`
}

function asciiDomain(domain: string): string {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain
}

/** True for a valid normalized email: ASCII, no CR, LF, comma, semicolon or angle bracket, a domain with a dot. */
export function isEmail(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'))
  return (
    email.length <= EMAIL_MAX && EMAIL.test(email) && !/[,;<>"()\\[\]:@]/.test(local) && !/^\.|\.$|\.\./.test(local)
  )
}

/** Schema of an email in a body. */
export const emailField = z
  .string({ error: texts.emailFormat })
  .max(1000, { error: texts.emailFormat })
  .transform(normalizeEmail)
  .refine(isEmail, { error: texts.emailFormat })
