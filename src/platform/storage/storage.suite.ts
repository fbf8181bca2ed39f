import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Storage } from './storage.ts'

/** What every adapter of the port must do. */
export function testStorage(create: () => Promise<Storage>): void {
  const hello = Buffer.from('hola')

  test('gives back what was put, whole and as a stream', async () => {
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

  test('deletes, and one that is gone already is no error', async () => {
    const storage = await create()
    await storage.put('ab12/320.webp', hello, 'image/webp')
    await storage.put('ab12/640.webp', hello, 'image/webp')
    await storage.delete('ab12/320.webp')
    await storage.delete('ab12/320.webp')
    expect(await storage.list('')).toEqual(['ab12/640.webp'])
    await storage.delete('ab12/640.webp')
    expect(await storage.list('')).toEqual([])
  })

  test('lists the keys of a prefix, sorted', async () => {
    const storage = await create()
    for (const key of ['b/2.webp', 'a/1.webp', 'b/1.webp', 'bb/1.webp']) await storage.put(key, hello, 'image/webp')
    expect(await storage.list('b/')).toEqual(['b/1.webp', 'b/2.webp'])
    expect(await storage.list('')).toEqual(['a/1.webp', 'b/1.webp', 'b/2.webp', 'bb/1.webp'])
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

  test('files of one folder may come and go at the same time', async () => {
    const storage = await create()
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await storage.put(`ab12/${n}.webp`, hello, 'image/webp')
        if (n % 2 === 1) await storage.delete(`ab12/${n}.webp`)
      }),
    )
    expect(await storage.list('ab12/')).toHaveLength(15)
  })
}
