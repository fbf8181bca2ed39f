import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import type { Page } from '#platform/db/page.ts'
import { deleteInPages } from './delete-in-pages.ts'
import { eachIn, eachOf, type LoopPlatform } from './each-of.ts'
import { type JobRun, RunInterrupted } from './job-run.ts'

type Line = { level: number; msg: string; loop: string; id?: string; done?: number; failed?: number; deleted?: number }
const ERROR = 50

/** A platform in a run of a job; none by default. */
function world(run?: Partial<JobRun>) {
  const lines: Line[] = []
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)) as Line)
      done()
    },
  })
  const current = run && { mustStop: () => false, resumeAfter: () => null, ...run }
  const platform = {
    log: createLog({ level: 'info', pretty: false }, sink),
    jobs: { currentRun: () => current },
  } as unknown as LoopPlatform
  return { platform, lines }
}

const numbered = (count: number, from = 0): string[] =>
  Array.from({ length: count }, (_, n) => String(from + n).padStart(4, '0'))

/** A table with these ids, and each page that was asked for. */
function table(ids: string[]) {
  const asked: Page[] = []
  const pages = async (page: Page): Promise<string[]> => {
    asked.push(page)
    return ids.filter(id => page.after === null || id > page.after).slice(0, page.limit)
  }
  return { asked, pages }
}

test('one item that fails is logged once, and the others are done; the end says how many', async () => {
  const { platform, lines } = world()
  const seen: string[] = []
  const work = async (id: string) => {
    seen.push(id)
    if (id === '0001') throw new Error('the provider is away')
  }
  await eachOf(platform, { name: 'test.loop', pages: table(numbered(4)).pages, work })
  expect(seen).toEqual(numbered(4))
  expect(lines.filter(({ level }) => level === ERROR)).toEqual([
    expect.objectContaining({ loop: 'test.loop', id: '0001', msg: 'jobs: an item failed' }),
  ])
  expect(lines.at(-1)).toMatchObject({ loop: 'test.loop', done: 3, failed: 1, msg: 'jobs: a loop ended' })
})

test('a loop without items says nothing', async () => {
  const { platform, lines } = world()
  await eachOf(platform, { name: 'test.loop', pages: table([]).pages, work: async () => undefined })
  expect(lines).toEqual([])
})

test('pages begin after the last id of the one before, also when rows come and go meanwhile', async () => {
  const { platform } = world()
  const ids = numbered(450, 10)
  const { asked, pages } = table(ids)
  const seen: string[] = []
  const work = async (id: string) => {
    seen.push(id)
    if (id === ids[0]) ids.unshift('0001') // Before the first: for the next run.
    if (id === '0150') ids.splice(ids.indexOf('0150'), 1)
    if (id === '0200') ids.push('9999')
  }
  await eachOf(platform, { name: 'test.loop', pages, work, atOnce: 1 })
  expect(seen).toEqual([...numbered(450, 10), '9999'])
  expect(asked.map(({ after }) => after)).toEqual([null, '0209', '0409'])
})

test('a bounded number is worked on at once', async () => {
  const { platform } = world()
  let [running, most] = [0, 0]
  const work = async () => {
    running++
    most = Math.max(most, running)
    await new Promise(resolve => setImmediate(resolve))
    running--
  }
  await eachOf(platform, { name: 'test.loop', pages: table(numbered(20)).pages, work, atOnce: 3 })
  expect(most).toBe(3)
})

test('a page that cannot be read rejects, after the items that were begun', async () => {
  const { platform, lines } = world()
  const pages = async ({ after }: Page) => {
    if (after !== null) throw new Error('the database is away')
    return numbered(200)
  }
  let done = 0
  const work = async () => {
    await new Promise(resolve => setImmediate(resolve))
    done++
  }
  await expect(eachOf(platform, { name: 'test.loop', pages, work })).rejects.toThrow('the database is away')
  expect([done, lines.at(-1)?.done]).toEqual([200, 200])
})

test('stops between two items when its run must, and says where', async () => {
  const seen: string[] = []
  const { platform, lines } = world({ mustStop: () => seen.length === 3 })
  const work = async (id: string) => void seen.push(id)
  const stopped = eachOf(platform, { name: 'test.loop', pages: table(numbered(9)).pages, work, atOnce: 1 })
  await expect(stopped).rejects.toEqual(new RunInterrupted('test.loop', '0002'))
  await expect(stopped).rejects.toMatchObject({ loop: 'test.loop', after: '0002' })
  expect([seen, lines.at(-1)?.done]).toEqual([numbered(3), 3])
})

test('goes on where an earlier attempt of its run was stopped', async () => {
  const { platform } = world({ resumeAfter: loop => (loop === 'test.loop' ? '0002' : null) })
  const seen: string[] = []
  const work = async (id: string) => void seen.push(id)
  await eachOf(platform, { name: 'test.loop', pages: table(numbered(5)).pages, work })
  await eachOf(platform, { name: 'test.other', pages: table(numbered(2)).pages, work })
  expect(seen).toEqual(['0003', '0004', ...numbered(2)])
})

test('a stream is worked through in the same way, and stops too', async () => {
  const seen: string[] = []
  const { platform, lines } = world({ mustStop: () => seen.length === 2, resumeAfter: () => '0001' })
  async function* folders() {
    for (const id of numbered(9)) yield { id }
  }
  const work = async ({ id }: { id: string }) => {
    seen.push(id)
    if (id === '0001') throw new Error('gone')
  }
  const loop = { name: 'test.stream', items: folders(), work, atOnce: 1 }
  await expect(eachIn(platform, loop)).rejects.toThrow(RunInterrupted)
  expect([seen, lines.at(-1)]).toEqual([numbered(2), expect.objectContaining({ done: 1, failed: 1 })])
})

/** Rows that a statement deletes, so many at a time. */
function rows(count: number) {
  const statements: number[] = []
  const deletePage = async (limit: number) => {
    const deleted = Math.min(limit, count - statements.reduce((sum, each) => sum + each, 0))
    statements.push(deleted)
    return deleted
  }
  return { statements, deletePage }
}

test('old rows are deleted a page at a time', async () => {
  const { platform, lines } = world()
  const { statements, deletePage } = rows(25)
  await deleteInPages(platform, 'test.rows', deletePage, 10)
  expect(statements).toEqual([10, 10, 5])
  expect(lines).toEqual([expect.objectContaining({ loop: 'test.rows', deleted: 25 })])
})

test('deleting stops between two pages when its run must', async () => {
  const { statements, deletePage } = rows(25)
  const { platform, lines } = world({ mustStop: () => statements.length === 2 })
  await expect(deleteInPages(platform, 'test.rows', deletePage, 10)).rejects.toThrow(RunInterrupted)
  expect([statements, lines.at(-1)?.deleted]).toEqual([[10, 10], 20])
})
