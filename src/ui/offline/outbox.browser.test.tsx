import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disconnect, forgetConnection, reconnect } from '#test/browser/connection.ts'
import { stopClock } from '#test/browser/steps.ts'
import { ApiError, networkError } from '#ui/client/api-error.ts'
import { connection } from '../connection/connection.ts'
import { mergeFields } from '#shared/fields/three-way.ts'
import { type Change, outbox } from './outbox.ts'

type Plate = { updatedAt: string; price: number; note: string }
const SEEN: Plate = { updatedAt: 'v1', price: 5, note: '' }
const KEY: unknown = expect.any(String)
const refusal = (status: number, code: string) => new ApiError({ status, code, message: code })
const moved = (current: Plate, changedBy: string | null) =>
  new ApiError({ status: 412, code: 'changed_meanwhile', message: '', data: { current, changedBy } })

beforeEach(disconnect)
afterEach(forgetConnection)

/** A change of a plate on a server that answers as told; `change.send` gets body and `If-Match`. */
function plateChange() {
  return {
    id: 'flan',
    name: 'Flan',
    seen: SEEN,
    body: { price: 7 },
    send: vi.fn<Change<Plate>['send']>().mockResolvedValue({ ...SEEN, updatedAt: 'v2', price: 7 }),
    merge: ({ base, theirs, wish, sent }: Parameters<Change<Plate>['merge']>[0]) =>
      mergeFields({ base, mine: { ...base, ...wish }, theirs, sent: sent && { ...base, ...sent }, wish }, ([key]) => ({
        joins: 'ask',
        label: `${key}`,
        phrase: `el ${key}`,
        shown: String,
      })),
    onStored: vi.fn<Change<Plate>['onStored']>(),
    onRefused: vi.fn<Change<Plate>['onRefused']>(),
  }
}
const markOf = (id: string) => outbox.view().marks.get(id)
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a change that is stored at once leaves no mark', async () => {
  const change = plateChange()
  expect(await outbox.put(change)).toBe('stored')
  expect(change.send).toHaveBeenCalledExactlyOnceWith({ price: 7 }, 'v1', KEY)
  expect(change.onStored).toHaveBeenCalledTimes(1)
  expect(markOf('flan')).toBeUndefined()
  expect(asksBeforeClosing()).toBe(false)
})

test('without a connection it waits, closing the page asks, and it goes out by itself with If-Match', async () => {
  const change = plateChange()
  change.send.mockRejectedValueOnce(networkError())
  expect(await outbox.put(change)).toBe('waiting')
  expect(connection.isLost()).toBe(true)
  expect(markOf('flan')).toBe('waiting')
  expect(asksBeforeClosing()).toBe(true)
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenLastCalledWith({ price: 7 }, 'v1', KEY)
  expect(asksBeforeClosing()).toBe(false)
})

test('two changes of one thing become one call, the last value of each field', async () => {
  const change = plateChange()
  connection.noteSilence()
  await outbox.put(change)
  await outbox.put({ ...change, body: { note: 'casero' } })
  await outbox.put({ ...change, body: { price: 9 } })
  expect(outbox.view().bodies.get('flan')).toEqual({ price: 9, note: 'casero' })
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenCalledExactlyOnceWith({ price: 9, note: 'casero' }, 'v1', KEY)
})

test('who makes a change says how two of them become one', async () => {
  const join = vi.fn<NonNullable<Change<Plate>['join']>>((first, then) => ({ ...first, ...then, joined: true }))
  const change = { ...plateChange(), join }
  connection.noteSilence()
  await outbox.put(change)
  await outbox.put({ ...change, body: { price: 9 } })
  expect(join).toHaveBeenCalledWith({ price: 7 }, { price: 9 })
  expect(outbox.view().bodies.get('flan')).toEqual({ price: 9, joined: true })
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
})

test('what is changed while it is being sent goes out after it', async () => {
  const first = Promise.withResolvers<Plate>()
  const change = plateChange()
  change.send.mockReturnValueOnce(first.promise)
  const sent = outbox.put(change)
  const later = outbox.put({ ...change, body: { price: 9 } })
  first.resolve({ ...SEEN, updatedAt: 'v2', price: 7 })
  expect(await Promise.all([sent, later])).toEqual(['stored', 'stored'])
  await expect.poll(() => change.send).toHaveBeenLastCalledWith({ price: 9 }, 'v2', KEY)
})

test('what is typed while another change is being sent is joined: one call, the last value of each field', async () => {
  const first = Promise.withResolvers<Plate>()
  const change = plateChange()
  change.send.mockReturnValueOnce(first.promise)
  const all = [{ price: 7 }, { note: 'casero' }, { price: 9 }].map(body => outbox.put({ ...change, body }))
  expect(outbox.view().bodies.get('flan')).toEqual({ price: 9, note: 'casero' })
  first.resolve({ ...SEEN, updatedAt: 'v2', price: 7 })
  expect(await Promise.all(all)).toEqual(['stored', 'stored', 'stored'])
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  expect(change.send.mock.calls).toEqual([
    [{ price: 7 }, 'v1', KEY],
    [{ price: 9, note: 'casero' }, 'v2', KEY],
  ])
})

test('what is typed while a change is sent in vain waits with it, and both go out as one', async () => {
  const first = Promise.withResolvers<Plate>()
  const change = plateChange()
  change.send.mockReturnValueOnce(first.promise)
  const all = [{ price: 7, note: 'casero' }, { price: 9 }].map(body => outbox.put({ ...change, body }))
  first.reject(networkError())
  expect(await Promise.all(all)).toEqual(['waiting', 'waiting'])
  await reconnect()
  await expect.poll(() => outbox.hasUnsent()).toBe(false)
  expect(change.send).toHaveBeenLastCalledWith({ price: 9, note: 'casero' }, 'v1', KEY)
})

test('two seconds without an answer are shown, and the answer still counts', async () => {
  const clock = stopClock()
  const late = Promise.withResolvers<Plate>()
  const change = plateChange()
  change.send.mockReturnValueOnce(late.promise)
  const outcome = outbox.put(change)
  await clock.runFor(1_999)
  expect(markOf('flan')).toBeUndefined()
  await clock.runFor(1)
  expect(await outcome).toBe('waiting')
  expect(markOf('flan')).toBe('waiting')
  late.resolve(SEEN)
  await expect.poll(() => markOf('flan')).toBe('saved')
  await clock.runFor(4_000)
  expect(markOf('flan')).toBeUndefined()
})

test('a lost answer is no collision: what is stored already is not asked about', async () => {
  const change = plateChange()
  const stored = { ...SEEN, updatedAt: 'v2', price: 7 }
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(moved(stored, null))
  await outbox.put(change)
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenCalledTimes(2)
})

test('what was typed after a lost answer is stored over it, and nobody is asked', async () => {
  const change = plateChange()
  const stored = { ...SEEN, updatedAt: 'v2', price: 7 }
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(moved(stored, null))
  await outbox.put(change)
  await outbox.put({ ...change, body: { price: 9 } })
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenLastCalledWith({ price: 9 }, 'v2', KEY)
})

test('what was set back after a lost answer is set back, also when a colleague has changed something else', async () => {
  const change = plateChange()
  const current = { ...SEEN, updatedAt: 'v3', price: 7, note: 'casero' }
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(moved(current, 'Marta'))
  await outbox.put(change)
  await outbox.put({ ...change, body: { price: 5 } })
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenLastCalledWith({ price: 5 }, 'v3', KEY)
})

test('what was typed while a change was sent is joined with what that change met', async () => {
  const change = plateChange()
  const merge = vi.fn<Change<Plate>['merge']>().mockReturnValue({ free: { price: 9, note: 'joined' }, contested: [] })
  await Promise.all([{ price: 7 }, { price: 9 }].map(body => outbox.put({ ...change, merge, body })))
  const theirs = { ...SEEN, updatedAt: 'v2', price: 7 }
  expect(merge).toHaveBeenCalledExactlyOnceWith({ base: SEEN, theirs, wish: { price: 9 }, sent: { price: 7 } })
  expect(change.send).toHaveBeenLastCalledWith({ price: 9, note: 'joined' }, 'v2', KEY)
})

test('what a colleague changed elsewhere in it stays, without a question, also at once', async () => {
  const change = plateChange()
  change.send.mockRejectedValueOnce(moved({ ...SEEN, updatedAt: 'v2', note: 'casero' }, 'Marta'))
  expect(await outbox.put(change)).toBe('stored')
  expect(change.send).toHaveBeenLastCalledWith({ price: 7 }, 'v2', KEY)
})

test('a thing that others change again and again ends in its refusal', async () => {
  const change = plateChange()
  change.send.mockRejectedValue(moved({ ...SEEN, updatedAt: 'v2' }, 'Marta'))
  await expect(outbox.put(change)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect(change.send.mock.calls.length).toBeLessThan(20)
})

test('only the order has moved: nobody is asked, and it is stored', async () => {
  const change = plateChange()
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(moved({ ...SEEN, updatedAt: 'v3' }, 'Marta'))
  await outbox.put(change)
  await reconnect()
  await expect.poll(() => markOf('flan')).toBe('saved')
  expect(change.send).toHaveBeenLastCalledWith({ price: 7 }, 'v3', KEY)
})

test('a refusal at once is thrown; one after waiting is told, and the old value is back', async () => {
  const change = plateChange()
  change.send.mockRejectedValueOnce(refusal(400, 'validation'))
  await expect(outbox.put(change)).rejects.toMatchObject({ code: 'validation' })
  expect(outbox.view().bodies.has('flan')).toBe(false)
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(refusal(404, 'not_found'))
  await outbox.put(change)
  await reconnect()
  await expect.poll(() => change.onRefused).toHaveBeenCalledTimes(1)
  expect(outbox.hasUnsent()).toBe(false)
})

test('a server that is reached but not available keeps the change waiting', async () => {
  const change = plateChange()
  change.send.mockRejectedValueOnce(networkError()).mockRejectedValueOnce(refusal(503, 'unavailable'))
  await outbox.put(change)
  await reconnect()
  await expect.poll(() => change.send).toHaveBeenCalledTimes(2)
  expect(markOf('flan')).toBe('waiting')
  expect(change.onRefused).not.toHaveBeenCalled()
})

test('what is abandoned while it is being sent is not sent again', async () => {
  const first = Promise.withResolvers<Plate>()
  const change = plateChange()
  change.send.mockReturnValueOnce(first.promise)
  const outcome = outbox.put(change)
  outbox.abandon('flan')
  first.reject(networkError())
  await expect(outcome).rejects.toMatchObject({ status: 0 })
  await reconnect()
  expect(change.send).toHaveBeenCalledTimes(1)
})

test('after signing out nothing of the user is sent', async () => {
  const change = plateChange()
  connection.noteSilence()
  await outbox.put(change)
  outbox.clear()
  await reconnect()
  expect(change.send).not.toHaveBeenCalled()
  expect(asksBeforeClosing()).toBe(false)
})
