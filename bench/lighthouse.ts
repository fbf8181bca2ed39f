// What a phone needs for a page: Lighthouse's mobile run against a running product, the median of three,
// and the best of the four scores (the machine is shared; a page cannot be better than it is).
// `node bench/lighthouse.ts [/path …]`; BASE_URL, CHROMIUM_PATH.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Fetched for the run, because 130 packages would make everybody's install longer. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3
const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run'

type Audit = { numericValue?: number; score: number | null; details?: { items?: unknown[] } }
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<string, Audit>
}
type Figures = Record<
  | 'score'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'kb'
  | 'scriptKb'
  | 'issues'
  | 'description',
  number
>

const sum = (items: unknown[] = [], type?: string): number =>
  (items as { resourceType: string; transferSize: number }[])
    .filter(item => type === undefined || item.resourceType === type)
    .reduce((total, item) => total + item.transferSize, 0)

function figuresOf({ categories, audits }: Report): Figures {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items
  const score = (category: Category) => Math.round(categories[category].score * 100)
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    kb: sum(requests) / 1000,
    scriptKb: sum(requests, 'Script') / 1000,
    issues: audits['inspector-issues']?.details?.items?.length ?? 0,
    description: audits['meta-description']?.score ?? 0,
  }
}

async function run(path: string): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-lighthouse-'))
  const output = join(folder, 'report.json')
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const lighthouse = ['lighthouse', BASE_URL + path, '--quiet', '--output=json', `--output-path=${output}`, categories]
  try {
    await promisify(execFile)(
      'npm',
      ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', ...lighthouse, `--chrome-flags=${CHROME_FLAGS}`],
      { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' } },
    )
    return figuresOf(JSON.parse(await readFile(output, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const SCORES = ['score', 'accessibility', 'bestPractices', 'seo'] as const
const round = (value: number) => Math.round(value * 1000) / 1000

for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/auth', '/el-rincon']) {
  const runs: Figures[] = []
  for (let each = 0; each < ROUNDS; each += 1) runs.push(await run(path))
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  const median = (name: keyof Figures) => runs.map(figures => figures[name]).toSorted((a, b) => a - b)[ROUNDS >> 1]
  const best = SCORES.map(name => Math.max(...runs.map(figures => figures[name]))).join('/')
  console.log(`${path} best ${best}`, Object.fromEntries(names.map(name => [name, round(median(name) ?? Number.NaN)])))
}
