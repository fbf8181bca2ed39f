import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#shared/time.ts'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { SWEEP_DIGITS, sweepMax, SWEPT_WHOLE_MAX } from '../images.limits.ts'
import { imageStorage } from './image-files.ts'
import { restoreSwept, sweepImages } from './images.commands.ts'
import { sweepHourly } from './images.jobs.ts'

const WEBP = { type: 'image/webp' }

async function withOrphans(count: number) {
  const lines: string[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: line => void lines.push(line) })
  const app = await createTestApp({ now: new Date(), log })
  const keys = Array.from({ length: count }, (_, n) => `${String(n).padStart(32, '0')}/320.webp`)
  for (const key of keys) await imageStorage(app.platform).put(key, Buffer.from(key), WEBP)
  app.clock.advance(7 * HOUR_MS)
  return { app, keys, said: (word: string) => lines.filter(line => line.includes(word)).map(line => JSON.parse(line)) }
}

async function sweep(app: TestApp): Promise<void> {
  await app.runJob(sweepHourly)
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

test('what a sweep takes is in the trash for 30 days, and it says how many it took', async () => {
  const { app, keys, said } = await withOrphans(3)
  const day = dayOf(app.clock.now())
  await sweep(app)
  expect(await app.files()).toEqual([])
  expect(await app.files('trash/')).toEqual(keys.map(key => `${day}/images/${key}`))
  expect(said('a sweep took')).toEqual([expect.objectContaining({ level: 30, taken: 3, of: 3, days: 30 })])
  const empty = async () => {
    await app.runJob({ name: 'platform.empty-trash', options: {} })
    return app.files('trash/')
  }
  app.clock.advance(30 * DAY_MS)
  expect(await empty()).toHaveLength(3)
  app.clock.advance(DAY_MS)
  expect(await empty()).toEqual([])
})

test('an unused image with a row goes to the trash too', async () => {
  const { app } = await withOrphans(0)
  const restaurant = await app.make.restaurant(await app.make.owner())
  const image = { id: '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee', restaurant_id: restaurant.id, hash: 'c'.repeat(32) }
  const size = { width: 320, height: 320, widths: [320], avif_widths: [], bytes: 1 }
  await app.platform.db
    .insertInto('images')
    .values({ ...image, ...size, created_at: new Date(0) })
    .execute()
  await imageStorage(app.platform).put(`${image.hash}/320.webp`, Buffer.from('x'), WEBP)
  await sweep(app)
  expect(await app.platform.db.selectFrom('images').select('id').execute()).toEqual([])
  expect(await app.files('trash/')).toEqual([`${dayOf(app.clock.now())}/images/${image.hash}/320.webp`])
})

test('of many pictures each hour looks at the folders that begin with one digit, and sixteen hours at all', async () => {
  const { app } = await withOrphans(0)
  const restaurant = await app.make.restaurant(await app.make.owner())
  await sql`INSERT INTO images (id, restaurant_id, hash, width, height, widths, avif_widths, bytes, created_at)
    SELECT gen_random_uuid(), ${restaurant.id}, md5(n::text), 1, 1, '{320}', '{}', 1, '9999-01-01'
    FROM generate_series(0, ${SWEPT_WHOLE_MAX}::int) n`.execute(app.platform.db)
  for (const digit of SWEEP_DIGITS)
    await imageStorage(app.platform).put(`${digit}${'0'.repeat(31)}/320.webp`, Buffer.from(digit), WEBP)
  app.clock.advance(7 * HOUR_MS)
  for (let left = SWEEP_DIGITS.length - 1; left >= 0; left--) {
    await sweep(app)
    expect(await app.files()).toHaveLength(left)
    app.clock.advance(HOUR_MS)
  }
})

test.each([
  [0, 10],
  [20, 10],
  [199, 10],
  [400, 20],
  [2000, 100],
  [1_000_000, 100],
])('of %i pictures a sweep takes at most %i', (pictures, max) => {
  expect(sweepMax(pictures)).toBe(max)
})

test('above its limit a sweep takes nothing and says so at error; an operator may allow more', async () => {
  const { app, keys, said } = await withOrphans(11)
  await sweep(app)
  expect(await app.files()).toEqual(keys)
  expect(said('took nothing')).toEqual([expect.objectContaining({ level: 50, found: 11, max: 10, of: 11 })])
  expect(await sweepImages.run(app.platform, { most: '10' })).toMatch(/^nothing was taken/)
  expect(await sweepImages.run(app.platform, { most: '11' })).toMatch(/^11 pictures were taken into the trash/)
  expect(await app.files()).toEqual([])
})

test('what sweeps took is brought back to where it was; what is there again stays', async () => {
  const { app, keys } = await withOrphans(3)
  await sweep(app)
  await imageStorage(app.platform).put(keys[0]!, Buffer.from('new'), WEBP)
  expect(await restoreSwept.run(app.platform, {})).toBe('2 files were brought back from the trash')
  expect(await app.files()).toEqual(keys)
  expect(String(await imageStorage(app.platform).read(keys[0]!))).toBe('new')
  expect(String(await imageStorage(app.platform).read(keys[1]!))).toBe(keys[1])
})
