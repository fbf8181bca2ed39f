import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

const PATHS = [
  '/auth',
  '/auth?mode=register',
  '/auth/restore-password',
  '/auth/accept-invitation?token=x',
  '/auth/onboarding',
  '/auth/whatever/else',
  '/dashboard',
  '/dashboard/home',
  '/dashboard/user?tab=security',
  '/dashboard/unknown',
  '/subscription',
  '/components',
]
const nonceOf = (policy: unknown): string => /script-src 'self' 'nonce-([^']+)'/.exec(String(policy))?.[1] ?? ''

test.each(PATHS)('%s: the shell, never stored, never indexed', async path => {
  const app = await createTestApp()
  const { status, headers, text } = await app.request({ path })
  expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
    'noindex',
  ])
  expect(headers).not.toHaveProperty('etag')
  expect(headers).not.toHaveProperty('last-modified')
  expect(text).toContain('<html lang="es">')
  expect(String(headers['content-security-policy'])).not.toContain('unsafe')
  expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'none'")
})

test('each answer has a new nonce, the same in header and body, also on revalidation', async () => {
  const app = await createTestApp()
  const nonces = new Set<string>()
  for (let round = 0; round < 5; round++) {
    const { status, headers, text } = await app.request({
      path: '/dashboard/home',
      headers: { 'if-none-match': '*', 'if-modified-since': 'Wed, 10 Mar 2100 11:00:00 GMT' },
    })
    expect(status).toBe(200)
    const nonce = nonceOf(headers['content-security-policy'])
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
    expect(text).toContain(`nonce="${nonce}"`)
    expect(text).not.toContain('__CSP_NONCE__')
    nonces.add(nonce)
  }
  expect(nonces.size).toBe(5)
})

test('/auth is the form alone, and the whole area for a browser that comes with a session', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const pageOf = async (path: string, as = app.browser()) =>
    /data-page="([^"]+)"/.exec((await app.request({ path, as })).text)?.[1]
  expect(await pageOf('/auth')).toBe('login')
  expect(await pageOf('/auth?message=invitation-accepted')).toBe('login')
  expect(await pageOf('/auth?mode=register')).toBe('register')
  expect(await pageOf('/auth/restore-password')).toBe('app')
  expect(await pageOf('/dashboard/home')).toBe('app')
  expect(await pageOf('/auth', owner)).toBe('app')
})

test('the invitation page sends its token to no other site', async () => {
  const app = await createTestApp()
  const { headers } = await app.request({ path: '/auth/accept-invitation?token=secret' })
  expect(headers['referrer-policy']).toBe('no-referrer')
})

test('the preview of a look is not answered with the shell', async () => {
  const app = await createTestApp()
  const { status, text } = await app.request({ path: '/dashboard/vista-previa/x' })
  expect(status).not.toBe(200)
  expect(text).not.toContain('nonce=')
})
