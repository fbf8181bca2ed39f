import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Storage, StorageNamespace } from './storage.ts'

const listed = async (files: StorageNamespace, prefix?: string) => (await Array.fromAsync(files.list(prefix))).sort()

/** What every adapter of the port must do. */
export function testStorage(createStorage: () => Promise<Storage>): void {
  const hello = Buffer.from('hola')
  const create = async () => (await createStorage()).in('images/')

  test('a namespace sees its own keys alone', async () => {
    const storage = await createStorage()
    const [images, published] = [storage.in('images/'), storage.in('published/')]
    await images.put('ab12/320.webp', hello, 'image/webp')
    await published.put('ab12/menu.json', hello, 'application/json')
    await published.put('ab12/320.webp', Buffer.from('otra'), 'image/webp')
    expect(await listed(images)).toEqual(['ab12/320.webp'])
    expect(await listed(published)).toEqual(['ab12/320.webp', 'ab12/menu.json'])
    expect(await images.open('ab12/menu.json')).toBeUndefined()
    await images.delete('ab12/menu.json')
    await images.delete('ab12/320.webp')
    expect(await images.read('ab12/320.webp')).toBeUndefined()
    expect(String(await storage.in('published/').read('ab12/320.webp'))).toBe('otra')
  })

  test.each(['', '/', 'images', '../', 'images/../', 'a/b/', '.hidden/', 'Images/', 'a\\b/', '/a/'])(
    'refuses the namespace %j',
    async name => {
      const storage = await createStorage()
      expect(() => storage.in(name)).toThrow('not a storage namespace')
    },
  )

  test('reads what was written, whole and as a stream', async () => {
    const storage = await create()
    await storage.put('ab12/320.webp', hello, 'image/webp')
    expect(await storage.read('ab12/320.webp')).toEqual(hello)
    const file = await storage.open('ab12/320.webp')
    expect(file).toMatchObject({ bytes: 4, contentType: 'image/webp' })
    expect(await buffer(file!.stream())).toEqual(hello)
  })

  test('a second put replaces', async () => {
    const storage = await create()
    await storage.put('ab12/320.webp', hello, 'image/webp')
    await storage.put('ab12/320.webp', Buffer.from('adiós'), 'image/webp')
    expect(String(await storage.read('ab12/320.webp'))).toBe('adiós')
  })

  test('what is not there is undefined, also a folder', async () => {
    const storage = await create()
    await storage.put('ab12/320.webp', hello, 'image/webp')
    for (const key of ['ab12/640.webp', 'cd34/320.webp', 'ab12', 'ab12/320.webp/x']) {
      expect(await storage.open(key)).toBeUndefined()
      expect(await storage.read(key)).toBeUndefined()
    }
  })

  test('deletes; a missing file is no error', async () => {
    const storage = await create()
    await storage.put('ab12/320.webp', hello, 'image/webp')
    await storage.put('ab12/640.webp', hello, 'image/webp')
    await storage.delete('ab12/320.webp')
    await storage.delete('ab12/320.webp')
    expect(await listed(storage)).toEqual(['ab12/640.webp'])
    await storage.delete('ab12/640.webp')
    expect(await listed(storage)).toEqual([])
  })

  test('lists the keys of a prefix, whether it ends a folder or not', async () => {
    const storage = await create()
    for (const key of ['b/2.webp', 'a/1.webp', 'b/1.webp', 'bb/1.webp']) await storage.put(key, hello, 'image/webp')
    expect(await listed(storage, 'b/')).toEqual(['b/1.webp', 'b/2.webp'])
    expect(await listed(storage, 'b')).toEqual(['b/1.webp', 'b/2.webp', 'bb/1.webp'])
    expect(await listed(storage, 'b/1')).toEqual(['b/1.webp'])
    expect(await listed(storage, 'c/')).toEqual([])
    expect(await listed(storage)).toEqual(['a/1.webp', 'b/1.webp', 'b/2.webp', 'bb/1.webp'])
  })

  test('files may be deleted while they are listed', async () => {
    const storage = await create()
    for (let n = 0; n < 100; n++) await storage.put(`folder${n}/1.webp`, hello, 'image/webp')
    let seen = 0
    for await (const key of storage.list()) {
      await storage.delete(key)
      seen++
    }
    expect([seen, await listed(storage)]).toEqual([100, []])
  })

  test.each(['../', '/etc', 'a//', '.', 'a/../'])('refuses to list %j', async prefix => {
    const storage = await create()
    await expect(listed(storage, prefix)).rejects.toThrow('not a prefix of storage keys')
  })

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'a/.b', '', 'a\\b', 'a/\0', 'á', 'a/'])(
    'refuses the key %j',
    async key => {
      const storage = await create()
      await expect(storage.put(key, hello, 'image/webp')).rejects.toThrow('not a storage key')
      await expect(storage.delete(key)).rejects.toThrow('not a storage key')
      await expect(storage.open(key)).rejects.toThrow('not a storage key')
      await expect(storage.read(key)).rejects.toThrow('not a storage key')
    },
  )

  test('files of one folder may be written and deleted in parallel', async () => {
    const storage = await create()
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await storage.put(`ab12/${n}.webp`, hello, 'image/webp')
        if (n % 2 === 1) await storage.delete(`ab12/${n}.webp`)
      }),
    )
    expect(await listed(storage, 'ab12/')).toHaveLength(15)
  })
}
