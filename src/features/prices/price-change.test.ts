import { expect, test } from 'vitest'
import { toldPrice } from './price-change.ts'
import { plainLine } from './price-line.ts'

const three = [
  { ...plainLine(350), label: 'tapa' },
  { ...plainLine(600), label: 'media' },
  { ...plainLine(1100), label: 'racion' },
]

test('one amount that differs is told with its label, anything else with all prices', () => {
  const dearer = three.with(1, { ...plainLine(650), label: 'media' })
  expect(toldPrice(three, dearer, [])).toEqual({ label: 'media', before: '6.00', after: '6.50' })
  expect(toldPrice([plainLine(900)], [plainLine(950)], [])).toEqual({ label: null, before: '9.00', after: '9.50' })
  expect(toldPrice([plainLine(900)], [plainLine(null)], [])).toEqual({ label: null, before: '9.00', after: '' })
  expect(toldPrice(three, three.slice(1), [])).toEqual({
    label: null,
    before: 'Tapa 3,50 / Media 6 / Ración 11',
    after: 'Media 6 / Ración 11',
  })
  expect(toldPrice([], [plainLine(900)], [])).toEqual({ label: null, before: '', after: '9,00' })
})
