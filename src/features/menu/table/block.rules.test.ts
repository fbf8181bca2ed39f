import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBlock, guardedCell, parseBlock, unguardedCell } from './block.rules.ts'

test('rows and cells of a spreadsheet, with and without a last line end', () => {
  expect(parseBlock('9,50\t8\r\n7\t6\r\n')).toEqual([
    ['9,50', '8'],
    ['7', '6'],
  ])
  expect(parseBlock('una')).toEqual([['una']])
  expect(parseBlock('a\n\nb')).toEqual([['a'], [''], ['b']])
})

test('a cell in quotes holds tabs, lines and quotes; a quote inside of a text stays', () => {
  expect(parseBlock('"Con\nsalsa"\t"dice ""sí"""\t3/4"')).toEqual([['Con\nsalsa', 'dice "sí"', '3/4"']])
  expect(parseBlock('"suelto\tb')).toEqual([['"suelto', 'b']])
})

test('whatever is copied comes back as it was', () => {
  const cell = fc.string().map(text => text.replace(/\r\n?/g, '\n'))
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain(width => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(block, rows => {
      // One empty cell is no text at all.
      fc.pre(rows.at(-1)?.join('') !== '' || (rows.at(-1)?.length ?? 0) > 1)
      expect(parseBlock(formatBlock(rows))).toEqual(rows)
    }),
  )
})

test('what a spreadsheet would take for a formula begins with an apostrophe, and loses it again', () => {
  expect(['=1+1', '-5', '@x', 'Flan', "'=x"].map(guardedCell)).toEqual(["'=1+1", "'-5", "'@x", 'Flan', "'=x"])
  expect(unguardedCell("'=1+1")).toBe('=1+1')
  expect(unguardedCell("'Flan'")).toBe("'Flan'")
})
