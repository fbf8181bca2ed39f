import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

test('no test replaces a module: the files of a worker share them, and uploads of the next ones would never end', () => {
  const files = globSync(['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: ROOT })
  expect(files.length).toBeGreaterThan(300)
  const replacing = files.filter(file => /^vi\.(do)?mock\(/im.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(replacing).toEqual([])
})
