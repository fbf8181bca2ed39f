import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const COMMENT = /\/\*[^]*?\*\//g

/** Selectors with `:hover` that apply on a touch screen too: no `@media (hover: hover)` stands around them. */
function touchHovers(css: string): string[] {
  const around: string[] = []
  const found: string[] = []
  for (const [, prelude = '', brace] of css.replace(COMMENT, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') around.pop()
    if (brace !== '{') continue
    const isGuarded = around.some(outer => outer.startsWith('@media') && outer.includes('(hover: hover)'))
    if (prelude.includes(':hover') && !isGuarded) found.push(prelude.trim())
    around.push(prelude.trim())
  }
  return found
}

test('a hover outside its media query is found, at any depth', () => {
  expect(touchHovers('@layer ui { .a:hover { color: red } }')).toEqual(['.a:hover'])
  expect(touchHovers('.a { &:hover { color: red } }')).toEqual(['&:hover'])
  expect(touchHovers('@media (hover: hover) { .a { color: blue; &:hover { color: red } } } .b { top: 0 }')).toEqual([])
  expect(touchHovers('@media (hover: hover) { .a:hover { top: 0 } } .b:hover { top: 0 }')).toEqual(['.b:hover'])
})

test('no style of the product hovers on a touch screen, where a hover stays after the finger is gone', () => {
  const sheets = globSync('src/**/*.css', { cwd: ROOT })
  expect(sheets.length).toBeGreaterThan(100)
  const found = sheets.flatMap(file =>
    touchHovers(readFileSync(join(ROOT, file), 'utf8')).map(rule => `${file}: ${rule}`),
  )
  expect(found).toEqual([])
})

test('components and scripts write no hover of their own: styles stand in style sheets', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  expect(sources.length).toBeGreaterThan(300)
  const writing = sources.filter(file => /:hover\b|["'`\s]hover:[a-z]/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(writing).toEqual([])
})
