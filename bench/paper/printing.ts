/**
 * What diners wait for while twenty owners print their cartas at once, one sheet after the other: blocks of quiet and
 * of printing in turn, on a product of its own. Needs `npm run build`. `npm run bench -- printing` (`BLOCKS`,
 * `SECONDS`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { paperSheet } from '#test/menus/paper.ts'
import { type Answer, createClient } from '../tools/asking.ts'
import { makeFairWorld, type Tenant } from '../tools/fair-world.ts'
import { startProduct } from '../tools/servers.ts'
import { median, say } from '../tools/table.ts'

const BLOCKS = Number(process.env['BLOCKS'] ?? 4)
const SECONDS = Number(process.env['SECONDS'] ?? 12)
const OWNERS = 20
const HOUSES = 60
const DINER_EVERY_MS = 400
const ASKED = 1.5

type Phase = 'quiet' | 'printing'
const KINDS = ['menu', 'menu in English', 'public call'] as const
type Kind = (typeof KINDS)[number]
const seen: Record<Phase, Map<Kind, Answer[]>> = { quiet: new Map(), printing: new Map() }
const sheets: Answer[] = []
let phase: Phase | 'between' | 'over' = 'between'

const folder = mkdtempSync(join(tmpdir(), 'sobremesa-printing-'))
const product = await startProduct(folder, { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' })
const { port } = new URL(product.url)
const { tenants } = await makeFairWorld({ DATA_DIR: folder }, HOUSES)
const { ask, close } = createClient(Number(port), `http://localhost:${port}`)

const pathOf = (kind: Kind, slug: string): string =>
  kind === 'public call' ? `/api/public/${slug}/items` : kind === 'menu' ? `/${slug}` : `/${slug}?lang=en`

async function dine({ slug, ip }: Tenant): Promise<void> {
  await wait(Math.random() * DINER_EVERY_MS)
  for (let turn = 0; phase !== 'over'; turn += 1) {
    const kind = KINDS[turn % KINDS.length] ?? 'menu'
    const began = phase
    const answer = await ask({ path: pathOf(kind, slug), ip })
    // What ends in another block belongs to neither.
    if (began === phase && (phase === 'quiet' || phase === 'printing'))
      seen[phase].set(kind, [...(seen[phase].get(kind) ?? []), answer])
    await wait(DINER_EVERY_MS)
  }
}

const validFrom = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())

/** Each print is a new edition; a browser asks again when the typesetter is busy. */
async function print({ id, cookie, ip }: Tenant): Promise<void> {
  for (let turn = 0; phase !== 'over'; turn += 1) {
    if (phase !== 'printing') {
      await wait(50)
      continue
    }
    const body = { ...paperSheet(), validFrom, footNote: `Hoja ${turn}` }
    sheets.push(await ask({ path: `/api/restaurants/${id}/paper/editions`, method: 'POST', cookie, ip, body }))
  }
}

for (const { slug } of tenants) for (const kind of KINDS) await ask({ path: pathOf(kind, slug) })
const people = [...tenants.map(dine), ...tenants.slice(0, OWNERS).map(print)]
for (let block = 0; block < 2 * BLOCKS; block += 1) {
  phase = 'between'
  // The sheets of the block before are finished.
  await wait(3000)
  phase = block % 2 === 0 ? 'quiet' : 'printing'
  await wait(SECONDS * 1000)
}
phase = 'over'
await Promise.all(people)

const p95 = (answers: readonly Answer[]): number =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.95)] ?? Number.NaN
say(`load ${loadavg()[0]?.toFixed(1)}`)
say('| of 60 houses | quiet: median, p95 ms | twenty print: median, p95 ms | p95, times | answers, 5xx or none |')
say('|---|---|---|---|---|')
for (const kind of KINDS) {
  const [quiet, busy] = [seen.quiet.get(kind) ?? [], seen.printing.get(kind) ?? []]
  const figures = (answers: Answer[]) => `${median(answers.map(({ ms }) => ms)).toFixed(1)}, ${p95(answers).toFixed(1)}`
  const ratio = p95(busy) / p95(quiet)
  const broken = [...quiet, ...busy].filter(({ status }) => status >= 500 || status === 0).length
  const verdict = ratio <= ASKED ? 'pass' : `FAIL (${ASKED})`
  say(
    `| ${kind} | ${figures(quiet)} | ${figures(busy)} | ${ratio.toFixed(2)} ${verdict} | ${quiet.length + busy.length}, ${broken} |`,
  )
}
const statuses = Object.entries(Object.groupBy(sheets, ({ status }) => String(status)))
say(`sheets by status: ${statuses.map(([status, all]) => `${status}: ${all?.length}`).join(', ')}`)
close()
await product.stop()
rmSync(folder, { recursive: true, force: true })
