import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError, networkError, timeoutError } from './api-error.ts'
import { withTries } from './tries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = (retryAfterS?: number) =>
  new ApiError({ status: 429, code: 'busy', message: 'Espera.', ...(retryAfterS && { retryAfterS }) })

/** A call that is refused each time, or until the given one; each refusal takes eight seconds, as in the queue. */
function askAgain({ forMs, comesAt = Infinity, retryAfterS = 2 }: Record<string, number>) {
  let waits = 0
  let calls = 0
  const send = async () => {
    const call = ++calls
    await new Promise(resolve => setTimeout(resolve, 8000))
    if (call < comesAt) throw busy(retryAfterS)
    return 'file'
  }
  const patience = { forMs: forMs ?? 0, onWait: () => void waits++ }
  const ended = withTries({ hasFile: false, signal: undefined, patience }, send).catch((error: unknown) => error)
  return { ended, calls: () => calls, waits: () => waits }
}

test('who has patience asks again for so long, as often as the server says', async () => {
  const { ended, calls, waits } = askAgain({ forMs: 30_000 })
  await vi.advanceTimersByTimeAsync(8000)
  expect([calls(), waits()]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await ended).toMatchObject({ code: 'busy' })
  expect([calls(), waits()]).toEqual([4, 3])
})

test('a turn that comes meanwhile brings the file', async () => {
  const { ended, waits } = askAgain({ forMs: 30_000, comesAt: 3 })
  await vi.advanceTimersByTimeAsync(28_000)
  expect([await ended, waits()]).toEqual(['file', 2])
})

test('without a time in the answer it does not ask in a loop', async () => {
  const { ended, calls } = askAgain({ forMs: 30_000, retryAfterS: 0 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([await ended, calls()]).toMatchObject([{ code: 'busy' }, 4])
})

test.each([
  ['no answer in time', timeoutError()],
  [
    'a sheet that took too long',
    new ApiError({ status: 503, code: 'unavailable', message: 'Espera.', retryAfterS: 2 }),
  ],
])('who has patience asks again after %s', async (_, failure) => {
  let calls = 0
  const send = async () => {
    if (++calls === 1) throw failure
    return 'file'
  }
  const patience = { forMs: 30_000, onWait: () => undefined }
  const ended = withTries({ hasFile: false, signal: undefined, patience }, send)
  await vi.advanceTimersByTimeAsync(2000)
  expect([await ended, calls]).toEqual(['file', 2])
})

test('a lost connection is told at once', async () => {
  const send = vi.fn(async () => {
    throw networkError()
  })
  const patience = { forMs: 30_000, onWait: () => undefined }
  await expect(withTries({ hasFile: false, signal: undefined, patience }, send)).rejects.toMatchObject({
    code: 'network',
  })
  expect(send).toHaveBeenCalledTimes(1)
})
