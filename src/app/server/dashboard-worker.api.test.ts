import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

test('/dashboard-sw.js is a script that is always revalidated, knows the files of this build, and may fetch them', async () => {
  const app = await createTestApp()
  const { status, headers, text } = await app.request({ path: '/dashboard-sw.js' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'no-cache',
  ])
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(text.startsWith('self.files=["/assets/dashboard-test.js"];')).toBe(true)
  expect(text).toContain('self.shell="/dashboard";')
  expect(text).toContain('dashboard-files')
  expect(text).not.toContain('menu-pages')
})
