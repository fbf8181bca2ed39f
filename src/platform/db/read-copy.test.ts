import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import type { Db } from './database.ts'
import { createReadCopy } from './read-copy.ts'

function world() {
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false }, { write: line => void lines.push(line) })
  const time = { ms: 0 }
  const copy = createReadCopy({ db: {} as Db, log, now: () => time.ms, patienceMs: 0 })
  return { copy, time, lines }
}
const never = new Promise<never>(() => undefined)

test('a copy that answers is believed', async () => {
  const { copy, lines } = world()
  expect(await copy.ask(async () => 'a menu')).toBe('a menu')
  expect(lines).toEqual([])
})

test.each([
  ['fails', () => Promise.reject(new Error('gone'))],
  ['does not answer in time', () => never],
])('one that %s is told once and not asked for ten seconds', async (_, work) => {
  const { copy, time, lines } = world()
  let asked = 0
  const ask = () =>
    copy.ask(() => {
      asked++
      return work()
    })
  expect(await ask()).toBeUndefined()
  time.ms = 9999
  expect(await ask()).toBeUndefined()
  expect(asked).toBe(1)
  time.ms = 10_000
  await ask()
  expect(asked).toBe(2)
  expect(lines).toHaveLength(2)
  time.ms = 20_000
  expect(await copy.ask(async () => 'a menu')).toBe('a menu')
})

test('several that wait when it goes away tell it once', async () => {
  const { copy, lines } = world()
  await Promise.all([copy.ask(() => never), copy.ask(() => never)])
  expect(lines).toHaveLength(1)
})
