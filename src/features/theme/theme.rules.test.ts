import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast } from './color.ts'
import {
  menuTheme,
  needsHeaderLine,
  TEXT_CONTRAST,
  TEXT_PAIRS,
  themeReport,
  UI_CONTRAST,
  UI_PAIRS,
} from './theme.rules.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const gray = fc.integer({ min: 0, max: 255 }).map(value => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const any = fc.oneof({ weight: 3, arbitrary: color }, { weight: 1, arbitrary: gray })
const colors = fc.record({ primaryColor: any, secondaryColor: any, accentColor: any })

describe('the theme of a menu', () => {
  test('any three colors give readable text on every background', () => {
    fc.assert(
      fc.property(colors, chosen => {
        const theme = menuTheme(chosen)
        for (const [text, background] of TEXT_PAIRS)
          expect(contrast(theme[text], theme[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
            TEXT_CONTRAST,
          )
        for (const [part, background] of UI_PAIRS)
          expect(contrast(theme[part], theme[background]), `${part} on ${background}`).toBeGreaterThanOrEqual(
            UI_CONTRAST,
          )
      }),
      { numRuns: 2000 },
    )
  })

  test("mid-tone backgrounds, where the design's algorithm fails, are readable too", () => {
    for (let value = 0x60; value <= 0xa0; value++) {
      const secondaryColor = `#${value.toString(16).repeat(3)}`
      const theme = menuTheme({ primaryColor: '#808080', secondaryColor, accentColor: '#7f7f7f' })
      for (const [text, background] of TEXT_PAIRS)
        expect(contrast(theme[text], theme[background]), `${text} on ${background}`).toBeGreaterThanOrEqual(
          TEXT_CONTRAST,
        )
    }
  })

  test('the demo has the colors of the design', () => {
    expect(menuTheme({ primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#e0a526' })).toMatchObject({
      surface: '#f7f7f7',
      raised: '#ffffff',
      text: '#221e1b',
      'text-2': '#6f6d6b',
      'on-primary': '#ffffff',
      'on-primary-2': '#f8e7e4',
      'primary-text': '#c21d03',
      'accent-soft': '#faf1dc',
      line: '#f2d9a4',
    })
  })

  test('yellow on near-black has the colors of the design', () => {
    expect(menuTheme({ primaryColor: '#f2c200', secondaryColor: '#15211c', accentColor: '#e5a9a0' })).toMatchObject({
      surface: '#27322d',
      raised: '#232e2a',
      text: '#f6f6f6',
      'text-2': '#a1a5a3',
      'on-primary': '#1d1916',
      'primary-text': '#f2c200',
    })
  })

  test('a header with little contrast to the page gets a line', () => {
    expect(needsHeaderLine({ primaryColor: '#fffafa', secondaryColor: '#ffffff', accentColor: '#999999' })).toBe(true)
    expect(needsHeaderLine({ primaryColor: '#c21d03', secondaryColor: '#ffffff', accentColor: '#999999' })).toBe(false)
  })

  test('the owner is told which colors were adjusted', () => {
    expect(themeReport({ primaryColor: '#f4a6b7', secondaryColor: '#fffafa', accentColor: '#7bb6a4' })).toEqual({
      primaryAdjusted: true,
      accentAdjusted: true,
      onPrimary: 'black',
      onAccent: 'black',
      headerLine: false,
    })
    expect(themeReport({ primaryColor: '#7a1f2b', secondaryColor: '#ffffff', accentColor: '#5a3a10' })).toMatchObject({
      primaryAdjusted: false,
      accentAdjusted: false,
      onPrimary: 'white',
    })
    expect(themeReport({ primaryColor: '#7a1f2b', secondaryColor: '#ffffff', accentColor: '#f4a6b7' })).toMatchObject({
      primaryAdjusted: false,
      accentAdjusted: true,
      onPrimary: 'white',
      onAccent: 'black',
    })
  })
})
