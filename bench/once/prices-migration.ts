/**
 * What the migration to prices by portion (decision 0262) costs on many menus while the former release serves them and
 * writes: how long it takes, how long one write waits at most, and whether each page has the same bytes before and
 * after. `BEFORE` is a checkout of the former release; its database is made once, in its `.cache`. `AFTER` is one that
 * shows the pages after the migration, this one by default: a later release may have changed them for other reasons,
 * and where a page differs it is said. Needs `npm run build` in all. `BEFORE=… node bench/once/prices-migration.ts`
 * (`AFTER`, `RESTAURANTS`).
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { startProcess } from '#app/server/process/start-process.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import { type Server, startProduct } from '../tools/servers.ts'
import { say } from '../tools/table.ts'

const BEFORE = process.env['BEFORE'] ?? ''
const AFTER = process.env['AFTER']
const RESTAURANTS = Number(process.env['RESTAURANTS'] ?? 10_000)
/** One owner has all of them, and renders one page at a time. */
const AT_ONCE = 2
const LANGUAGES = ['es', 'en', 'pt']
/** So that writes are going on when the migration begins. */
const WRITES_FIRST = 500
/** The former release's `folderOf`. */
const DATA = join(BEFORE, `.cache/bench-${RESTAURANTS}`)

/** Makes the menus with the tools of the former release, and writes prices as it does until it is told to stop. */
const WRITER = `
const { openMany } = await import('./bench/tools/many.ts')
const { sql } = await import('kysely')
const { platform, close } = await openMany(${RESTAURANTS})
let ended = false, writes = 0, longest = 0
process.on('SIGTERM', () => { ended = true })

while (!ended) {
  const id = 1 + Math.floor(Math.random() * ${RESTAURANTS})
  const began = performance.now()
  await sql\`UPDATE menu_items SET price = price WHERE restaurant_id = md5('r' || \${id}::text)::uuid\`.execute(platform.db)
  longest = Math.max(longest, performance.now() - began)
  if (++writes === ${WRITES_FIRST}) console.log('writing')
}
console.log(writes + ' writes, the longest ' + longest.toFixed(0) + ' ms')
await close(0)`

async function startWriter() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', WRITER], {
    cwd: BEFORE,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const until = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error('the writer has ended')
      if (wanted.test(value)) return value
    }
  }
  return {
    until,
    stop: async () => {
      child.kill('SIGTERM')
      say(await until(/writes,/))
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Names of built files and styles are those of a build, and the port is that of a start. */
const comparable = (html: string, url: string): string =>
  html
    .replace(/-[\w-]{8}\.(js|css|svg|woff2)/g, '.$1')
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(`localhost:${new URL(url).port}`, '')

/** A digest of a page of each restaurant, in one of its languages; all have one menu, so the first pages are kept. */
async function digests({ url }: Server): Promise<{ made: string[]; kept: string[] }> {
  const made: string[] = []
  const kept: string[] = []
  let next = 1
  const ask = async () => {
    for (let number = next++; number <= RESTAURANTS; number = next++) {
      const answer = await fetch(`${url}/casa-${number}?lang=${LANGUAGES[number % LANGUAGES.length]}`)
      if (answer.status !== 200) throw new Error(`casa-${number}: ${answer.status}`)
      const page = comparable(await answer.text(), url)
      if (number < LANGUAGES.length) kept[number] = page
      made[number] = createHash('sha256').update(page).digest('hex')
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return { made, kept }
}

/** Where two pages begin to differ. */
function sayDifference(one: string, other: string): void {
  const at = Array.from(one).findIndex((letter, place) => letter !== other[place])
  for (const page of [one, other]) say(`  …${page.slice(Math.max(0, at - 60), at + 120).replaceAll(/\s+/g, ' ')}…`)
}

const writer = await startWriter()
await writer.until(/^writing/)
const former = await startProduct(DATA, {}, BEFORE)
const before = await digests(former)
const { config } = loadConfig({ DATA_DIR: DATA })
const began = performance.now()
// Joins the running database, as a new release does, and migrates it.
const opened = await startProcess(config, { roles: {}, log: silentLog, tenants: createTenants({ everybody: 'bench' }) })
say(`started, and migrated, in ${((performance.now() - began) / 1000).toFixed(1)} s`)
await writer.stop()
const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM menu_items`.execute(opened.platform.db)
await opened.close(0)
await former.stop()
const present = await startProduct(DATA, {}, AFTER)
const after = await digests(present)
await present.stop()
const others = before.made.filter((digest, number) => digest !== after.made[number]).length
say(`${RESTAURANTS} menus with ${rows[0]?.count} dishes; pages with other bytes: ${others}`)
for (const [number, page] of before.kept.entries())
  if (page !== undefined && page !== after.kept[number]) sayDifference(page, after.kept[number] ?? '')
process.exit(others === 0 ? 0 : 1)
