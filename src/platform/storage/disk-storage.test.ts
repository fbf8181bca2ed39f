import files, { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { alsoByName } from '#test/spies/also-by-name.ts'
import { createDiskStorage } from './disk-storage.ts'
import { testStorage } from './storage.suite.ts'

async function folder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'sobremesa-storage-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

describe('storage on disk', () => {
  testStorage(async () => createDiskStorage(await folder()))
})

test('images are in uploads/, other namespaces in files/', async () => {
  const path = await folder()
  await mkdir(join(path, 'uploads', 'ab12'), { recursive: true })
  await writeFile(join(path, 'uploads', 'ab12', '320.webp'), 'stored by an earlier release')
  const storage = createDiskStorage(path)
  expect(String(await storage.in('images/').read('ab12/320.webp'))).toBe('stored by an earlier release')
  await storage.in('published/').put('ab12/menu.json', Buffer.from('{}'), { type: 'application/json' })
  expect(await readdir(join(path, 'files', 'published', 'ab12'))).toEqual(['menu.json'])
  expect(await Array.fromAsync(storage.in('images/').list())).toEqual(['ab12/320.webp'])
})

/** Folders below it that this process holds open, as far as the system tells. */
async function openBelow(folder: string): Promise<string[]> {
  const held = await readdir('/proc/self/fd').catch((): string[] => [])
  const paths = await Promise.all(held.map(name => readlink(`/proc/self/fd/${name}`).catch(() => '')))
  return paths.filter(path => path.startsWith(folder))
}

test('of many folders each file is listed once; who ends before the end leaves none open', async () => {
  const path = await folder()
  const stored = createDiskStorage(path).in('images/')
  const keys = Array.from({ length: 60 }, (_, n) => [`a${n}/b/320.webp`, `a${n}/b/640.webp`, `c${n}.webp`]).flat()
  for (const key of keys) await stored.put(key, Buffer.from('x'), { type: 'image/webp' })
  expect((await Array.fromAsync(stored.list())).toSorted()).toEqual(keys.toSorted())
  expect(await Array.fromAsync(stored.list('a59/'))).toHaveLength(2)
  let seen = 0
  for await (const key of stored.list('a')) if (key !== '' && ++seen === 25) break
  expect(await openBelow(path)).toEqual([])
})

test('half-written files and other names are not listed', async () => {
  const path = await folder()
  await mkdir(join(path, 'uploads', 'lost+found'), { recursive: true })
  await writeFile(join(path, 'uploads', '.draft-1'), 'half')
  await writeFile(join(path, 'uploads', 'lost+found', 'x'), 'of the file system')
  expect(await Array.fromAsync(createDiskStorage(path).in('images/').list())).toEqual([])
})

test('a failed put leaves nothing behind', async () => {
  const path = await folder()
  const storage = createDiskStorage(path).in('images/')
  await storage.put('ab12/320.webp/inner', Buffer.from('x'), { type: 'image/webp' })
  await expect(storage.put('ab12/320.webp', Buffer.from('x'), { type: 'image/webp' })).rejects.toThrow('rename')
  expect(await readdir(join(path, 'uploads', 'ab12'))).toEqual(['320.webp'])
})

test('what is stored outlives a power cut: bytes, then the name, then each folder that is new', async () => {
  const path = await folder()
  const done: string[] = []
  const short = (file: unknown) =>
    String(file)
      .replace(path, '')
      .replace(/\.draft-.*/, 'draft')
  const { open, rename } = files
  alsoByName(vi.spyOn(files, 'open')).mockImplementation(async (file, ...rest) => {
    const opened = await open(file, ...rest)
    const sync = opened.sync.bind(opened)
    opened.sync = async () => {
      await sync()
      done.push(`sync ${short(file)}`)
    }
    return opened
  })
  alsoByName(vi.spyOn(files, 'rename')).mockImplementation(async (from, to) => {
    await rename(from, to)
    done.push(`rename ${short(to)}`)
  })
  const storage = createDiskStorage(path).in('images/')
  const put = (key: string) => storage.put(key, Buffer.from('x'), { type: 'image/webp' })
  await put('ab12/320.webp')
  expect(done.splice(0)).toEqual([
    'sync /uploads/ab12/draft',
    'rename /uploads/ab12/320.webp',
    'sync /uploads/ab12',
    'sync /uploads',
    'sync ',
  ])
  await put('ab12/640.webp')
  expect(done).toEqual(['sync /uploads/ab12/draft', 'rename /uploads/ab12/640.webp', 'sync /uploads/ab12'])
})
