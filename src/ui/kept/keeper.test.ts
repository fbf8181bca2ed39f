import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhone } from '#test/browser/kept/phone.ts'
import { createPlateServer } from '#test/browser/kept/plate-server.ts'
import { openTab, type World } from '#test/browser/kept/tab.ts'
import { DAY_MS } from '#shared/time.ts'

const MORNING = new Date('2026-11-28T11:00:00')
beforeEach(() => void vi.useFakeTimers({ now: MORNING }))
afterEach(() => void vi.useRealTimers())

const cellar = (hasSignal = false): World => ({
  server: createPlateServer(),
  phone: createPhone(),
  hasSignal,
  living: new Set(),
  seen: new Set(),
  takingUp: Promise.resolve(),
  lastLoaded: new Map(),
  told: [],
})
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const kept = ({ phone }: World, user = 'carmen') => phone.of(user).map(({ slip }) => [slip.thing, slip.body])

test('what is changed without signal is on the phone at once, joined by field, and the page may be closed', async () => {
  const world = cellar()
  const tab = openTab(world, 'carmen')
  tab.edit('flan', 'price', 'carmen:1')
  tab.edit('flan', 'note', 'carmen:2')
  tab.edit('flan', 'price', 'carmen:3')
  tab.edit('tarta', 'price', 'carmen:4')
  expect(tab.outbox.view().isAllKept).toBe(false)
  await pass()
  expect(kept(world)).toEqual([
    ['flan', { price: 'carmen:3', note: 'carmen:2' }],
    ['tarta', { price: 'carmen:4' }],
  ])
  expect(tab.outbox.view().isAllKept).toBe(true)
})

test('a killed tab loses nothing: the next one shows it, and sends it in order when the signal is back', async () => {
  const world = cellar()
  const first = openTab(world, 'carmen')
  first.edit('tarta', 'price', 'carmen:1')
  first.edit('flan', 'price', 'carmen:2')
  await pass()
  first.kill()
  const next = openTab(world, 'carmen')
  await next.takeUp()
  expect([...next.outbox.view().bodies.keys()]).toEqual(['tarta', 'flan'])
  world.hasSignal = true
  next.notice()
  await pass()
  expect(world.server.writes.map(({ plate, value }) => [plate, value])).toEqual([
    ['tarta', 'carmen:1'],
    ['flan', 'carmen:2'],
  ])
  expect(kept(world)).toEqual([])
})

test('a tab that lives keeps its own changes; another one does not send them', async () => {
  const world = cellar()
  const first = openTab(world, 'carmen')
  first.edit('flan', 'price', 'carmen:1')
  await pass()
  const other = openTab(world, 'carmen')
  await other.takeUp()
  expect(other.outbox.hasUnsent()).toBe(false)
})

test('another person on the same phone neither sees nor sends them, and they wait for their own', async () => {
  const world = cellar()
  const carmen = openTab(world, 'carmen')
  carmen.edit('flan', 'price', 'carmen:1')
  await pass()
  carmen.leave()
  await pass()
  carmen.kill()
  world.hasSignal = true
  const luis = openTab(world, 'luis')
  await luis.takeUp()
  await pass(10_000)
  expect(luis.outbox.hasUnsent()).toBe(false)
  expect(world.server.writes).toEqual([])
  luis.leave()
  luis.kill()
  await openTab(world, 'carmen').takeUp()
  await pass()
  expect(world.server.writes).toMatchObject([{ user: 'carmen', value: 'carmen:1' }])
})

test.each([
  ['the next day', DAY_MS],
  ['the day before, on a clock that was put back', -DAY_MS],
])('what was changed is not sent unasked on %s', async (_, ms) => {
  const world = cellar()
  const first = openTab(world, 'carmen')
  first.edit('flan', 'price', 'carmen:1')
  await pass()
  first.kill()
  vi.setSystemTime(MORNING.getTime() + ms)
  world.hasSignal = true
  const next = openTab(world, 'carmen')
  await next.takeUp()
  await pass(10_000)
  expect(world.server.writes).toEqual([])
  expect(next.outbox.view().held).toMatchObject([{ id: 'flan' }])
  next.outbox.release()
  await pass()
  expect(world.server.writes).toMatchObject([{ value: 'carmen:1' }])
})

test('a phone without room is said, and the change still goes out from its page', async () => {
  const world = cellar()
  world.phone.isFull = true
  const tab = openTab(world, 'carmen')
  tab.edit('flan', 'price', 'carmen:1')
  await pass()
  expect(kept(world)).toEqual([])
  expect(tab.outbox.view().isAllKept).toBe(false)
  world.hasSignal = true
  tab.notice()
  await pass()
  expect(world.server.writes).toMatchObject([{ value: 'carmen:1' }])
})

test('what is discarded is kept nowhere', async () => {
  const world = cellar()
  const tab = openTab(world, 'carmen')
  tab.edit('flan', 'price', 'carmen:1')
  await pass()
  await tab.outbox.discard()
  expect(kept(world)).toEqual([])
  expect(tab.outbox.hasUnsent()).toBe(false)
})

test('after 30 days it is not sent, and its person is told', async () => {
  const world = cellar()
  const first = openTab(world, 'carmen')
  first.edit('flan', 'price', 'carmen:1')
  await pass()
  first.kill()
  vi.setSystemTime(MORNING.getTime() + 31 * DAY_MS)
  await openTab(world, 'carmen').takeUp()
  expect(world.told).toMatchObject([{ thing: 'flan' }])
  expect(kept(world)).toEqual([])
})
