import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Fetched for the run, because 130 packages would make everybody's install longer. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const ROUNDS = 3
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run'

type Audit = { numericValue?: number; score: number | null; details?: { items?: unknown[] } }
type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'
type Report = {
  categories: Record<Category, { score: number }>
  audits: Record<string, Audit>
}
export type Figures = Record<
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

export async function measureOnce(url: string): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-lighthouse-'))
  const output = join(folder, 'report.json')
  const categories = '--only-categories=performance,accessibility,best-practices,seo'
  const lighthouse = ['lighthouse', url, '--quiet', '--output=json', `--output-path=${output}`, categories]
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

/** Some runs of one URL, one after the other. */
export async function measure(url: string): Promise<Figures[]> {
  const runs: Figures[] = []
  for (let each = 0; each < ROUNDS; each += 1) runs.push(await measureOnce(url))
  return runs
}

/** The best of the runs: the machine is shared, and a page cannot be better than it is. */
export const best = (runs: Figures[], name: keyof Figures, which: 'highest' | 'lowest'): number =>
  Math[which === 'highest' ? 'max' : 'min'](...runs.map(figures => figures[name]))
