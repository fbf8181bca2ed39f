import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

/** Paths that belong to no route and no restaurant (3-decisions §10). */
describe('an unknown URL', () => {
  test.each(['/nada', '/una-casa-que-no-existe', '/Ñ', '/%20', '/%F0%9F%8D%B7'])(
    '%s: the 404 page, not indexed',
    async path => {
      const app = await createTestApp()
      const { status, headers, text } = await app.request({ path })
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(`${String(headers['x-robots-tag'])} ${text}`).toContain('noindex')
      expect(text).toContain('Restaurante no encontrado')
    },
  )

  test.each(['/nada/x', '/a/b/c', '/el-rincon/x', '/precios/x', '/subscription/x'])('%s: leads to /', async path => {
    const app = await createTestApp()
    const { status, headers } = await app.request({ path })
    expect([status, headers['location']]).toEqual([302, '/'])
  })

  test.each(['/wp-login.php', '/.env', '/index.html', '/.well-known/security.txt', '/a.b'])(
    '%s: a plain 404',
    async path => {
      const app = await createTestApp()
      const { status, headers, text } = await app.request({ path })
      expect(status).toBe(404)
      expect(String(headers['content-type'])).not.toContain('html')
      expect(text.length).toBeLessThan(500)
    },
  )

  test.each(['/assets/x.js', '/assets/', '/uploads/x/320.webp', '/uploads/nada'])('%s: 404, never HTML', async path => {
    const app = await createTestApp()
    const { status, headers } = await app.request({ path })
    expect(status).toBe(404)
    expect(String(headers['content-type'])).not.toContain('html')
  })

  test.each(['/api/x', '/api/auth/x', '/api/restaurants/x/y/z', '/api/public/a/b/c'])(
    '%s: 404 in the envelope for every method',
    async path => {
      const app = await createTestApp()
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const) {
        const answer = await app.request({ method, path })
        expect([method, answer.status, answer.success, answer.code]).toEqual([method, 404, false, 'not_found'])
        expect(answer.headers['x-request-id']).toBeTruthy()
      }
    },
  )

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    '%s: a segment of any length is not a 500',
    async method => {
      const app = await createTestApp()
      for (const path of ['restaurants', 'public', 'menu/items', 'auth/sessions', 'restaurants/check-slug'])
        expect((await app.request({ method, path: `/api/${path}/${'a'.repeat(4000)}` })).status).toBe(404)
    },
  )

  test.each(['/%', '/%ZZ', '/api/%', '/api/restaurants/%E0%A4%A'])('%s: broken escapes are not a 500', async path => {
    const app = await createTestApp()
    expect((await app.request({ path })).status).toBeLessThan(500)
  })
})
