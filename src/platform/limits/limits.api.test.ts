import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, workerDatabase } from '#test/databases/database.ts'
import { openDatabase } from '#platform/db/database.ts'
import { silentLog } from '#platform/log/log.ts'
import { createLimits, type LimitRule, type Limits } from './limits.ts'

const rule: LimitRule = { name: 'test', points: 3, durationS: 900 }
const refused = {
  status: 429,
  code: 'too_many_requests',
  message: 'Demasiados intentos. Inténtalo de nuevo en 15 minutos.',
}

async function open(): Promise<{ limits: Limits; another: Limits }> {
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const { pool, close } = openDatabase(connectionString, silentLog)
  onTestFinished(close)
  return { limits: createLimits(pool), another: createLimits(pool) }
}

test('the fourth call of three allowed ones is refused, with a time to try again', async () => {
  const { limits } = await open()
  for (const _ of [1, 2, 3]) await limits.consume(rule, 'ana')
  const error = await limits.consume(rule, 'ana').catch((caught: unknown) => caught)
  expect(error).toMatchObject(refused)
  expect((error as { retryAfterS: number }).retryAfterS).toBeGreaterThan(600)
  await limits.consume(rule, 'eva')
})

test('of ten parallel calls in two processes exactly three pass', async () => {
  const { limits, another } = await open()
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? limits : another).consume(rule, 'ana')),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('a call can take several points', async () => {
  const { limits } = await open()
  await limits.consume(rule, 'ana', 3)
  await expect(limits.consume(rule, 'ana')).rejects.toMatchObject(refused)
})

test('peek takes no point, penalty takes one, and a returned point can be used', async () => {
  const { limits } = await open()
  for (const _ of [1, 2, 3, 4]) await limits.peek(rule, 'ana')
  for (const _ of [1, 2, 3]) await limits.penalty(rule, 'ana')
  await expect(limits.peek(rule, 'ana')).rejects.toMatchObject(refused)
  await limits.refund(rule, 'ana')
  await limits.peek(rule, 'ana')
  await limits.consume(rule, 'ana')
  await expect(limits.consume(rule, 'ana')).rejects.toMatchObject(refused)
})

test('forgetting returns all points', async () => {
  const { limits } = await open()
  await limits.consume(rule, 'ana', 3)
  await limits.reset(rule, 'ana')
  await limits.consume(rule, 'ana', 3)
})

test('a very long key is counted like any other', async () => {
  const { limits } = await open()
  await limits.consume(rule, 'a'.repeat(5000), 3)
  await expect(limits.consume(rule, 'a'.repeat(5000))).rejects.toMatchObject(refused)
  await limits.consume(rule, 'a'.repeat(5001))
})

test('an IPv6 counts for its /48 too, at ten times the number', async () => {
  const { limits } = await open()
  const consume = (subnet: number) => limits.consume(rule, limits.networkOf(`2001:db8:7:${subnet.toString(16)}::1`))
  for (let call = 0; call < 30; call++) await consume(call)
  await expect(consume(99)).rejects.toMatchObject({ status: 429 })
  await expect(limits.peek(rule, limits.networkOf('2001:db8:7:aaaa::1'))).rejects.toMatchObject({ status: 429 })
  await limits.consume(rule, limits.networkOf('2001:db8:8:1::1'))
})
