// What a phone needs for a page: Lighthouse's mobile run against a running product, the median of three,
// and the best of the four scores (the machine is shared; a page cannot be better than it is).
// `node bench/lighthouse.ts [/path …]`; BASE_URL, CHROMIUM_PATH.
import { best, type Figures, measure } from './tools/lighthouse.ts'

const BASE_URL = process.env.BASE_URL ?? 'http://localhost:3000'
const SCORES = ['score', 'accessibility', 'bestPractices', 'seo'] as const
const round = (value: number) => Math.round(value * 1000) / 1000

for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/auth', '/el-rincon']) {
  const runs = await measure(BASE_URL + path)
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[]
  const median = (name: keyof Figures) => runs.map(figures => figures[name]).toSorted((a, b) => a - b)[runs.length >> 1]
  const scores = SCORES.map(name => best(runs, name, 'highest')).join('/')
  console.log(
    `${path} best ${scores}`,
    Object.fromEntries(names.map(name => [name, round(median(name) ?? Number.NaN)])),
  )
}
