import { expect } from 'vitest'
import type { Job } from '#platform/jobs/jobs.ts'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import type { TestApp } from './app.ts'

/** What is stored now, one row, is still there after 365 days and gone a day later, when this daily job runs. */
export async function expectKeptForAYear(app: TestApp, daily: Job<object>, stored: () => Promise<object[]>) {
  app.clock.advance(365 * DAY_MS)
  await app.runJob(daily)
  expect(await stored()).toHaveLength(1)
  app.clock.advance(DAY_MS + HOUR_MS)
  await app.runJob(daily)
  expect(await stored()).toEqual([])
}
