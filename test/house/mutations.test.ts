import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const ROWS_AT_LEAST = 30
const rows = readFileSync(join(ROOT, 'test/MUTATIONS.md'), 'utf8')
  .split('\n')
  .filter(line => line.startsWith('| `'))

const tests = ['src', 'test', 'e2e'].flatMap(folder =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.(test|spec)\.tsx?$/.test(path))
    .map(path => join(ROOT, folder, path)),
)
/** Texts of the test files of that name. */
const textsOf = (file: string): string[] =>
  tests.filter(path => basename(path) === file).map(path => readFileSync(path, 'utf8'))

test('each deliberate fault names a test that exists', () => {
  expect(rows.length).toBeGreaterThan(ROWS_AT_LEAST)
  const missing = rows.flatMap(row => {
    const cited = row.split(' | ').at(-1) ?? ''
    return [...cited.matchAll(/`([^`]+\.tsx?)`(?: › ([^`|]+))?/g)].flatMap(([, file = '', names = '']) => {
      const texts = textsOf(file)
      const words = names.split(';').map(name => name.trim().replaceAll(/^"|"$|,$/g, ''))
      return words.filter(word => !texts.some(text => text.includes(word))).map(word => `${file}: ${word}`)
    })
  })
  expect(missing).toEqual([])
})
