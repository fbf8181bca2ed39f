import { expect, test } from 'vitest'
import type { Trx } from '#platform/db/database.ts'
import { createEvents, defineEvent } from './events.ts'

const changed = defineEvent<{ ownerId: string }>('test.changed')
const trx = {} as Trx

test("handlers run one after the other in the emitter's transaction", async () => {
  const events = createEvents()
  const seen: unknown[] = []
  events.on(changed, async (given, { ownerId }) => void seen.push([given, 'first', ownerId]))
  events.on(changed, async (given, { ownerId }) => void seen.push([given, 'second', ownerId]))
  await events.emit(trx, changed, { ownerId: 'ana' })
  expect(seen).toEqual([
    [trx, 'first', 'ana'],
    [trx, 'second', 'ana'],
  ])
})

test('an error in a handler reaches the emitter, so that its transaction rolls back', async () => {
  const events = createEvents()
  events.on(changed, () => Promise.reject(new Error('no')))
  await expect(events.emit(trx, changed, { ownerId: 'ana' })).rejects.toThrow('no')
})

test('an event without handlers is no error', async () => {
  await expect(createEvents().emit(trx, changed, { ownerId: 'ana' })).resolves.toBeUndefined()
})
