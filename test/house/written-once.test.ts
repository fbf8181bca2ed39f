import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FILES = '{src,test,e2e,bench,seeds}/**/*.{ts,tsx}'

/** What stands in one file, and how a second one would look. */
const ONCE: { what: string; where: readonly string[]; again: RegExp }[] = [
  {
    what: 'lengths of time',
    where: ['src/shared/time.ts'],
    again:
      /const (SECOND|MINUTE|HOUR|DAY|WEEK)S?(_MS|_S|_MINUTES)? = \d|(?<![\w.])(24 \* (60|3_?600)|60 \* 60|3_?600_000|86_?400_000)\b/,
  },
]

const sources = globSync(FILES, { cwd: ROOT })
  .filter(path => path !== 'test/house/written-once.test.ts')
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test.each(ONCE)('$what are written once', ({ where, again }) => {
  const found = sources.filter(({ text }) => again.test(text)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(where)
})
