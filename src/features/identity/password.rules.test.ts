import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identityTexts } from './identity.texts.ts'
import { isStrongPassword, newPassword } from './password.rules.ts'

describe('the password rule', () => {
  it.each(['Abcdef1!', 'ñandúÑ1?x', 'con espacio A1~'])('accepts %j', password => {
    expect(newPassword.parse(password)).toBe(password)
  })

  it.each(['Abcde1!', 'abcdef1!', 'ABCDEF1!', 'Abcdefg!', 'Abcdefg1', 'Abcdef1é', 'Abcdef1 '])(
    'refuses %j',
    password => {
      expect(newPassword.safeParse(password).error?.issues[0]?.message).toBe(identityTexts.passwordRule)
    },
  )

  it('refuses more than 128 characters and U+0000', () => {
    expect(newPassword.safeParse(`Aa1!${'x'.repeat(125)}`).success).toBe(false)
    expect(newPassword.safeParse('Aa1!xxxx\0').success).toBe(false)
  })

  it('never trims', () => {
    expect(newPassword.parse(' Abcdef1! ')).toBe(' Abcdef1! ')
  })

  it('takes every special character of the list', () => {
    for (const special of '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~') expect(isStrongPassword(`Abcdef1${special}`)).toBe(true)
  })

  it('accepts a password in every composition of its accents', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), tail => {
        const password = `Aa1!${tail}`
        expect(newPassword.safeParse(password.normalize('NFD')).data).toBe(
          newPassword.safeParse(password.normalize('NFC')).data,
        )
      }),
    )
  })
})
