import { describe, expect, test } from 'vitest'
import { type PriceLine, plainLine } from './price-line.ts'
import { isDrinksCategory, labelLines, proposedLabels } from './price-labels.ts'
import { readPriceText } from './price-text.ts'

describe('proposed labels', () => {
  test('without a category to learn from: by number, and for drinks', () => {
    expect(proposedLabels(1, [], false)).toEqual([null])
    expect(proposedLabels(2, [], false)).toEqual(['media', 'racion'])
    expect(proposedLabels(2, [], true)).toEqual(['copa', 'botella'])
    expect(proposedLabels(3, [], true)).toEqual(['tapa', 'media', 'racion'])
    expect(proposedLabels(5, [], false)).toEqual(['tapa', 'media', 'racion', null, null])
  })

  test('those that most dishes of the category with as many prices have; of equal ones the last saved', () => {
    const others = [
      ['tapa', 'racion'],
      ['media', 'racion'],
      ['tapa', 'racion'],
      ['copa', 'botella', 'jarra'],
      [null, null],
    ]
    expect(proposedLabels(2, others, false)).toEqual(['tapa', 'racion'])
    expect(proposedLabels(2, [...others, ['media', 'racion']], false)).toEqual(['media', 'racion'])
    expect(proposedLabels(1, [[null], [null]], false)).toEqual([null])
  })

  test.each([
    ['Vinos por copas', true],
    ['Cervezas', true],
    ['Cafés', true],
    ['Tapas', false],
    ['Arroces', false],
  ])('%s: drinks %j', (name, expected) => expect(isDrinksCategory(name)).toBe(expected))
})

const three: PriceLine[] = [
  { ...plainLine(350), label: 'tapa' },
  { ...plainLine(600), label: 'media' },
  { ...plainLine(1100), label: 'racion' },
]
const typed = (text: string, before = three) => {
  const { lines } = readPriceText(text)
  const made = labelLines(before, lines, proposedLabels(lines.length, [], false))
  return { labels: made.lines.map(({ label }) => label), lost: made.lost }
}

test('each amount keeps the label of the nearest one of before, in order, and what goes is named', () => {
  expect(typed('3,60 / 6,50 / 12')).toEqual({ labels: ['tapa', 'media', 'racion'], lost: [] })
  expect(typed('6,20 / 11,50')).toEqual({ labels: ['media', 'racion'], lost: ['tapa'] })
  expect(typed('3,50 / 11')).toEqual({ labels: ['tapa', 'racion'], lost: ['media'] })
  expect(typed('12')).toEqual({ labels: ['racion'], lost: ['tapa', 'media'] })
  expect(typed('')).toEqual({ labels: [], lost: ['tapa', 'media', 'racion'] })
})

test('a new amount takes the proposed label that is free', () => {
  expect(typed('3,50 / 6,50 / 11', [plainLine(650)])).toEqual({ labels: ['tapa', 'media', 'racion'], lost: [] })
  expect(typed('3,50 / 6 / 11', three.slice(1))).toEqual({ labels: ['tapa', 'media', 'racion'], lost: [] })
  expect(typed('3,50 / 6 / 11 / 20')).toEqual({ labels: ['tapa', 'media', 'racion', null], lost: [] })
})

test('what the text says holds, and a label that was taken off stays off', () => {
  expect(typed('pincho 2 / 6 / 11').labels).toEqual(['pincho', 'media', 'racion'])
  expect(typed('3 / 6', [plainLine(300), plainLine(600)]).labels).toEqual([null, null])
})
