import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { openSync, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { CORE_FONTS, CORE_FONTS_FOLDER, CORE_TEXT, makeCoreFont } from './core-fonts.ts'

const require = createRequire(import.meta.url)
const SRC = join(import.meta.dirname, '../../src')
const SHEETS = [
  'ui/fonts.css',
  'features/public-menu/web/fonts.ts',
  'features/public-menu/web/styles/deferred/fonts.css',
  'features/public-menu/web/styles/looks/tavern/fonts.css',
  'features/public-menu/web/styles/looks/counter/fonts.css',
  'features/public-menu/web/styles/looks/fiesta/fonts.css',
]
/** Control characters and spaces without a drawing need no font. */
const FIRST_DRAWN = 0xa0

test.each(CORE_FONTS)('the small font of %s is what its package and our characters make', async name => {
  const kept = readFileSync(join(CORE_FONTS_FOLDER, `${name}-core.woff2`))
  expect(kept.equals(await makeCoreFont(name)), 'run `npm run fonts`').toBe(true)
})

/** Code points of `U+00A2-00A8, U+0131`. */
const pointsOf = (range: string): number[] =>
  range.split(',').flatMap(part => {
    const [from = 0, to = from] = part
      .replace(/\s|U\+/g, '')
      .split('-')
      .map(hex => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })

const latin = openSync(
  require.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
) as Font
const core = new Set([...CORE_TEXT].map(character => character.codePointAt(0) ?? 0))
/** The range of a package's latin files. */
const whole = /U\+0000-[^;]+/.exec(readFileSync(join(SRC, 'ui/fonts.css'), 'utf8'))?.[0] ?? ''
const drawn = new Set(latin.characterSet)
const rest = pointsOf(whole).filter(point => point >= FIRST_DRAWN && drawn.has(point) && !core.has(point))

test.each(SHEETS)('%s: each character that the small font lacks is in a later face, and no other', sheet => {
  const ranges = [...readFileSync(join(SRC, sheet), 'utf8').matchAll(/U\+00A2[^;']+/g)].map(([range]) =>
    pointsOf(range),
  )
  expect(rest.length).toBeGreaterThan(40)
  expect(ranges.length).toBeGreaterThan(0)
  for (const range of ranges) {
    expect(rest.filter(point => !range.includes(point))).toEqual([])
    expect(range.filter(point => core.has(point))).toEqual([])
  }
})
