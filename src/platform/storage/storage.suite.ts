import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { PutOptions, Storage, StorageNamespace } from './storage.ts'

type CreateStorage = () => Promise<Storage>

const hello = Buffer.from('hola')
const WEBP: PutOptions = { type: 'image/webp' }

const images = async (createStorage: CreateStorage) => (await createStorage()).in('images/')
const listed = async (files: StorageNamespace, prefix?: string) => (await Array.fromAsync(files.list(prefix))).sort()

/** What every adapter of the port must do. */
export function testStorage(createStorage: CreateStorage): void {
  testNamespaces(createStorage)
  testFiles(createStorage)
  testDeleting(createStorage)
  testMoving(createStorage)
  testListing(createStorage)
  testAddresses(createStorage)
  testRefusals(createStorage)
}

function testNamespaces(createStorage: CreateStorage): void {
  test('a namespace sees its own keys alone', async () => {
    const storage = await createStorage()
    const [pictures, published] = [storage.in('images/'), storage.in('published/')]
    await pictures.put('ab12/320.webp', hello, WEBP)
    await published.put('ab12/menu.json', hello, { type: 'application/json' })
    await published.put('ab12/320.webp', Buffer.from('otra'), WEBP)
    expect(await listed(pictures)).toEqual(['ab12/320.webp'])
    expect(await listed(published)).toEqual(['ab12/320.webp', 'ab12/menu.json'])
    expect(await pictures.open('ab12/menu.json')).toBeUndefined()
    await pictures.delete('ab12/menu.json')
    await pictures.delete('ab12/320.webp')
    expect(await pictures.read('ab12/320.webp')).toBeUndefined()
    expect(String(await storage.in('published/').read('ab12/320.webp'))).toBe('otra')
  })

  test('a namespace whose name begins another one does not see its keys', async () => {
    const storage = await createStorage()
    await storage.in('menus-old/').put('a.json', hello, { type: 'application/json' })
    expect(await listed(storage.in('menus/'))).toEqual([])
  })
}

function testFiles(createStorage: CreateStorage): void {
  test('reads what was written, whole and as a stream', async () => {
    const storage = await images(createStorage)
    await storage.put('ab12/320.webp', hello, WEBP)
    expect(await storage.read('ab12/320.webp')).toEqual(hello)
    const file = await storage.open('ab12/320.webp')
    expect(file).toMatchObject({ bytes: 4, contentType: 'image/webp' })
    expect(await buffer(file!.stream())).toEqual(hello)
  })

  test('compressed bytes come back as they were written', async () => {
    const storage = await images(createStorage)
    await storage.put('ab12/320.webp', hello, { type: 'image/webp', encoding: 'gzip', cache: 'no-cache' })
    expect(await storage.read('ab12/320.webp')).toEqual(hello)
  })

  test('a second put replaces', async () => {
    const storage = await images(createStorage)
    await storage.put('ab12/320.webp', hello, WEBP)
    await storage.put('ab12/320.webp', Buffer.from('adiós'), WEBP)
    expect(String(await storage.read('ab12/320.webp'))).toBe('adiós')
  })

  test('what is not there is undefined, also a folder', async () => {
    const storage = await images(createStorage)
    await storage.put('ab12/320.webp', hello, WEBP)
    for (const key of ['ab12/640.webp', 'cd34/320.webp', 'ab12', 'ab12/320.webp/x']) {
      expect(await storage.open(key)).toBeUndefined()
      expect(await storage.read(key)).toBeUndefined()
    }
  })
}

function testDeleting(createStorage: CreateStorage): void {
  test('deletes; a missing file is no error', async () => {
    const storage = await images(createStorage)
    await storage.put('ab12/320.webp', hello, WEBP)
    await storage.put('ab12/640.webp', hello, WEBP)
    await storage.delete('ab12/320.webp')
    await storage.delete('ab12/320.webp')
    expect(await listed(storage)).toEqual(['ab12/640.webp'])
    await storage.delete('ab12/640.webp')
    expect(await listed(storage)).toEqual([])
  })

  test('files of one folder may be written and deleted in parallel', async () => {
    const storage = await images(createStorage)
    await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        await storage.put(`ab12/${n}.webp`, hello, WEBP)
        if (n % 2 === 1) await storage.delete(`ab12/${n}.webp`)
      }),
    )
    expect(await listed(storage, 'ab12/')).toHaveLength(15)
  })
}

function testMoving(createStorage: CreateStorage): void {
  test('moves a file to another namespace, where it replaces what is there', async () => {
    const storage = await createStorage()
    const [pictures, trash] = [storage.in('images/'), storage.in('trash/')]
    await pictures.put('ab12/320.webp', hello, WEBP)
    await pictures.put('ab12/640.webp', hello, WEBP)
    await trash.put('2027-03-10/ab12/320.webp', Buffer.from('otra'), WEBP)
    expect(await pictures.move('ab12/320.webp', { namespace: 'trash/', key: '2027-03-10/ab12/320.webp' })).toBe(true)
    expect(await listed(pictures)).toEqual(['ab12/640.webp'])
    expect(await trash.read('2027-03-10/ab12/320.webp')).toEqual(hello)
    expect(await trash.move('2027-03-10/ab12/320.webp', { namespace: 'images/', key: 'ab12/320.webp' })).toBe(true)
    expect([await listed(pictures), await listed(trash)]).toEqual([['ab12/320.webp', 'ab12/640.webp'], []])
  })

  test('moves nothing when there is no such file, and the target stays', async () => {
    const storage = await createStorage()
    await storage.in('trash/').put('ab12/320.webp', hello, WEBP)
    const isMoved = await storage.in('images/').move('ab12/320.webp', { namespace: 'trash/', key: 'ab12/320.webp' })
    expect([isMoved, await listed(storage.in('trash/'))]).toEqual([false, ['ab12/320.webp']])
  })

  test('files of one folder may be moved in parallel', async () => {
    const storage = await createStorage()
    const keys = Array.from({ length: 20 }, (_, n) => `ab12/${n}.webp`)
    await Promise.all(keys.map(key => storage.in('images/').put(key, hello, WEBP)))
    await Promise.all(keys.map(key => storage.in('images/').move(key, { namespace: 'trash/', key })))
    expect(await listed(storage.in('trash/'))).toEqual(keys.toSorted())
  })
}

function testListing(createStorage: CreateStorage): void {
  test('lists the keys of a prefix, whether it ends a folder or not', async () => {
    const storage = await images(createStorage)
    for (const key of ['b/2.webp', 'a/1.webp', 'b/1.webp', 'bb/1.webp']) await storage.put(key, hello, WEBP)
    expect(await listed(storage, 'b/')).toEqual(['b/1.webp', 'b/2.webp'])
    expect(await listed(storage, 'b')).toEqual(['b/1.webp', 'b/2.webp', 'bb/1.webp'])
    expect(await listed(storage, 'b/1')).toEqual(['b/1.webp'])
    expect(await listed(storage, 'c/')).toEqual([])
    expect(await listed(storage)).toEqual(['a/1.webp', 'b/1.webp', 'b/2.webp', 'bb/1.webp'])
  })

  test('files may be deleted while they are listed', async () => {
    const storage = await images(createStorage)
    for (let n = 0; n < 100; n++) await storage.put(`folder${n}/1.webp`, hello, WEBP)
    let seen = 0
    for await (const key of storage.list()) {
      await storage.delete(key)
      seen++
    }
    expect([seen, await listed(storage)]).toEqual([100, []])
  })

  test('files may be written while they are listed: what was there before is listed once', async () => {
    const storage = await images(createStorage)
    const before = Array.from({ length: 20 }, (_, n) => `folder${10 + n}/1.webp`)
    for (const key of before) await storage.put(key, hello, WEBP)
    const seen: string[] = []
    for await (const key of storage.list()) {
      if (before.includes(key)) await storage.put(key.replace('1.webp', '2.webp'), hello, WEBP)
      seen.push(key)
    }
    expect(seen.filter(key => before.includes(key)).sort()).toEqual(before)
  })
}

function testAddresses(createStorage: CreateStorage): void {
  test('images have an address, on our own origin or on the public one', async () => {
    const storage = await createStorage()
    const url = storage.in('images/').urlOf('ab12/320.webp')
    const { origin, pathname } = new URL(url, 'https://own.invalid')
    expect(origin).toBe(storage.publicOrigin ?? 'https://own.invalid')
    expect(pathname).toMatch(/\/ab12\/320\.webp$/)
    expect(storage.publicOrigin === undefined).toBe(url.startsWith('/uploads/'))
    expect(`${storage.in('images/').urlOf('ab12')}/320.webp`).toBe(url)
  })

  test('other namespaces have none: browsers may not read them', async () => {
    const storage = await createStorage()
    expect(() => storage.in('menus/').urlOf('start/casa-lola.br')).toThrow('browsers may not read menus/')
  })
}

function testRefusals(createStorage: CreateStorage): void {
  test.each(['', '/', 'images', '../', 'images/../', 'a/b/', '.hidden/', 'Images/', 'a\\b/', '/a/'])(
    'refuses the namespace %j',
    async name => {
      const storage = await createStorage()
      expect(() => storage.in(name)).toThrow('not a storage namespace')
    },
  )

  test.each(['../', '/etc', 'a//', '.', 'a/../'])('refuses to list %j', async prefix => {
    const storage = await images(createStorage)
    await expect(listed(storage, prefix)).rejects.toThrow('not a prefix of storage keys')
  })

  test.each(['../x', 'a/../../x', '/etc/passwd', 'a//b', '.hidden', 'a/.b', '', 'a\\b', 'a/\0', 'á', 'a/'])(
    'refuses the key %j',
    async key => {
      const storage = await images(createStorage)
      await expect(storage.put(key, hello, WEBP)).rejects.toThrow('not a storage key')
      await expect(storage.delete(key)).rejects.toThrow('not a storage key')
      await expect(storage.move(key, { namespace: 'trash/', key: 'x' })).rejects.toThrow('not a storage key')
      await expect(storage.open(key)).rejects.toThrow('not a storage key')
      await expect(storage.read(key)).rejects.toThrow('not a storage key')
      expect(() => storage.urlOf(key)).toThrow('not a storage key')
    },
  )
}
