import { describe, expect, test } from 'vitest'
import { cleanText, holdsUnstorable, isStorableText, text } from './text.ts'

describe('a text', () => {
  test('is trimmed, in NFC, with LF as line end', () => {
    expect(cleanText(' Cafe\u0301\r\nbar ')).toBe('Café\nbar')
  })

  test('without visible characters is empty; joiners between letters stay', () => {
    for (const invisible of ['\u200b', ' \u200d\u2060 ', '\u3164', '\u00ad', '\u202e', '\u2003\u00a0'])
      expect([invisible, cleanText(invisible)]).toEqual([invisible, ''])
    for (const visible of ['👩‍🍳', 'نمی‌خواهم', '❤️', 'a\u200b']) expect(cleanText(visible)).toBe(visible)
    const name = text({ max: 50, required: 'Falta el nombre' })
    expect(name.safeParse('\u200b').error?.issues[0]?.message).toBe('Falta el nombre')
  })

  test('is measured in code points, from the minimum to the maximum', () => {
    const name = text({ min: 2, max: 3, tooShort: 'corto', tooLong: 'largo' })
    const problemOf = (value: string) => name.safeParse(value).error?.issues[0]?.message
    expect(['', 'a', 'ab', 'abc', 'abcd'].map(problemOf)).toEqual([undefined, 'corto', undefined, undefined, 'largo'])
    expect(['🍕', '🍕🍕', '🍕🍕🍕', '🍕🍕🍕🍕'].map(problemOf)).toEqual(['corto', undefined, undefined, 'largo'])
  })

  test('has no control characters but newlines and tabs, and no lone surrogates', () => {
    for (const value of ['a\0', 'a\u001b', 'a\u007f', 'a\u0085', '\ud800', 'a\udc00'])
      expect(isStorableText(value)).toBe(false)
    for (const value of ['a\nb', 'a\tb', '🍕', 'ñ']) expect(isStorableText(value)).toBe(true)
  })

  test('may hold neither U+0000 nor a lone surrogate, at any depth', () => {
    let deep: unknown = 'a\0'
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    for (const value of ['\0', { 'a\0': 1 }, ['\ud800'], { a: [{ b: '\udc00' }] }, deep])
      expect(holdsUnstorable(value)).toBe(true)
    for (const value of ['🍕', 1, null, undefined, { a: ['b'] }]) expect(holdsUnstorable(value)).toBe(false)
  })
})

test.each(['Casa\nLola', 'Casa\r\nLola', 'Casa \n\n Lola', 'Casa\u2028Lola'])(
  'a newline in a name becomes a space',
  name => {
    expect(text({ max: 50, oneLine: true }).parse(name)).toBe('Casa Lola')
  },
)

test('a text of several lines keeps them', () => {
  expect(text({ max: 50 }).parse('Casa\nLola')).toBe('Casa\nLola')
})
