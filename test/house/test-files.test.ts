import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** What runs tests: the projects of `npm test`, its browsers, the long ones, and the one with tools of its own. */
const RUNNERS = ['vitest.config.ts', 'test/browser-project.ts']
const RUN_BY_FOLDER = ['test/long/*.test.ts', 'test/openapi/*.test.ts']

/** The patterns of names that stand in these files; where a project leaves something out, another one has it. */
const patternsIn = (path: string): string[] =>
  [...readFileSync(join(ROOT, path), 'utf8').matchAll(/'([^'!]*\.test\.tsx?)'/g)].map(([, pattern = '']) => pattern)

/** The ends of names that the `unit` project leaves to others. */
const OF_OTHERS = /\.(?:api|pdf)\.test\.ts$/

test('every file of tests is run by somebody: a folder more must not take it away', () => {
  const patterns = [...RUNNERS.flatMap(patternsIn), ...RUN_BY_FOLDER].filter(each => !each.startsWith('**'))
  expect(patterns.length).toBeGreaterThan(5)
  const isRun = (path: string): boolean =>
    patterns.some(pattern => matchesGlob(path, pattern) && (!OF_OTHERS.test(path) || OF_OTHERS.test(pattern)))
  const files = globSync('{src,test,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: path => path.includes('node_modules'),
  })
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(path => !isRun(path))).toEqual([])
})
