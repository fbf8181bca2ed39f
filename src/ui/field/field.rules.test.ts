import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hexColor, looksLikeEmail, onlyDigits } from './field.rules.ts'

describe('looksLikeEmail', () => {
  it('requires the form nombre@ejemplo.com', () => {
    expect(looksLikeEmail('marta@elrincon.example')).toBe(true)
    expect(looksLikeEmail(' marta+qr@el.rincon.es ')).toBe(true)
    for (const wrong of ['marta', 'marta@', '@rincon.es', 'marta@rincon', 'mar ta@rincon.es', 'a@b@c.es']) {
      expect(looksLikeEmail(wrong), wrong).toBe(false)
    }
  })
  it('says nothing while the field is empty', () => {
    expect(looksLikeEmail('  ')).toBe(true)
  })
})

describe('onlyDigits', () => {
  it('keeps 0 to 9 in their order, and no other kind of digit', () => {
    expect(onlyDigits('12a-3,4€')).toBe('1234')
    expect(onlyDigits('٣½²')).toBe('')
    fc.assert(fc.property(fc.string(), text => /^[0-9]*$/.test(onlyDigits(text))))
  })
  it('stops at the limit', () => {
    expect(onlyDigits('123 456 789', 6)).toBe('123456')
  })
})

describe('hexColor', () => {
  it('accepts six hexadecimal digits with or without #', () => {
    expect(hexColor(' #C21D03')).toBe('#c21d03')
    expect(hexColor('c21d03')).toBe('#c21d03')
    for (const wrong of ['', '#fff', '#c21d0g', 'red', '#c21d0311']) expect(hexColor(wrong), wrong).toBeNull()
  })
})
