import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabase, workerDatabase } from '#test/database.ts'
import { openDatabase } from '#platform/db/database.ts'
import { openListener } from '#platform/db/listen.ts'
import { silentLog } from '#platform/log/log.ts'
import { defineJob } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.ts'

const greet = defineJob<{ name: string }>('test.greet')

async function open(background = false) {
  const connectionString = await workerDatabase()
  await emptyDatabase(connectionString)
  const { db, close } = openDatabase(connectionString, silentLog)
  const listener = await openListener(connectionString, silentLog)
  const jobs = await openJobs({ db, listener, log: silentLog, background })
  onTestFinished(async () => {
    await jobs.stop(1000)
    await listener.close()
    await close()
  })
  const greeted: string[] = []
  await jobs.work(greet, async ({ name }) => void greeted.push(name))
  return { db, jobs, greeted }
}

test('a job of a committed transaction runs once, with its payload', async () => {
  const { db, jobs, greeted } = await open()
  await db.transaction().execute(trx => jobs.enqueue(trx, greet, { name: 'Ana' }))
  await jobs.runPending()
  await jobs.runPending()
  expect(greeted).toEqual(['Ana'])
})

test('a rollback queues nothing', async () => {
  const { db, jobs, greeted } = await open()
  const failed = db.transaction().execute(async trx => {
    await jobs.enqueue(trx, greet, { name: 'Ana' })
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  await jobs.runPending()
  expect(greeted).toEqual([])
})

test('a job without a queue is an error, not a lost job', async () => {
  const { db, jobs } = await open()
  await expect(jobs.enqueue(db, defineJob<object>('test.nobody'), {})).rejects.toThrow('test.nobody')
})

test('a failed run is logged and repeated later', async () => {
  const { db, jobs } = await open()
  const failing = defineJob<object>('test.failing')
  await jobs.work(failing, () => Promise.reject(new Error('the mail server is away')))
  await jobs.enqueue(db, failing, {})
  await expect(jobs.runPending()).rejects.toThrow('the mail server is away')
  await jobs.runPending()
})

test('a job that another job queues runs too', async () => {
  const { db, jobs, greeted } = await open()
  const chain = defineJob<object>('test.chain')
  await jobs.work(chain, () => jobs.enqueue(db, greet, { name: 'Eva' }))
  await jobs.enqueue(db, chain, {})
  await jobs.runPending()
  expect(greeted).toEqual(['Eva'])
})

/** Without the notification of a commit, a job would be found after half a minute. */
const NOTIFIED_MS = 15_000

test('in the background a job runs at once, woken by its commit', async () => {
  const { db, jobs, greeted } = await open(true)
  await jobs.start()
  await jobs.enqueue(db, greet, { name: 'Ana' })
  await expect.poll(() => greeted, { timeout: NOTIFIED_MS }).toEqual(['Ana'])
})
