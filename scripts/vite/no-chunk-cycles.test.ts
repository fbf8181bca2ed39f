import { expect, test } from 'vitest'
import { importCycle } from './no-chunk-cycles.ts'

test.each([
  ['a tree', { a: ['b', 'c'], b: ['c'], c: [] }, undefined],
  ['two', { a: ['b'], b: ['a'] }, ['a', 'b', 'a']],
  ['behind a tree', { a: ['b', 'c'], b: [], c: ['d'], d: ['e'], e: ['c'] }, ['c', 'd', 'e', 'c']],
  ['a file outside of the bundle', { a: ['react'] }, undefined],
])('files that import each other: %s', (_, imports, cycle) => {
  expect(importCycle(new Map(Object.entries(imports)))).toEqual(cycle)
})
