import { expect, test } from 'vitest'
import { hasTooManyNames, NAMES_MAX } from './json-names.ts'

const named = (count: number, value: unknown = 1) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name ${at}`, value]))

test('as many different names as the contract could have, and one more', () => {
  expect(hasTooManyNames(JSON.stringify(named(NAMES_MAX)))).toBe(false)
  expect(hasTooManyNames(JSON.stringify(named(NAMES_MAX + 1)))).toBe(true)
  expect(
    hasTooManyNames(JSON.stringify(Array.from({ length: 30 }, (_, at) => ({ [`a${at}`]: named(NAMES_MAX) })))),
  ).toBe(true)
})

test('the same names again and again are no more names', () => {
  expect(hasTooManyNames(JSON.stringify(Array.from({ length: 1000 }, () => named(20))))).toBe(false)
})

test('what looks like names inside a text is none, and short names count too', () => {
  const text = Array.from({ length: 500 }, (_, at) => `"n${at}": \\`).join(',')
  expect(hasTooManyNames(JSON.stringify({ text }))).toBe(false)
  const short = Array.from({ length: 300 }, (_, at) => `"${String.fromCodePoint(0x100 + at)}" \n:0`)
  expect(hasTooManyNames(`{${short.join(',')}}`)).toBe(true)
})

test('a broken text is left to the parser, and takes no time', () => {
  expect(hasTooManyNames(`"${'\\'.repeat(256_000)}`)).toBe(false)
  expect(hasTooManyNames('"'.repeat(256_001))).toBe(false)
})
