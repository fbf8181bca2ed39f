import { expect, test } from 'vitest'
import { isDatabaseUnavailable } from './unavailable.ts'

const withCode = (code: string, more: object = {}) => Object.assign(new Error('x'), { code, ...more })

test.each([
  '08006',
  '53100',
  '53300',
  '57P01',
  '57P03',
  '57014',
  '55P03',
  '40P01',
  '25006',
  '25P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
])('%s passes by itself', code => {
  expect(isDatabaseUnavailable(withCode(code))).toBe(true)
})

test.each(['23505', '23503', '42P01', '22P02', 'ENOENT', 'EACCES', 'ERR_MODULE_NOT_FOUND', ''])(
  '%s is a fault of ours',
  code => {
    expect(isDatabaseUnavailable(withCode(code))).toBe(false)
  },
)

test('a missing socket is a database that is away, a missing file is not', () => {
  expect(isDatabaseUnavailable(withCode('ENOENT', { syscall: 'connect' }))).toBe(true)
  expect(isDatabaseUnavailable(withCode('ENOENT', { syscall: 'open' }))).toBe(false)
})

test.each(['Connection terminated unexpectedly', 'Query read timeout', 'timeout exceeded when trying to connect'])(
  'the driver says "%s"',
  message => {
    expect(isDatabaseUnavailable(new Error(message))).toBe(true)
  },
)
