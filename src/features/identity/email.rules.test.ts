import { describe, expect, it } from 'vitest'
import { emailField, normalizeEmail } from './email.rules.ts'

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
    expect(normalizeEmail(normalizeEmail('  A@EXÁMPLE.com'))).toBe(normalizeEmail('A@exámple.com'))
  })
})
