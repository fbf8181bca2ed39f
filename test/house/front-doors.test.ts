import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** A door with more names is no door. */
const NAMES_MAX = 20

/** Doors that have more today, and how many: these figures may only become smaller. */
const WIDER: Record<string, number> = {
  'src/features/restaurants/server/index.ts': 28,
  'src/features/restaurants/web/index.ts': 21,
}

/** The names that a file exports, types too. */
function exportedNames(path: string, text: string): string[] {
  const { module } = parseSync(path, text)
  return module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName, importName }) => (exportName.name ?? importName.name ?? '*').toString()),
  )
}

test('a front door of a feature has at most 20 names, each by itself', () => {
  const doors = globSync('src/features/*/{server,web}/{index,people}.{ts,tsx}', { cwd: ROOT })
  expect(doors.length).toBeGreaterThan(20)
  const names = doors.map(path => ({ path, names: exportedNames(path, readFileSync(join(ROOT, path), 'utf8')) }))
  const wide = names.filter(door => door.names.length > NAMES_MAX).map(door => [door.path, door.names.length])
  expect(Object.fromEntries(wide)).toEqual(WIDER)
  expect(names.filter(door => door.names.includes('*'))).toEqual([])
  expect(names.every(door => door.names.length > 0)).toBe(true)
})

test('constants, functions, types and passed on names are counted', () => {
  const source = `export const a = 1
    export { b, c as d, type E } from './x.ts'
    export function f() {}
    export type G = string
    export * from './y.ts'`
  expect(exportedNames('x.ts', source)).toEqual(['a', 'b', 'd', 'E', 'f', 'G', '*'])
})
