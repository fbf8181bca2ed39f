import { expect, test } from 'vitest'
import { drawableLine, drawableOf, runsOf } from './families.ts'
import { fitClamped } from './fit-clamped.ts'
import { clamp, wrap, wrapBalanced } from './lines.ts'
import { outlineOf, setRun, type TextStyle, widthOf } from './measure.ts'

const STYLE: TextStyle = { font: 'hanken', size: 10 }

test('a character is drawn with the first file that has it, and left out when none has', () => {
  const runs = runsOf('familjenBold', 'Ă 🍣ớ')
  expect(runs.map(run => run.text)).toEqual(['Ă ', 'ớ'])
  expect(runs[1]?.file).toContain('hanken-grotesk-vietnamese-600')
  expect(runsOf('familjenBoldShared', 'ớ')[0]?.file).toContain('hanken-grotesk-vietnamese-400')
  expect(drawableOf('hanken', ' 寿司 🍣 ')).toBe('')
  expect(drawableLine('hanken', 'Casa\n 🍣  Lola ')).toBe('Casa Lola')
})

test('a second run begins where the first ends: in the width as in the outlines', () => {
  const [first = { file: '', text: '' }, second = first] = runsOf('familjenBold', 'Aớ')
  const { end } = setRun(first, { size: 10, spacing: 0.1 })
  expect(setRun(second, { size: 10, spacing: 0.1 }, end).glyphs[0]?.x).toBe(end)
  expect(widthOf('Aớ', { font: 'familjenBold', size: 10, spacing: 0.1 })).toBe(
    setRun(second, { size: 10, spacing: 0.1 }, end).end,
  )
  expect(outlineOf('Aớ', STYLE, { left: 0, baseline: 0 })).not.toBe(outlineOf('A', STYLE, { left: 0, baseline: 0 }))
})

test('lines are filled with words; only a word that is wider than a line is broken', () => {
  const width = widthOf('Casa de', STYLE)
  expect(wrap('Casa de Lola', STYLE, width)).toEqual(['Casa de', 'Lola'])
  const broken = wrap('Marisquería', STYLE, widthOf('Marisq', STYLE))
  expect(broken.join('')).toBe('Marisquería')
  expect(broken[0]).toBe('Marisq')
})

test('balanced lines are as many, and about as wide as each other', () => {
  const text = 'uno dos tres cuatro cinco seis y'
  const width = widthOf('uno dos tres cuatro cinco seis', STYLE)
  expect(wrap(text, STYLE, width)).toEqual(['uno dos tres cuatro cinco seis', 'y'])
  expect(wrapBalanced(text, STYLE, width)).toEqual(['uno dos tres', 'cuatro cinco seis y'])
})

test('balancing breaks no word, and a picture writes a word smaller before it breaks it', () => {
  for (const text of ['La Marisquería', 'a Marisquería', 'Bar Arrocería de Getaria', 'Etxeberria y yo'])
    for (const part of [1, 1.05, 1.2, 1.5]) {
      const width = part * Math.max(...text.split(' ').map(word => widthOf(word, STYLE)))
      expect(wrapBalanced(text, STYLE, width).join(' '), `${text}, ${part}`).toBe(text)
    }
  const style = { font: 'hanken', size: 60 } as const
  const room = { width: 300, height: 200, lineHeight: 1 }
  const word = 'Etxeberria-Goikoetxeazpikoa'
  expect(fitClamped(word, style, room).lines).toEqual([word])
  expect(fitClamped('W'.repeat(50), style, room).lines.length).toBeGreaterThan(1)
})

test('what is left over ends with an ellipsis that fits, without a comma before it', () => {
  expect(clamp(['uno', 'dos'], 2, STYLE, 100)).toEqual(['uno', 'dos'])
  expect(clamp(['uno,', 'dos'], 1, STYLE, 100)).toEqual(['uno…'])
  const width = widthOf('uno dos', STYLE)
  expect(widthOf(clamp(['uno dos', 'tres'], 1, STYLE, width)[0] ?? '', STYLE)).toBeLessThanOrEqual(width)
})

test('a picture cuts what does not fit at its smallest size', () => {
  const style = { font: 'hanken', size: 60 } as const
  expect(fitClamped('Casa Lola', style, { width: 500, height: 200, lineHeight: 1 })).toEqual({
    style,
    lines: ['Casa Lola'],
  })
  const long = fitClamped('taberna '.repeat(40).trim(), style, { width: 300, height: 200, lineHeight: 1 })
  expect([long.style.size, long.lines.length, long.lines[2]?.endsWith('…')]).toEqual([36, 3, true])
})
