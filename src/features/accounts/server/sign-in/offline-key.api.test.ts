import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { offlineKeyOf } from './offline-key.ts'

type Keys = { key: string; older: string[] }
const BYTES = 32

test('each person has one key of their own, always the same, and nobody without a session has one', async () => {
  const app = await createTestApp()
  const [carmen, luis] = [await app.signIn(await app.make.owner()), await app.signIn(await app.make.owner())]
  const keysOf = async (as: typeof carmen) => {
    const answer = await app.request<Keys>({ path: '/api/auth/offline-key', as })
    expect(answer.status).toBe(200)
    return answer.data
  }
  const { key, older } = await keysOf(carmen)
  expect(Buffer.from(key, 'base64url')).toHaveLength(BYTES)
  expect(older).toEqual([])
  expect(await keysOf(carmen)).toEqual({ key, older })
  expect((await keysOf(luis)).key).not.toBe(key)
  expect(await app.request({ path: '/api/auth/offline-key' })).toMatchObject({ status: 401 })
})

test('what was locked under the secret before can still be opened', () => {
  const [before, now] = ['secret-of-last-year-0123456789abcd', 'secret-of-this-year-0123456789abcd']
  const old = offlineKeyOf({ sessionSecret: before, previousSessionSecret: undefined }, 'carmen')
  const both = offlineKeyOf({ sessionSecret: now, previousSessionSecret: before }, 'carmen')
  expect(both.older).toEqual([old.key])
  expect(both.key).not.toBe(old.key)
})
