import { expect, test } from 'vitest'
import { JOBS } from '#app/server/process/start-process.ts'

const schedules = JOBS.flatMap(({ job }) => (job.options.cron ? [{ name: job.name, cron: job.options.cron }] : []))

/** The numbers below `end` that a field means. Throws for what no job has used yet: ranges, lists. */
function numbersOf(field: string, end: number): number[] {
  const all = Array.from({ length: end }, (_, n) => n)
  if (field === '*') return all
  const step = /^\*\/(\d+)$/.exec(field)?.[1]
  if (step) return all.filter(n => n % Number(step) === 0)
  if (!/^\d+$/.test(field) || Number(field) >= end) throw new Error(`cannot read ${field} of a cron expression`)
  return [Number(field)]
}

/** The minutes of a day at which a job begins: '03:17'. */
function minutesOf(cron: string): string[] {
  const [minute = '', hour = '', ...days] = cron.split(' ')
  if (days.join(' ') !== '* * *') throw new Error(`${cron} does not run every day`)
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return numbersOf(hour, 24).flatMap(h => numbersOf(minute, 60).map(m => `${twoDigits(h)}:${twoDigits(m)}`))
}

test('a cron expression is read as its minutes of the day', () => {
  expect(minutesOf('17 3 * * *')).toEqual(['03:17'])
  expect(minutesOf('*/30 * * * *').slice(0, 3)).toEqual(['00:00', '00:30', '01:00'])
  expect(minutesOf('5 * * * *')).toHaveLength(24)
  expect(() => minutesOf('5 1-3 * * *')).toThrow('1-3')
})

test('no two jobs begin at the same minute: each has the database to itself', () => {
  expect(schedules.length).toBeGreaterThan(14)
  const byMinute = new Map<string, string[]>()
  for (const { name, cron } of schedules)
    for (const minute of minutesOf(cron)) byMinute.set(minute, [...(byMinute.get(minute) ?? []), name])
  expect([...byMinute].filter(([, names]) => names.length > 1)).toEqual([])
})

test('every scheduled job says whether it deletes: then it waits for a right clock and for backups', () => {
  const scheduled = JOBS.filter(({ job }) => job.options.cron)
  expect(scheduled.filter(({ job }) => job.options.deletes === undefined).map(({ job }) => job.name)).toEqual([])
  const sayingSo = scheduled.filter(({ job }) => /delete|sweep|forget|purge|erase|empty/.test(job.name))
  expect(sayingSo.length).toBeGreaterThan(12)
  expect(sayingSo.filter(({ job }) => !job.options.deletes).map(({ job }) => job.name)).toEqual([])
})
