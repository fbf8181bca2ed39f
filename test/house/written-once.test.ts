import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const FILES = '{src,test,e2e,bench,seeds}/**/*.{ts,tsx}'

/** What stands in one file, and how a second one would look. */
const ONCE: { what: string; where: readonly string[]; again: RegExp }[] = [
  {
    what: 'lengths of time',
    // The opening hours of the diner's page run on the phone and import as little as they can.
    where: ['src/features/public-menu/web/inline/opening-status.ts', 'src/shared/time.ts'],
    again:
      /const (SECOND|MINUTE|HOUR|DAY|WEEK)S?(_MS|_S|_MINUTES)? = \d|(?<![\w.])(24 \* (60|3_?600)|60 \* 60|3_?600_000|86_?400_000)\b/,
  },
  {
    what: 'the form of a time of day',
    where: ['src/shared/time-of-day.ts'],
    again: /2\[0-3\]\)?:\[0-5\]/,
  },
  {
    what: 'the size of an image and its text',
    // The sentence about any file that is brought names the file, too (BRINGING §7).
    where: ['src/features/bringing/bringing.texts.ts', 'src/shared/image-file.errors.ts'],
    again: /15_000_000|['`][^'`\n]*(Máximo 15 ?MB|Máximo \$\{)/,
  },
  {
    what: 'the names of this machine',
    where: ['src/platform/config/loopback.ts'],
    again: /\^\(localhost|localhost', '/,
  },
  {
    what: 'the codes of a plan that has ended',
    where: ['src/shared/plan-codes.ts'],
    again: /'trial_expired', ?'subscription_ended'|= '(owner_plan_ended|restaurant_inactive)'/,
  },
]

const sources = globSync(FILES, { cwd: ROOT })
  .filter(path => !/\.(test|spec|suite)\.tsx?$|^test\/house\//.test(path))
  .map(path => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

test.each(ONCE)('$what are written once', ({ where, again }) => {
  const found = sources.filter(({ text }) => again.test(text)).map(({ path }) => path)
  expect(found.toSorted()).toEqual(where)
})
