import { expect, test } from 'vitest'
import { PAPER_LOOKS } from './looks.ts'
import { fillLines, leastWidth, widthIn, wordsOf } from './words.ts'

const letters = PAPER_LOOKS.modern.text
const linesOf = (text: string, width: number, lang: 'es' | 'en' | 'pt' = 'es') =>
  fillLines(wordsOf(text, { letters, ink: 'k100', lang }), width).map(line => line.map(word => word.text).join(' '))

test('a word that is wider than its line is parted by the dictionary of its language, with a hyphen', () => {
  const width = widthIn(letters, 'internacional')
  const lines = linesOf('internacionalmente galardonado', width)
  expect(lines.join('').replaceAll('-', '')).toBe('internacionalmentegalardonado')
  for (const line of lines) expect(widthIn(letters, line)).toBeLessThanOrEqual(width + 0.1)
  expect(lines[0]).toMatch(/^(?:in-|inter-|interna-|internacio-)$/)
})

test('a word that no dictionary knows breaks where the line ends, without a hyphen', () => {
  const lines = linesOf('W'.repeat(30), widthIn(letters, 'WWWWWW'))
  expect(lines).toEqual(Array.from({ length: 5 }, () => 'WWWWWW'))
})

test('a word that fits is never parted', () => {
  expect(linesOf('caramelizada', 1000)).toEqual(['caramelizada'])
})

test('how narrow a word can be depends on its syllables', () => {
  const [word] = wordsOf('caramelizada', { letters, ink: 'k100', lang: 'es' })
  expect(word && leastWidth(word)).toBeLessThan(widthIn(letters, 'carame'))
})
