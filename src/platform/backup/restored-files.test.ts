import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createMemoryStorage } from '#platform/storage/memory-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Entry } from './archive.ts'
import { createRestoredFiles } from './restored-files.ts'

/** A storage on which one file cannot be written. */
function fullFor(name: string): Storage {
  const storage = createMemoryStorage()
  return {
    ...storage,
    in: namespace => {
      const inside = storage.in(namespace)
      const put: typeof inside.put = async (key, bytes, options) => {
        if (key.includes(name)) throw new Error('no space left')
        return inside.put(key, bytes, options)
      }
      return { ...inside, put }
    },
  }
}

function fileOf(name: string): Entry {
  const content = Buffer.from(name)
  const body = (async function* () {
    yield content
  })()
  return { name: `files/images/${name}/320.webp`, bytes: content.length, body, read: async () => content }
}

async function restoredFiles() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-restored-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return createRestoredFiles({ dataDir, storage: fullFor('bad') }, false)
}

test('a file that could not be written fails the next file, although nobody waited for it', async () => {
  const files = await restoredFiles()
  await files.add(fileOf('bad'))
  await setImmediate()
  await expect(files.add(fileOf('good'))).rejects.toThrow('no space left')
  await files.discard()
})

test('the last files, too, are all written before any is moved', async () => {
  const files = await restoredFiles()
  await files.add(fileOf('good'))
  await files.add(fileOf('bad'))
  await setImmediate()
  await expect(files.place()).rejects.toThrow('no space left')
  await files.discard()
})
