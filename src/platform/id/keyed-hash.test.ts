import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isOneOf, keyedHash, keyedHashes } from './keyed-hash.ts'

const [OLD, NEW] = ['the old secret', 'the new secret']
const before = { sessionSecret: OLD, previousSessionSecret: undefined }
const after = { sessionSecret: NEW, previousSessionSecret: OLD }

test('what is made anew is under the present secret, what was made before is recognized', () => {
  const stored = keyedHash(before, 'purpose\n', 'text')
  expect(keyedHashes(after, 'purpose\n', 'text').map(hash => hash.equals(stored))).toEqual([false, true])
  expect(keyedHash(after, 'purpose\n', 'text').equals(stored)).toBe(false)
  expect(keyedHashes(before, 'purpose\n', 'text')).toHaveLength(1)
  expect(isOneOf(keyedHashes(after, 'purpose\ntext'), stored)).toBe(true)
  for (const other of [keyedHash(after, 'other\n', 'text'), keyedHash(before, 'purpose\n', 'texts')])
    expect(isOneOf(keyedHashes(after, 'purpose\n', 'text'), other)).toBe(false)
  expect(isOneOf(keyedHashes(after, 'purpose\n', 'text'), Buffer.alloc(0))).toBe(false)
})

const ROOT = join(import.meta.dirname, '../../..')

test('nobody else reads the secret: what is made under it would not outlive its change', () => {
  const files = globSync('src/**/*.ts', { cwd: ROOT }).filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  const readers = files.filter(file => readFileSync(join(ROOT, file), 'utf8').includes('sessionSecret'))
  expect(readers.sort()).toEqual(['src/platform/config/config.ts', 'src/platform/id/keyed-hash.ts'])
})
