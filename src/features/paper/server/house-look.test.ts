import { expect, test } from 'vitest'
import { contrast, WHITE } from '#features/theme/color.ts'
import { LOOKS, STYLES } from '#features/theme/looks.ts'
import { lookOnPaper } from './house-look.ts'

const PALE = { primaryColor: '#1d3f78', secondaryColor: '#fffaf0', accentColor: '#e2a23b' }
const DARK = { primaryColor: '#f2c200', secondaryColor: '#15211c', accentColor: '#e5a9a0' }

test.each(STYLES)('%s: the sheet is that of its base, and only a look with drawings of its own has a head', style => {
  const { style: sheet, head } = lookOnPaper(style, PALE)
  expect(sheet).toBe(LOOKS[style].sheet)
  expect(head === null).toBe(LOOKS[style].print === LOOKS[style].sheet)
})

test.each(STYLES)('%s: what stands on white paper is read there, whatever ground the house has', style => {
  for (const colors of [PALE, DARK]) {
    const { colors: printed, head } = lookOnPaper(style, colors)
    expect(contrast(printed.title, printed.paper ?? WHITE)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(printed.title, WHITE)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(printed.onGround, printed.ground)).toBeGreaterThanOrEqual(4.5)
    if (!head) continue
    const ground = head.ornament === 'awning' ? WHITE : head.drawn.primary
    expect(contrast(head.ink, ground)).toBeGreaterThanOrEqual(4.5)
  }
})
