import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STYLES } from '#features/theme/looks.ts'
import { BRAND_FONTS } from './fonts.ts'
import { stylesOf } from './look-styles.ts'

/**
 * Parses `@font-face{font-family:"A";…}` into its descriptors by name; a browser ignores a whole face when one
 * descriptor is invalid.
 */
const facesOf = (css: string): Record<string, string>[] =>
  [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body.split(';').map(line => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const),
    ),
  )

const WEIGHT = /^[1-9]\d\d( [1-9]\d\d)?$/

test.each([...STYLES.map(style => [style, stylesOf(style).fonts] as const), ['brand', BRAND_FONTS] as const])(
  'each face of %s can be read',
  (_, fonts) => {
    const faces = facesOf(fonts.faces)
    expect(faces.length).toBeGreaterThan(1)
    for (const face of faces) {
      expect(face['font-style']).toMatch(/^(normal|italic)$/)
      expect(face['font-weight']).toMatch(WEIGHT)
      expect(face['src']).toMatch(/^(url\(|local\()/)
    }
  },
)

test('a fallback differs from its other faces by weight or by style', () => {
  const faces = facesOf(stylesOf('modern').fonts.faces + stylesOf('classic').fonts.faces).filter(face =>
    face['src']?.startsWith('local'),
  )
  const keys = faces.map(face => [face['font-family'], face['font-weight'], face['font-style']].join(' '))
  expect(keys).toContain('"Hanken Fallback" 550 900 normal')
  expect(keys).toContain('"Ibarra Fallback" 400 700 italic')
  expect(new Set(keys).size).toBe(keys.length)
})

test('no width is measured in the digits of a font: it would change, and lines with it, when ours arrives', () => {
  const folder = join(import.meta.dirname, 'styles')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
  const sheets = names.map(name => readFileSync(join(folder, name), 'utf8'))
  expect(sheets.length).toBeGreaterThan(5)
  for (const css of sheets) expect(css).not.toMatch(/\dch\b/)
})
