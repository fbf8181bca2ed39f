import type { Slice } from './wrk.ts'

export type Row = { name: string; asked: number; slices: Record<'product' | 'raw' | 'nginx', Slice[]> }

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

const perSecond = (slices: Slice[]): number => median(slices.map(slice => slice.perSecond))

/** Microseconds of processor for each request. */
export const cost = (slices: Slice[]): number =>
  (1e6 * slices.reduce((sum, slice) => sum + slice.cpuSeconds, 0)) /
  slices.reduce((sum, slice) => sum + slice.requests, 0)

/** The median of the ratios of neighbouring slices: both were as busy as the other. */
export const ratio = (ours: Slice[], theirs: Slice[]): number =>
  median(ours.map((slice, at) => slice.perSecond / (theirs[at]?.perSecond ?? Number.NaN)))

export const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The verdict on a ratio of requests per second; without a limit, none. */
export const verdict = (reached: number, asked: number): string =>
  asked === 0 ? '' : `${reached >= asked ? 'pass' : 'FAIL'} (${asked})`

/** Prints all rows as a table for `bench/README.md`. */
export function printRows(rows: Row[]): void {
  say(
    '| answer | product req/s | node:http | nginx, bare file | product : node:http | by processor time | µs each: product, node:http, nginx | |',
  )
  say('|---|---|---|---|---|---|---|---|')
  for (const { name, asked, slices } of rows) {
    const { product, raw, nginx } = slices
    const reached = ratio(product, raw)
    const costs = [product, raw, nginx].map(each => cost(each).toFixed(1)).join(', ')
    const speeds = [product, raw, nginx].map(each => Math.round(perSecond(each)).toLocaleString('en')).join(' | ')
    const byCpu = (cost(raw) / cost(product)).toFixed(2)
    say(`| ${name} | ${speeds} | ${reached.toFixed(2)} | ${byCpu} | ${costs} | ${verdict(reached, asked)} |`)
  }
}

export type PublishedSlices = { published: Slice[]; bare: Slice[] }

/** Issue 15: published copies against nginx with a bare file of the same size. */
const PUBLISHED_ASKED = 0.95

/** Prints what published copies reach of a bare file. */
export function printPublished(copies: { name: string; slices: PublishedSlices }[]): void {
  say('')
  say('| published copy | nginx, our configuration, req/s | nginx, bare file | ratio | by processor time | |')
  say('|---|---|---|---|---|---|')
  for (const { name, slices } of copies) {
    const { published, bare } = slices
    const reached = ratio(published, bare)
    const speeds = [published, bare].map(each => Math.round(perSecond(each)).toLocaleString('en')).join(' | ')
    const byCpu = (cost(bare) / cost(published)).toFixed(2)
    say(`| ${name} | ${speeds} | ${reached.toFixed(2)} | ${byCpu} | ${verdict(reached, PUBLISHED_ASKED)} |`)
  }
}
