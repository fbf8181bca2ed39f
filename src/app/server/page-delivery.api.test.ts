import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const ONLY_GZIP = { 'accept-encoding': 'gzip, br;q=0' }

/** The page in the three encodings; decoded, all must be equal. */
async function everyEncoding(app: TestApp, path: string) {
  const plain = await app.request({ path })
  const br = await app.request({ path, headers: BROWSER })
  const gzip = await app.request({ path, headers: ONLY_GZIP })
  expect([plain.headers['content-encoding'], br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(
    [undefined, 'br', 'gzip'],
  )
  for (const { headers } of [plain, br, gzip]) expect(headers['vary']).toBe('accept-encoding')
  return { plain, br, gzip, decoded: [brotliDecompressSync(br.bytes).toString(), gunzipSync(gzip.bytes).toString()] }
}

const PAGES = [
  ['/', 200],
  ['/precios', 200],
  ['/aviso-legal', 200],
  ['/casa-lola', 200],
  ['/no-hay-nada', 404],
] as const

describe.each(PAGES)('%s', (path, status) => {
  test('is sent in the encoding that the browser accepts, always with the same weak ETag', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const { plain, br, gzip, decoded } = await everyEncoding(app, path)
    expect([plain.status, br.status, gzip.status]).toEqual([status, status, status])
    expect(decoded).toEqual([plain.text, plain.text])
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(plain.headers['etag']).toMatch(/^W\/"[\w-]{27}"$/)
    expect([br.headers['etag'], gzip.headers['etag']]).toEqual([plain.headers['etag'], plain.headers['etag']])
    expect(br.headers).toMatchObject({
      'cache-control': 'public, no-cache',
      'content-language': 'es',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
  })

  test('answers HEAD like GET without a body', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const get = await app.request({ path, headers: BROWSER })
    const head = await app.request({ method: 'HEAD', path, headers: BROWSER })
    expect([head.status, head.bytes.length]).toEqual([status, 0])
    expect(head.headers['etag']).toBe(get.headers['etag'])
    expect(head.headers['content-encoding']).toBe('br')
    expect(head.headers['content-security-policy']).toBe(get.headers['content-security-policy'])
  })

  test('is 304 for a browser that has it, and only instead of a 200 (RFC 9110, 13.2.1)', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const etag = String((await app.request({ path })).headers['etag'])
    for (const asked of [etag, `"x", ${etag}`, '*']) {
      const again = await app.request({ path, headers: { 'if-none-match': asked } })
      expect(again.status, asked).toBe(status === 200 ? 304 : status)
      if (status === 200) expect(again.bytes.length).toBe(0)
      expect(again.headers['etag']).toBe(etag)
    }
    expect((await app.request({ path, headers: { 'if-none-match': 'W/"x"' } })).status).toBe(status)
  })
})

test('the page of an error is compressed, never stored, and has no ETag', async () => {
  const app = await createTestApp()
  app.platform.db.getExecutor().executeQuery = async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
  }
  const { plain, decoded } = await everyEncoding(app, '/casa-lola')
  expect(plain.status).toBe(503)
  expect(plain.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5', 'x-robots-tag': 'noindex' })
  expect(plain.headers).not.toHaveProperty('etag')
  expect(decoded).toEqual([plain.text, plain.text])
})

test.each([
  ['/dashboard/home', 'gzip, deflate, br, zstd', 'gzip'],
  ['/auth', 'gzip, deflate, br, zstd', 'gzip'],
  ['/auth?mode=register', 'br', 'br'],
  ['/auth', 'br, gzip;q=0', 'br'],
  ['/auth', 'identity', undefined],
])(
  'the shell %s for a browser that accepts %s: %s, with its nonce, without an ETag',
  async (path, accepted, encoding) => {
    const app = await createTestApp()
    const shell = await app.request({ path, headers: { 'accept-encoding': accepted, 'if-none-match': '*' } })
    expect(shell.status).toBe(200)
    expect(shell.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' })
    expect(shell.headers['content-encoding']).toBe(encoding)
    expect(shell.headers).not.toHaveProperty('etag')
    const nonce = /'nonce-([^']+)'/.exec(String(shell.headers['content-security-policy']))?.[1] ?? 'none'
    const decode = { gzip: gunzipSync, br: brotliDecompressSync, none: (bytes: Buffer) => bytes }[encoding ?? 'none']
    expect(decode?.(shell.bytes).toString()).toContain(`nonce="${nonce}"`)
  },
)

test('the public pages are rendered once, and again in a new year', async () => {
  const app = await createTestApp({ now: new Date('2027-12-31T23:59:00Z') })
  const before = await app.request({ path: '/' })
  expect(before.text).toContain('2027')
  app.clock.advance(MINUTE_MS)
  const after = await app.request({ path: '/' })
  expect(after.text).toContain('2028')
  expect(after.headers['etag']).not.toBe(before.headers['etag'])
})

test('an error has the same security headers as every other answer', async () => {
  const app = await createTestApp()
  const refused = await app.request({
    method: 'POST',
    path: '/api/auth/login',
    headers: { origin: 'https://evil.example' },
  })
  expect(refused.status).toBe(403)
  for (const { headers } of [
    refused,
    await app.request({ path: '/api/health' }),
    await app.request({ path: '/api/no' }),
  ])
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
})
