import { expect, test } from 'vitest'
import { box, fitStepwise, fitWhole, linesWithSpaces } from './fit-whole.ts'
import { unitWidth } from './measure.ts'

const STYLE = { face: 'hanken', size: 10 } as const
const widthOf = (text: string, size: number = STYLE.size): number => size * unitWidth('hanken', text, 'text')

test('paper cuts nothing: a text gets more lines, and then smaller ones', () => {
  const style = { ...STYLE, minSize: 8, maxLines: 1 }
  expect(fitWhole('Casa', box(100, 20), style)).toMatchObject({ lines: ['Casa'], size: 10 })
  const letters = 'W'.repeat(60)
  const fitted = fitWhole(letters, box(30, 12), style)
  expect(fitted.lines.join('')).toBe(letters)
  expect(fitted.size).toBeLessThan(8)
  expect(fitted.height).toBeLessThanOrEqual(12)
  for (const line of fitted.lines) expect(widthOf(line, fitted.size)).toBeLessThanOrEqual(30)
})

test('what the house has no letters for stands there in the plain face; nothing else is left out', () => {
  const style = { ...STYLE, minSize: 8, maxLines: 1 }
  expect(fitWhole(' 寿司 🍣 ', box(100, 20), style).lines).toEqual(['寿司 🍣'])
  expect(fitWhole('\u200d', box(100, 20), style).lines).toEqual([])
})

test('a name has fewer lines as long as its letters stay large enough', () => {
  const steps = [
    { maxLines: 1, minSize: 8 },
    { maxLines: 2, minSize: 5 },
  ] as const
  const room = box(widthOf('Taberna de Carmen') * 0.7, 30)
  expect(fitStepwise('Taberna de Carmen', room, { style: STYLE, steps }).lines).toHaveLength(2)
  const wide = box(widthOf('Taberna de Carmen') * 0.9, 30)
  expect(fitStepwise('Taberna de Carmen', wide, { style: STYLE, steps }).lines).toHaveLength(1)
})

test('a line knows whether a space stands at its end', () => {
  const style = { ...STYLE, minSize: 10, maxLines: 3 }
  const ends = (text: string, width: number) =>
    linesWithSpaces(fitWhole(text, box(width, 60), style)).map(({ line, space }) => `${line}${space ? '_' : ''}`)
  expect(ends('Casa de Lola', widthOf('Casa de') + 0.1)).toEqual(['Casa_', 'de Lola'])
  expect(ends('casa-de/lola', widthOf('casa-de/') + 0.1)).toEqual(['casa-', 'de/lola'])
})
