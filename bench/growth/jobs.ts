/**
 * What each scheduled job takes in a house of 100 000 restaurants: with what one hour brings, and with nothing to do.
 * A million restaurants count as ten times that. The database is made once, in `.cache` (15 minutes, 6 GB). `npm run
 * bench:jobs` (`RESTAURANTS`, `HOUR`: how many of each kind are due).
 */
import { JOBS } from '#app/server/process/start-process.ts'
import { addDue, makeHour } from './due.ts'
import { openMany, spreadOwners } from '../tools/many.ts'
import { say } from '../tools/table.ts'

const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 100_000)
/** A tenth of a percent: of 30 days of trial, one hour is as much. */
const HOUR = Number(process.env['HOUR'] ?? RESTAURANTS / 1000)
const MILLION = 1_000_000
/** Issue 25, for a million restaurants. */
const ASKED_S = 120
/** Of those that run more seldom nothing is asked. */
const isHourly = (cron: string): boolean => cron.split(' ')[1] === '*'

const { platform, close } = await openMany(RESTAURANTS, { PUBLISH_MENUS: 'on' })
await spreadOwners(platform)
await addDue(platform, RESTAURANTS)

const scheduled = JOBS.filter(({ job }) => job.options.cron && job.name !== 'platform.back-up')

async function secondsOf({ run }: (typeof JOBS)[number]): Promise<number> {
  const began = performance.now()
  await run(platform, {})
  return (performance.now() - began) / 1000
}

async function runAll(): Promise<Map<string, number>> {
  const seconds = new Map<string, number>()
  for (const entry of scheduled) seconds.set(entry.job.name, await secondsOf(entry))
  return seconds
}

await runAll()
await makeHour(platform, HOUR)
const busy = await runAll()
const idle = await runAll()
say(`${RESTAURANTS.toLocaleString('en')} restaurants, ${HOUR} due of each kind`)
say('| job | cron | with what is due, s | with nothing due, s | for a million, s | |')
say('|---|---|---|---|---|---|')
for (const { job } of scheduled) {
  const { name, options } = job
  const [due, nothing] = [busy.get(name) ?? 0, idle.get(name) ?? 0]
  const million = (Math.max(due, nothing) * MILLION) / RESTAURANTS
  const verdict = isHourly(options.cron ?? '') ? (million < ASKED_S ? 'pass' : 'FAIL') : ''
  say(
    `| \`${name}\` | ${options.cron} | ${due.toFixed(2)} | ${nothing.toFixed(2)} | ${million.toFixed(1)} | ${verdict} |`,
  )
}
await close(0)
