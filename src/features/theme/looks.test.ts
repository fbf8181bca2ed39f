import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, mix } from './color.ts'
import { LOOKS, nearestBase, STYLES, themeOf } from './looks.ts'
import { menuTheme, TEXT_CONTRAST, TEXT_PAIRS, UI_CONTRAST, UI_PAIRS } from './theme.rules.ts'
import { TRIOS } from './trios.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const gray = fc.integer({ min: 0, max: 255 }).map(value => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const any = fc.oneof({ weight: 3, arbitrary: color }, { weight: 1, arbitrary: gray })
const colors = fc.record({ primaryColor: any, secondaryColor: any, accentColor: any })
const RUNS = 5000

describe.each(STYLES)('%s', style => {
  test('any three colors of an owner can be read', () => {
    fc.assert(
      fc.property(colors, chosen => {
        const theme = themeOf(style, chosen)
        for (const [text, ground] of [...TEXT_PAIRS, ...LOOKS[style].pairs])
          expect(contrast(theme[text as 'text'], theme[ground as 'bg']), `${text} on ${ground}`).toBeGreaterThanOrEqual(
            TEXT_CONTRAST,
          )
        for (const [part, ground] of UI_PAIRS)
          expect(contrast(theme[part], theme[ground]), `${part} on ${ground}`).toBeGreaterThanOrEqual(UI_CONTRAST)
      }),
      { numRuns: RUNS },
    )
  })

  test('every plan has a look to fall to', () => {
    expect(LOOKS[nearestBase(style)].nearest).toBeNull()
  })
})

describe('Taberna', () => {
  test('is dark whatever the owner chose, and its letters stand out more than text must', () => {
    fc.assert(
      fc.property(colors, chosen => {
        const theme = themeOf('tavern', chosen)
        expect(contrast('#ffffff', theme.bg)).toBeGreaterThanOrEqual(15)
        for (const ground of ['bg', 'surface', 'raised', 'card'] as const)
          expect(contrast(theme.text, theme[ground])).toBeGreaterThanOrEqual(7)
      }),
      { numRuns: RUNS },
    )
  })

  test('the trios have the colors of the design', () => {
    expect(themeOf('tavern', TRIOS.azulejo)).toMatchObject({
      bg: '#102342',
      surface: '#223450',
      raised: '#1e304d',
      text: '#fffaf0',
      'text-2': '#bec0c1',
      'accent-text': '#e2a23b',
      card: '#12274b',
      sign: '#e2a23b',
      shade: '#0f203c',
    })
    expect(themeOf('tavern', TRIOS.tinto)).toMatchObject({ bg: '#421021', sign: '#cf997d', card: '#491224' })
    expect(themeOf('tavern', TRIOS.albero)).toMatchObject({ bg: '#2c220b', sign: '#793410', shade: '#b58b2d' })
  })

  test('a secondary color that is dark enough stays the ground; black is lifted', () => {
    const own = { primaryColor: '#d9a441', secondaryColor: '#16211f', accentColor: '#f4ecd8' }
    expect(themeOf('tavern', own).bg).toBe('#16211f')
    const black = { primaryColor: '#000000', secondaryColor: '#ffffff', accentColor: '#000000' }
    expect(themeOf('tavern', black).bg).toBe(mix('#000000', '#ffffff', 0.07))
  })
})

test('the other looks change none of the colors of a menu', () => {
  for (const style of STYLES.filter(each => each !== 'tavern'))
    expect(themeOf(style, TRIOS.olivar)).toMatchObject(menuTheme(TRIOS.olivar))
})

test('the turned bands of Verbena, and its tickets, are pairs that the rules keep apart', () => {
  const turned = ['on-primary/primary', 'on-primary-2/primary', 'on-primary/chip', 'on-accent/accent']
  const kept = TEXT_PAIRS.map(([text, ground]) => `${text}/${ground}`)
  expect(turned.filter(pair => !kept.includes(pair))).toEqual([])
})
