import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

test('/sw.js is a script that is always revalidated, may fetch, and knows the words that are no menu', async () => {
  const app = await createTestApp()
  const { status, headers, text } = await app.request({ path: '/sw.js' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  const reserved = JSON.parse(/^self\.reserved=(\[.*?\]);/.exec(text)?.[1] ?? '[]') as string[]
  expect(reserved).toEqual(expect.arrayContaining(['auth', 'dashboard', 'api', 'dev', 'precios', 'components']))
  expect(reserved).not.toContain('el-rincon')
})

test('the page for diners without a network is in three languages and not for search engines', async () => {
  const app = await createTestApp()
  const { status, headers, text } = await app.request({ path: '/menu-files/offline' })
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  for (const title of ['Sin conexión', 'You are offline.', 'Sem ligação.']) expect(text).toContain(title)
})
