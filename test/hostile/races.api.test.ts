import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { isLong, ROUNDS } from './payloads.ts'
import { RACES, run } from './races.ts'
import { createTally } from './tally.ts'

const tally = createTally('races')

test.each(Object.entries(RACES))(
  '%s: of parallel uses as many win as may, round after round',
  async (name, prepare) => {
    const app = await createTestApp()
    for (let round = 0; round < ROUNDS; round++) {
      const prepared = await prepare(app, round)
      const answers = await run(app, prepared)
      for (const answer of answers) tally.count(name, answer, answer.text)
      const lost = answers.map(({ status }) => status).filter(status => status >= 400)
      expect([name, round, answers.length - lost.length]).toEqual([name, round, prepared.winners])
      expect([name, lost.filter(status => !prepared.losers.includes(status))]).toEqual([name, []])
    }
  },
)

test('one key makes one thing, however often it is sent at once', async () => {
  const app = await createTestApp()
  const keyed = RACES['a key of a creating call']
  for (let round = 0; keyed && round < ROUNDS; round++) {
    const answers = await run(app, await keyed(app, round))
    expect(new Set(answers.map(answer => (answer.data as { _id: string })._id)).size).toBe(1)
  }
})

type Limit = { name: string; points: number; durationS: number }
const isLimit = (value: unknown): value is Limit =>
  typeof value === 'object' && value !== null && 'points' in value && 'durationS' in value && 'name' in value

const SOURCES = join(import.meta.dirname, '../../src')

/** Every limit of the product, from the files that hold them: a new one joins by itself. */
async function listLimits(): Promise<Limit[]> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.limits.ts'))
  const modules = await Promise.all(files.map(path => import(join(SOURCES, path)) as Promise<Record<string, unknown>>))
  return modules.flatMap(module => Object.values(module)).filter(isLimit)
}
/** In the sample only small ones: each point is a statement. */
const SAMPLED_POINTS_MAX = 10
/** More are bytes, not calls. */
const CALLS_MAX = 1000
const OVER = 6

test('every limit lets exactly its number of calls pass, when more come at once', async () => {
  const app = await createTestApp({ rateLimits: true })
  const limits = await listLimits()
  expect(limits.length).toBeGreaterThan(15)
  const most = isLong ? CALLS_MAX : SAMPLED_POINTS_MAX
  for (const limit of limits.filter(({ points }) => points <= most))
    for (let round = 0; round < ROUNDS; round++) {
      const calls = Array.from({ length: limit.points + OVER }, () =>
        app.platform.limits.consume(limit, `quien-${round}`).then(
          () => true,
          () => false,
        ),
      )
      const passed = (await Promise.all(calls)).filter(Boolean).length
      tally.count(limit.name, { status: 200 })
      expect([limit.name, passed]).toEqual([limit.name, limit.points])
    }
})
