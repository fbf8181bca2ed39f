import { expect, test, vi } from 'vitest'
import { mergeFields } from '#shared/fields/three-way.ts'
import { ApiError } from '#ui/client/api-error.ts'
import { type Resendable, storeChange } from './resend.ts'
import type { Collision, Picks } from './whose.ts'

type Plate = { updatedAt: string; price: number; note: string }
const [MINE, THEIRS, STORED] = ['v1', 'v2', 'v3']
const SEEN: Plate = { updatedAt: MINE, price: 5, note: '' }
const KEY: unknown = expect.any(String)

const refusal = (current: Plate) =>
  new ApiError({ status: 412, code: 'changed_meanwhile', message: '', data: { current, changedBy: 'Marta' } })

/** A change of price and note; Marta has changed the price meanwhile. */
function collision() {
  const current = { ...SEEN, updatedAt: THEIRS, price: 6 }
  const send = vi
    .fn<Resendable<Plate>['send']>()
    .mockRejectedValueOnce(refusal(current))
    .mockResolvedValueOnce({ ...current, updatedAt: STORED, note: 'casero' })
    .mockResolvedValueOnce({ ...current, updatedAt: 'v4', note: 'casero', price: 7 })
  const merge: Resendable<Plate>['merge'] = ({ base, theirs, wish, sent }) =>
    mergeFields({ base, mine: { ...base, ...wish }, theirs, sent: sent && { ...base, ...sent }, wish }, ([key]) => ({
      joins: 'ask',
      label: `${key}`,
      phrase: `el ${key}`,
      shown: String,
    }))
  const ask = vi.fn<(asked: Collision) => Promise<Picks>>()
  const change: Resendable<Plate> = { name: 'Flan', seen: SEEN, send, merge }
  return { send, ask, change, store: () => storeChange(change, { price: 7, note: 'casero' }, { ask }) }
}

test('the question says when the other person changed it, not when the rest was stored', async () => {
  const { ask, store } = collision()
  ask.mockResolvedValue(new Set())
  expect(await store()).toMatchObject({ kept: 'mine', thing: { updatedAt: STORED, price: 6, note: 'casero' } })
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ changedBy: 'Marta', at: THEIRS, isRestStored: true }),
  )
})

test('what holds is sent over what was stored last', async () => {
  const { ask, send, store } = collision()
  ask.mockResolvedValue(new Set(['price']))
  expect((await store()).thing.price).toBe(7)
  expect(send.mock.calls).toEqual([
    [{ price: 7, note: 'casero' }, MINE, KEY],
    [{ note: 'casero' }, THEIRS, KEY],
    [{ price: 7 }, STORED, KEY],
  ])
})

test('a photo is stored before the question, and is told so', async () => {
  const current = { ...SEEN, updatedAt: THEIRS, price: 6 }
  const { ask, send, change } = collision()
  let isSent = false
  send.mockReset()
  send.mockImplementation(async (_, ifMatch) => {
    if (ifMatch === MINE) throw refusal(current)
    isSent = true
    return { ...current, updatedAt: STORED }
  })
  ask.mockResolvedValue(new Set())
  const stored = await storeChange({ ...change, hasFile: () => !isSent }, { price: 7 }, { ask })
  expect(ask.mock.calls[0]?.[0].isRestStored).toBe(true)
  expect(stored.kept).toBe('mine')
})
