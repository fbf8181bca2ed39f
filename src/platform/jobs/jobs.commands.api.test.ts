import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { jobCommands } from './jobs.commands.ts'
import { defineJob } from './jobs.ts'
import { FinalFailure } from './job-run.ts'

const broken = defineJob<{ token: string }>('test.broken')
const nightly = defineJob<object>('test.nightly', { cron: '13 2 * * *' })

async function world() {
  const app = await createTestApp()
  const { platform } = app
  const idOf = async (name: string) => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM pgboss.job WHERE name = ${name}`.execute(platform.db)
    return rows[0]?.id
  }
  const state: { runs: number; fault?: Error | undefined; during?: (id: string | undefined) => Promise<void> } = {
    runs: 0,
  }
  for (const job of [broken, nightly])
    await platform.jobs.work(job, async () => {
      state.runs++
      await state.during?.(await idOf(job.name))
      if (state.fault) throw state.fault
    })
  const run = (name: keyof typeof jobCommands, given = {}) => jobCommands[name].run(platform, given)
  return { app, platform, state, run, idOf }
}

test('jobs that are not done are counted by queue, and those that failed are listed with their reason', async () => {
  const { platform, state, run, app, idOf } = await world()
  expect(await run('jobs')).toBe('All jobs are done.')
  state.fault = new Error('no such thing: 123456')
  await platform.jobs.enqueue(platform.db, broken, { token: 'secreto' })
  await sql`UPDATE pgboss.job SET start_after = now() - interval '5 minutes'`.execute(platform.db)
  expect(await run('jobs')).toBe('test.broken: 1 wait, due for 5 minutes')
  await app.runJobs().catch(() => undefined)
  const told = await run('jobs')
  expect(told).toContain('test.broken: 1 will be tried again')
  expect(told).toContain(`${await idOf('test.broken')}  will be tried again  test.broken  asked for `)
  expect(told).toContain('because: no such thing: …')
  expect(told).not.toContain('secreto')
})

test('a job that failed, for good or not, is tried again at once; one that is done is not', async () => {
  const { platform, state, run, app, idOf } = await world()
  state.fault = new FinalFailure('never')
  await platform.jobs.enqueue(platform.db, broken, { token: '' })
  await app.runJobs().catch(() => undefined)
  const id = await idOf('test.broken')
  expect(await run('jobs')).toContain('test.broken: 1 given up')
  await app.runJobs()
  expect(state.runs).toBe(1)
  state.fault = new Error('not yet')
  expect(await run('retry', { id })).toBe(`${id} is tried again now.`)
  await app.runJobs().catch(() => undefined)
  expect(await run('jobs')).toContain('test.broken: 1 will be tried again')
  state.fault = undefined
  await run('retry', { id })
  await app.runJobs()
  expect([state.runs, await run('jobs')]).toEqual([3, 'All jobs are done.'])
  await expect(run('retry', { id })).rejects.toThrow(`No failed job has the id ${id}.`)
  await expect(run('retry', { id: 'x' })).rejects.toThrow('"x" is no id.')
  await expect(run('retry')).rejects.toThrow('Give an id')
})

test('a job that runs is left alone, so that it does not run beside itself', async () => {
  const { platform, run, app, state } = await world()
  const told: unknown[] = []
  state.during = async id => void told.push(await run('retry', { id }).catch((error: Error) => error.message))
  await platform.jobs.enqueue(platform.db, broken, { token: '' })
  await app.runJobs()
  expect([state.runs, told]).toEqual([1, [expect.stringMatching(/^No failed job has the id [0-9a-f-]{36}\.$/)]])
})

test('a scheduled job whose next run waits already is not queued twice', async () => {
  const { platform, state, run, app, idOf } = await world()
  state.fault = new FinalFailure('never')
  await platform.jobs.enqueue(platform.db, nightly, {})
  await app.runJobs().catch(() => undefined)
  const id = await idOf('test.nightly')
  await platform.jobs.enqueue(platform.db, nightly, {})
  await expect(run('retry', { id })).rejects.toThrow('Another run of this job waits already')
})
