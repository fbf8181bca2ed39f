import { expect, test } from 'vitest'
import { isOwnServerDown } from './own-server.ts'

const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })

test('only our own server, on this machine, is known to be down for all', () => {
  expect(isOwnServerDown({ databaseUrl: undefined }, refused)).toBe(true)
  expect(isOwnServerDown({ databaseUrl: 'postgres://db.example/x' }, refused)).toBe(false)
  expect(isOwnServerDown({ databaseUrl: undefined }, Object.assign(new Error('x'), { code: 'ETIMEDOUT' }))).toBe(false)
})
