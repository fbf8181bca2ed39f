import { expect, test, vi } from 'vitest'
import { createWriteGate, type Writer } from './write-gate.ts'

const writer = (given: Partial<Writer> = {}): Writer => ({
  userId: 'ana',
  ownerId: 'ana',
  restaurantId: 'casa',
  hasFile: false,
  isBulk: false,
  ...given,
})
const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** A gate with work in it that goes on until it is told to end; `began` has the names of what runs or has run. */
function gateOf() {
  const gate = createWriteGate({ rateLimits: false })
  const end = Promise.withResolvers<void>()
  const began: string[] = []
  const refused: string[] = []
  const write = (name: string, given: Partial<Writer> = {}, until = end.promise) =>
    gate(writer(given), async () => {
      began.push(name)
      await until
    }).catch((error: { code: string; retryAfterS: number }) =>
      refused.push(`${name} ${error.code} ${error.retryAfterS}`),
    )
  return { gate, write, began, refused, letAllEnd: end.resolve }
}

test('one write of a restaurant runs and 15 wait, whoever writes; one more is busy', async () => {
  const { write, began, refused, letAllEnd } = gateOf()
  const all = Array.from({ length: 17 }, (_, index) => write(`${index}`, { userId: `worker ${index % 3}` }))
  await settle()
  expect([began, refused]).toEqual([['0'], ['16 busy 1']])
  letAllEnd()
  await Promise.all(all)
  expect(began).toHaveLength(16)
})

test('four writes of one user run, and twenty are there at most, whatever restaurants they are of', async () => {
  const { write, began, refused, letAllEnd } = gateOf()
  const all = Array.from({ length: 21 }, (_, index) => write(`${index}`, { restaurantId: `casa ${index}` }))
  await settle()
  expect([began.length, refused]).toEqual([4, ['20 busy 1']])
  await write('another', { userId: 'luis', ownerId: 'luis', restaurantId: 'otra' }, Promise.resolve())
  expect(began).toHaveLength(5)
  letAllEnd()
  await Promise.all(all)
})

test('an upload does not hold up its restaurant', async () => {
  const { write, began, letAllEnd } = gateOf()
  const upload = write('upload', { hasFile: true })
  await write('sold out', {}, Promise.resolve())
  expect(began).toEqual(['upload', 'sold out'])
  letAllEnd()
  await upload
})

test('of several-at-once one runs, owners take turns, three of an owner wait, and other writes go on', async () => {
  const { write, began, refused, letAllEnd } = gateOf()
  const bulk = (name: string, ownerId = 'ana') => write(name, { ownerId, userId: ownerId, isBulk: true })
  const all = [...['1', '2', '3', '4', '5'].map(name => bulk(name)), bulk('luis', 'luis')]
  await settle()
  expect([began, refused]).toEqual([['1'], ['5 busy 1']])
  await write('sold out', {}, Promise.resolve())
  expect(began).toEqual(['1', 'sold out'])
  letAllEnd()
  await Promise.all(all)
  expect(began).toEqual(['1', 'sold out', '2', 'luis', '3', '4'])
})

test('what nobody signed in writes is no part of it', async () => {
  const { gate } = gateOf()
  await expect(Promise.all(Array.from({ length: 50 }, () => gate(undefined, async () => 1)))).resolves.toHaveLength(50)
})

test('twenty writes of an owner come at once, then ten a second; other owners and files do not wait', async () => {
  const pauses: number[] = []
  const gate = createWriteGate({ rateLimits: true, pause: async ms => pauses.push(ms) })
  const write = (given: Partial<Writer> = {}) => gate(writer(given), async () => undefined)
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    for (let at = 0; at < 21; at++) await write({ restaurantId: `casa ${at % 3}` })
    expect(pauses).toEqual([])
    for (let at = 0; at < 2; at++) await write()
    expect(pauses).toEqual([100, 200])
    await write({ hasFile: true })
    await write({ ownerId: 'luis' })
    vi.advanceTimersByTime(60_000)
    await write()
    expect(pauses).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
