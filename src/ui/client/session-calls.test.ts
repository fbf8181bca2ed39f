import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { onCallEvents, sendInSession } from './session-calls.ts'

const refused = (code = 'unauthenticated') => new ApiError({ status: 401, code, message: '' })
const answer = (status: number, body: object) => Response.json(body, { status })
const refreshes = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  refreshes.mockReset().mockImplementation(async () => answer(200, { success: true, data: null }))
  vi.stubGlobal('fetch', refreshes)
})

test('fifty calls that are refused at once refresh once and all succeed', async () => {
  const calls = Array.from({ length: 50 }, () => {
    let sent = 0
    return sendInSession('/restaurants', async () => {
      if (sent++ === 0) throw refused()
      return 'done'
    })
  })
  expect(await Promise.all(calls)).toEqual(Array(50).fill('done'))
  expect(refreshes).toHaveBeenCalledTimes(1)
})

test('a call that was sent before the refresh and refused after it does not refresh again', async () => {
  const late = Promise.withResolvers<never>()
  let sent = 0
  const slow = sendInSession('/restaurants', () => (sent++ === 0 ? late.promise : Promise.resolve('late')))
  let tried = 0
  await sendInSession('/auth/me', async () => {
    if (tried++ === 0) throw refused()
  })
  late.reject(refused())
  expect(await slow).toBe('late')
  expect(refreshes).toHaveBeenCalledTimes(1)
})

test('a 401 that survives the refresh is told once for each call, with its reason', async () => {
  const sessionEnded = vi.fn<(end: string) => Promise<boolean>>().mockResolvedValue(false)
  const stop = onCallEvents({ sessionEnded, planEnded: () => undefined })
  refreshes.mockImplementation(async () => answer(401, { success: false, code: 'member_removed', message: 'x' }))
  await expect(sendInSession('/auth/me', () => Promise.reject(refused()))).rejects.toMatchObject({
    code: 'member_removed',
  })
  refreshes.mockImplementation(async () => answer(401, { success: false, code: 'unauthenticated', message: 'x' }))
  await expect(sendInSession('/auth/me', () => Promise.reject(refused()))).rejects.toMatchObject({ status: 401 })
  expect(sessionEnded.mock.calls).toEqual([['removed'], ['ended']])
  stop()
})

test('whoever signs in again has their call sent once more', async () => {
  const stop = onCallEvents({ sessionEnded: async () => true, planEnded: () => undefined })
  refreshes.mockImplementation(async () => answer(401, { success: false, code: 'unauthenticated', message: 'x' }))
  let sent = 0
  expect(
    await sendInSession('/restaurants', async () => {
      if (sent++ === 0) throw refused()
      return 'kept'
    }),
  ).toBe('kept')
  stop()
})

test('a refresh without a network ends no session', async () => {
  const sessionEnded = vi.fn<() => Promise<boolean>>()
  const stop = onCallEvents({ sessionEnded, planEnded: () => undefined })
  refreshes.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(sendInSession('/auth/me', () => Promise.reject(refused()))).rejects.toMatchObject({ status: 0 })
  expect(sessionEnded).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['owner_plan_ended', { ended: 0, readOnly: 1 }],
  ['restaurant_inactive', { ended: 0, readOnly: 1 }],
  ['subscription_ended', { ended: 1, readOnly: 0 }],
])('403 %s tells the shell once, and the screen gets the error', async (code, times) => {
  const planEnded = vi.fn<(code: string) => void>()
  const becameReadOnly = vi.fn<() => void>()
  const stop = onCallEvents({ sessionEnded: async () => false, planEnded, becameReadOnly })
  const error = new ApiError({ status: 403, code, message: '' })
  await expect(sendInSession('/menu/items/:id', () => Promise.reject(error))).rejects.toBe(error)
  expect({ ended: planEnded.mock.calls.length, readOnly: becameReadOnly.mock.calls.length }).toEqual(times)
  stop()
})
