import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3, type TestS3 } from '#test/storage/signed-s3.ts'
import { testStorage } from '../storage.suite.ts'
import { StorageUnavailable } from '../storage.ts'
import { createS3Storage } from './s3-storage.ts'

const WEBP = { type: 'image/webp' } as const
const hello = Buffer.from('hola')

let s3: TestS3
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.close())
beforeEach(() => s3.objects.clear())

/** Three keys in a page, so that every longer listing goes on. */
const open = (given = {}) => createS3Storage({ ...s3.settings, ...given }, { pageSize: 3 })

describe('storage in a bucket of S3', () => {
  testStorage(async () => open())
})

test('the bucket knows how to send each file, and keeps that when the file is moved', async () => {
  const storage = open()
  const options = { type: 'text/html; charset=utf-8', encoding: 'br', cache: 'public, no-cache' } as const
  await storage.in('menus/').put('start/casa-lola.br', hello, options)
  const sent = {
    'content-type': options.type,
    'content-encoding': 'br',
    'cache-control': options.cache,
    'x-amz-meta-sha256': 'b221d9dbb083a7f33428d7c2a3c3198ae925614d70210e28716ccaa7cd4ddb79',
  }
  expect(s3.objects.get('menus/start/casa-lola.br')).toMatchObject({ headers: sent, bytes: hello })
  await storage.in('menus/').move('start/casa-lola.br', { namespace: 'trash/', key: 'a.br' })
  expect(s3.objects.get('trash/a.br')).toMatchObject({ headers: sent, bytes: hello })
  expect(await storage.in('trash/').open('a.br')).toMatchObject({ sha256: sent['x-amz-meta-sha256'] })
})

test('addresses are below S3_PUBLIC_URL, or our own where there is none', () => {
  for (const publicUrl of ['https://img.example/sobremesa', 'https://img.example/sobremesa/']) {
    const storage = open({ publicUrl })
    expect(storage.in('images/').urlOf('ab12/320.webp')).toBe('https://img.example/sobremesa/images/ab12/320.webp')
    expect(storage.publicOrigin).toBe('https://img.example')
  }
  const own = open({ publicUrl: undefined })
  expect([own.in('images/').urlOf('ab12/320.webp'), own.publicOrigin]).toEqual(['/uploads/ab12/320.webp', undefined])
})

test('everybody may read a picture, nobody anything else', async () => {
  await open().in('images/').put('ab12/320.webp', hello, WEBP)
  await open().in('trash/').put('ab12/320.webp', hello, WEBP)
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(`${s3.publicUrl}/${path}`, init)).status
  expect(await statusOf('images/ab12/320.webp')).toBe(200)
  for (const path of ['trash/ab12/320.webp', '?list-type=2', 'images/ab12/320.webp?acl', 'installation/id.txt'])
    expect([path, await statusOf(path)]).toEqual([path, 403])
  expect(await statusOf('images/ab12/320.webp', { method: 'DELETE' })).toBe(403)
})

test.each([
  [{ secretAccessKey: 'otro' }, '403 SignatureDoesNotMatch'],
  [{ accessKeyId: 'otra' }, '403 InvalidAccessKeyId'],
  [{ region: 'auto' }, '400 AuthorizationHeaderMalformed'],
])('with %o the bucket refuses, and that is said in one sentence', async (given, answer) => {
  const files = open(given).in('images/')
  const refusal = { message: `The bucket of S3_ENDPOINT answers ${answer}`, isRefused: true }
  const faults = [
    files.put('ab12/320.webp', hello, WEBP),
    files.read('ab12/320.webp'),
    files.delete('ab12/320.webp'),
    files.move('ab12/320.webp', { namespace: 'trash/', key: 'x' }),
    Array.fromAsync(files.list()),
  ]
  await Promise.all(faults.map(fault => expect(fault).rejects.toMatchObject(refusal)))
  // A HEAD has no body that would name the reason.
  await expect(files.open('ab12/320.webp')).rejects.toBeInstanceOf(StorageUnavailable)
  expect(s3.objects.size).toBe(0)
})

test('a bucket that is away is told, one that is back answers', async () => {
  const files = createS3Storage(s3.settings, { silenceMs: 200 }).in('images/')
  await files.put('ab12/320.webp', hello, WEBP)
  for (const [how, message] of [
    ['closed', 'cannot be reached: socket hang up'],
    ['silent', 'cannot be reached: no answer for 0.2 s'],
    [503, 'answers 503 Away'],
  ] as const) {
    s3.away(how)
    const fault = { message: `The bucket of S3_ENDPOINT ${message}`, isRefused: false }
    await expect(files.read('ab12/320.webp')).rejects.toMatchObject(fault)
    await expect(files.put('ab12/640.webp', hello, WEBP)).rejects.toMatchObject(fault)
    s3.away()
    expect(await files.read('ab12/320.webp')).toEqual(hello)
  }
  expect([...s3.objects.keys()]).toEqual(['images/ab12/320.webp'])
})

test('a bucket without that name is no empty one', async () => {
  const files = open({ endpoint: s3.settings.endpoint.replace(/[^/]+$/, 'otro-cubo') }).in('images/')
  await expect(Array.fromAsync(files.list())).rejects.toThrow('The bucket of S3_ENDPOINT does not exist')
  await expect(files.put('ab12/320.webp', hello, WEBP)).rejects.toThrow('answers 404 NoSuchBucket')
})
