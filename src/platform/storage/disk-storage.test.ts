import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'
import { testStorage } from './storage.suite.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sobremesa-storage-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

describe('storage on disk', () => {
  testStorage(async () => createDiskStorage(join(await folder(), 'uploads')))
})

test('a half-written file of a killed process is not listed', async () => {
  const path = await folder()
  await writeFile(join(path, '.draft-1'), 'half')
  expect(await createDiskStorage(path).list('')).toEqual([])
})

test('a failed put leaves nothing behind', async () => {
  const path = await folder()
  const storage = createDiskStorage(path)
  await storage.put('ab12/320.webp/inner', Buffer.from('x'), 'image/webp')
  await expect(storage.put('ab12/320.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow('rename')
  expect(await readdir(join(path, 'ab12'))).toEqual(['320.webp'])
})
