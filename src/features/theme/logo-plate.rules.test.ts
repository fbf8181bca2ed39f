import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, luminance } from './color.ts'
import { logoPlate, PLATE_CONTRAST } from './logo-plate.rules.ts'
import { LOOKS, STYLES, themeOf } from './looks.ts'
import { menuTheme } from './theme.rules.ts'

const toned = (color: string, alpha = 0.4) => ({ color, luminance: luminance(color), alpha })
const ofGround = (secondaryColor: string) =>
  menuTheme({ primaryColor: '#0b5394', secondaryColor, accentColor: '#c9a227' })
const DARK = '#14202b'
const NIGHT = ofGround('#17211c')
const CREAM = ofGround('#fbf7ee')

test('a dark logo stands freely on cream, and on a plate at night', () => {
  expect(logoPlate('classic', CREAM, toned(DARK))).toBeNull()
  expect(logoPlate('classic', NIGHT, toned(DARK))).toBe('#fbf7ee')
  expect(logoPlate('minimal', NIGHT, toned(DARK))).toBe('#ffffff')
})

test('the modern look always has a plate, of the menu’s ground where the logo can be seen on it', () => {
  expect(logoPlate('modern', CREAM, toned(DARK))).toBe('#fbf7ee')
  expect(logoPlate('modern', NIGHT, toned(DARK))).toBe('#ffffff')
  expect(logoPlate('modern', CREAM, null)).toBe('#fbf7ee')
})

test('a pale logo gets a dark plate, because it would disappear on a white one', () => {
  expect(logoPlate('minimal', CREAM, toned('#ffffff'))).toBe('#1d1916')
  expect(logoPlate('minimal', NIGHT, toned('#ffffff'))).toBeNull()
})

test('a logo with a ground of its own, or one that is not measured yet, needs none', () => {
  expect(logoPlate('classic', NIGHT, toned(DARK, 1))).toBeNull()
  expect(logoPlate('classic', NIGHT, null)).toBeNull()
})

test('the limit is a contrast of 2.5', () => {
  const white = ofGround('#ffffff')
  const [above, below] = ['#a3a3a3', '#a8a8a8']
  expect(contrast(above ?? '', '#ffffff')).toBeGreaterThan(PLATE_CONTRAST)
  expect(contrast(below ?? '', '#ffffff')).toBeLessThan(PLATE_CONTRAST)
  expect(logoPlate('minimal', white, toned(above ?? ''))).toBeNull()
  expect(logoPlate('minimal', white, toned(below ?? ''))).toBe('#1d1916')
})

test('whatever the colors are, a logo can be seen on its plate', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(fc.constantFrom(...STYLES), color, color, color, (style, primaryColor, secondaryColor, ink) => {
      const theme = themeOf(style, { primaryColor, secondaryColor, accentColor: '#999999' })
      const ground = theme[LOOKS[style].plate.ground]
      const stands = logoPlate(style, theme, toned(ink)) ?? ground
      expect(contrast(ink, stands)).toBeGreaterThanOrEqual(PLATE_CONTRAST)
    }),
  )
})
