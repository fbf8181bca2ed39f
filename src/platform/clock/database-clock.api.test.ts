import { expect, test } from 'vitest'
import { requireMayDelete } from '#platform/jobs/may-delete.ts'
import { handleJob, registerJobs } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestProcess } from '#test/app.ts'

const deletingJob = defineJob('test.delete-old', { deletes: true })
const otherJob = defineJob('test.count-new', { deletes: false })

async function processWithClock(aheadMs: number) {
  const lines: string[] = []
  const log = createLog({ level: 'error', pretty: false }, { write: line => void lines.push(line) })
  const machineTime = () => Date.now() + aheadMs
  const { platform } = await createTestProcess({ worker: 'on request' }, { log, machineTime })
  const ran: string[] = []
  const note = (name: string) => async () => void ran.push(name)
  await registerJobs(platform, [handleJob(otherJob, note('counted')), handleJob(deletingJob, note('deleted'))], true)
  for (const job of [otherJob, deletingJob]) await platform.jobs.enqueue(platform.db, job, {})
  return { platform, ran, errors: () => lines.map(line => JSON.parse(line) as { msg: string; aheadMs?: number }) }
}

test.each([75_000, -75_000])('a process whose clock is %i ms off says so at error and deletes nothing', async ahead => {
  const { platform, ran, errors } = await processWithClock(ahead)
  await expect(platform.jobs.runPending()).rejects.toThrow(/clock is wrong/)
  expect(ran).toEqual(['counted'])
  expect(platform.databaseClock.isOff()).toBe(true)
  expect(errors()[0]?.msg).toMatch(/^clock: 60 s or more off/)
  expect(Math.abs((errors()[0]?.aheadMs ?? 0) - ahead)).toBeLessThan(14_000)
})

test.each([45_000, -45_000])('%i ms are no reason', async ahead => {
  const { platform, ran, errors } = await processWithClock(ahead)
  await platform.jobs.runPending()
  expect(ran.toSorted()).toEqual(['counted', 'deleted'])
  expect([platform.databaseClock.isOff(), errors()]).toEqual([false, []])
})

test('it is measured before each deleting job: a clock that was set while the process ran is noticed', async () => {
  let ahead = 0
  const { platform } = await createTestProcess({ worker: 'on request' }, { machineTime: () => Date.now() + ahead })
  await requireMayDelete(platform, deletingJob)
  ahead = 3_600_000
  await expect(requireMayDelete(platform, deletingJob)).rejects.toThrow('clock is wrong')
  ahead = 0
  await requireMayDelete(platform, deletingJob)
})
