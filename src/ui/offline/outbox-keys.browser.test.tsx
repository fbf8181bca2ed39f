import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { networkError } from '#ui/client/api-error.ts'
import { type Change, outbox } from './outbox.ts'

type Plate = { updatedAt: string; price: number }
const SEEN: Plate = { updatedAt: 'v1', price: 5 }
const stored = (updatedAt: string): Plate => ({ ...SEEN, updatedAt })

/** A change that is sent with keys; `sent` has each body and its key. */
function plate() {
  const send = vi.fn<Change<Plate>['send']>()
  const change: Change<Plate> = {
    id: 'plate',
    name: 'Flan',
    seen: SEEN,
    body: {},
    send,
    merge: () => ({ free: {}, contested: [] }),
    onStored: vi.fn<(thing: Plate) => void>(),
    onRefused: vi.fn<(error: unknown) => void>(),
  }
  return {
    send,
    put: (body: object) => outbox.put({ ...change, body: { ...body } }),
    sent: () => send.mock.calls.map(([body, , key]) => ({ body, key })),
  }
}

beforeEach(disconnect)
afterEach(forgetConnection)

test('a lost answer is asked for with the same key; the next wish has another', async () => {
  const { send, put, sent } = plate()
  send.mockRejectedValueOnce(networkError()).mockResolvedValue(stored('v2'))
  expect(await put({ price: 7 })).toBe('waiting')
  await reconnect()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  expect(await put({ price: 5 })).toBe('stored')
  const [first, again, next] = sent()
  expect(again).toEqual(first)
  expect(next?.key).not.toBe(first?.key)
})

test('another body is another wish', async () => {
  const { send, put, sent } = plate()
  send.mockRejectedValueOnce(networkError()).mockResolvedValue(stored('v2'))
  expect(await put({ price: 7 })).toBe('waiting')
  expect(await put({ price: 8 })).toBe('waiting')
  await reconnect()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  const [first, again] = sent()
  expect(again?.body).toEqual({ price: 8 })
  expect(again?.key).not.toBe(first?.key)
})

/** A change that is abandoned while it is being sent. */
function abandonSending() {
  const { send, put } = plate()
  const answer = Promise.withResolvers<Plate>()
  send.mockReturnValueOnce(answer.promise)
  const outcome = put({ price: 7 })
  const onStored = vi.fn<(thing: { updatedAt: string } | undefined) => void>()
  outbox.abandon('plate', onStored)
  return { answer, outcome, onStored }
}

test('what is stored although it was abandoned is told to whoever abandoned it; it is not shown meanwhile', async () => {
  const { answer, outcome, onStored } = abandonSending()
  expect(outbox.view().bodies.size).toBe(0)
  answer.resolve(stored('v2'))
  expect(await outcome).toBe('theirs')
  expect(onStored).toHaveBeenCalledExactlyOnceWith(stored('v2'))
  expect(outbox.view().marks.size).toBe(0)
})

test('a lost answer of what was abandoned leaves it open', async () => {
  const { answer, outcome, onStored } = abandonSending()
  answer.reject(networkError())
  await expect(outcome).rejects.toMatchObject({ status: 0 })
  expect(onStored).toHaveBeenCalledExactlyOnceWith(undefined)
})
