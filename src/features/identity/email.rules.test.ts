import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailField, normalizeEmail } from './email.rules.ts'
import { EMAIL_MAX } from './identity.limits.ts'

/** Any characters, and texts that look like emails. */
const domain = fc.oneof(fc.domain(), fc.string({ unit: 'grapheme', maxLength: 20 }), fc.constant('EXÁMPLE.com'))
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), domain).map(([local, end]) => `${local}@${end}`),
)

describe('an email', () => {
  it.each([
    ['  Ana.Gil+carta@Example.COM ', 'ana.gil+carta@example.com'],
    ['hola@español.es', 'hola@xn--espaol-zwa.es'],
    ['ａｎａ@example.com', 'ana@example.com'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(emailField.parse(typed)).toBe(kept)
  })

  it.each([
    'ana',
    'ana@',
    '@example.com',
    'ana@example',
    'a\r\nBcc: x@example.com',
    'a,b@example.com',
    'a;b@example.com',
    '<a@example.com>',
    'josé@example.com',
    'a@b@example.com',
    'ana@exa mple.com',
    'ana..gil@example.com',
    'ana@example.com\0',
    `${'a'.repeat(250)}@example.com`,
    'ana@-example.com',
    'ana@example.com/x',
  ])('refuses %j', typed => {
    expect(emailField.safeParse(typed).success).toBe(false)
  })

  it('normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(anything, typed => {
        const once = normalizeEmail(typed)
        expect(normalizeEmail(once)).toBe(once)
      }),
    )
  })

  it('is ASCII, lower case, and has nothing that a mail program would take for a second recipient or line', () => {
    fc.assert(
      fc.property(anything, typed => {
        const { data } = emailField.safeParse(typed)
        if (data === undefined) return
        expect(data).toMatch(/^[!-~]+@[!-~]+\.[!-~]+$/)
        expect(data).not.toMatch(/[A-Z,;<>"\r\n]/)
        expect(data.length).toBeLessThanOrEqual(EMAIL_MAX)
        expect(data.split('@')).toHaveLength(2)
      }),
    )
  })

  it('is one, however it is typed: in capitals, with spaces around, in full width', () => {
    fc.assert(
      fc.property(fc.emailAddress(), email => {
        const kept = normalizeEmail(email)
        const wide = email.replaceAll(/[!-~]/g, letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
        for (const typed of [email.toUpperCase(), `  ${email}\n`, wide, email.normalize('NFD')])
          expect(normalizeEmail(typed)).toBe(kept)
      }),
    )
  })

  it('keeps the dots and the plus sign of its local part', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'z', '0', '+', '-', '_'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), words => {
        const email = `${words.join('.')}@example.com`
        expect(emailField.parse(email)).toBe(email)
      }),
    )
  })
})
