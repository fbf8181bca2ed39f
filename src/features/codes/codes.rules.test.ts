import { expect, test } from 'vitest'
import {
  boardOf,
  codeUrl,
  inBoardOrder,
  namesOfSeries,
  newCodesErrors,
  nextNames,
  seriesPlace,
  sheetsOf,
} from './codes.rules.ts'

const code = (name: string, minute = 0) => ({ _id: name, name, createdAt: `2026-11-27T10:${minute + 10}:00.000Z` })
const names = (codes: readonly { name: string }[]) => codes.map(({ name }) => name)

test.each([
  ['Mesa 7', { prefix: 'Mesa', number: 7 }],
  ['Barra de fuera 12', { prefix: 'Barra de fuera', number: 12 }],
  ['Mesa 7 bis', undefined],
  ['Mesa 07', undefined],
  ['Mesa 1000', undefined],
  ['7', undefined],
  ['Mesa7', undefined],
])('%s is in a series or stands alone', (name, place) => expect(seriesPlace(name)).toEqual(place))

test('the board: series as they were begun and by their numbers, then what stands alone', () => {
  const codes = [
    code('Escaparate', 1),
    code('mésa 2', 2),
    code('Mesa 10', 3),
    code('Terraza 1', 4),
    code('Mesa 1', 5),
    code('Terraza 2', 6),
    code('Barril 1', 0),
  ]
  const { series, singles } = boardOf(codes.toReversed())
  expect(series.map(({ prefix, codes: of }) => [prefix, names(of)])).toEqual([
    ['mésa', ['Mesa 1', 'mésa 2', 'Mesa 10']],
    ['Terraza', ['Terraza 1', 'Terraza 2']],
  ])
  expect(names(singles)).toEqual(['Barril 1', 'Escaparate'])
  expect(names(inBoardOrder(codes))).toEqual([
    'Mesa 1',
    'mésa 2',
    'Mesa 10',
    'Terraza 1',
    'Terraza 2',
    'Barril 1',
    'Escaparate',
  ])
})

test('numbers of a series that exist are skipped, whatever their accents and case', () => {
  expect(namesOfSeries({ prefix: 'Mesa', from: 1, to: 4 }, ['MESA 2', 'Mésa 3', 'Terraza 1'])).toEqual({
    names: ['Mesa 1', 'Mesa 4'],
    skipped: 2,
  })
})

test('who moves to a series gets its next free numbers', () => {
  expect(nextNames('Terraza', 2, ['Terraza 8', 'terraza 3', 'Mesa 30'])).toEqual(['Terraza 9', 'Terraza 10'])
  expect(nextNames('Sala', 2, ['Mesa 30'])).toEqual(['Sala 1', 'Sala 2'])
})

test.each([
  [{ names: ['Escaparate'] }, {}],
  [{ prefix: 'Mesa', from: 1, to: 24 }, {}],
  [{}, ['names']],
  [{ prefix: 'Mesa', from: 1 }, ['names']],
  [{ names: ['A'], prefix: 'Mesa', from: 1, to: 2 }, ['names']],
  [{ prefix: 'Mesa', from: 3, to: 2 }, ['to']],
  [{ prefix: 'x'.repeat(22), from: 1, to: 9 }, {}],
  [{ prefix: 'x'.repeat(22), from: 1, to: 10 }, ['prefix']],
])('new codes %j', (body, wrong) => expect(Object.keys(newCodesErrors(body))).toEqual(Object.values(wrong)))

test('an address and its sheets', () => {
  expect(codeUrl('https://sobremesa.es/', 'taberna-carmen', '7kf')).toBe('https://sobremesa.es/taberna-carmen?q=7kf')
  expect([sheetsOf('cards', 24), sheetsOf('cards', 25), sheetsOf('sticker', 9), sheetsOf('tent', 3)]).toEqual([
    6, 7, 2, 3,
  ])
})
