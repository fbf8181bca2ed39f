import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createLog } from '#platform/log/log.ts'

type Line = { msg: string; status: number; code?: string; req: { id: string; path: string } }

test('every refusal carries a request id that is in the log, and the security headers; a token in it is not logged', async () => {
  const lines: Line[] = []
  const log = createLog({ level: 'info', pretty: false }, { write: text => void lines.push(JSON.parse(text) as Line) })
  const { fastify } = (await createTestApp({ log })).router
  const asked = [
    { url: '/api/auth/me', status: 401, code: 'unauthenticated' },
    { url: '/api/nada?token=secreto', status: 404, code: 'not_found' },
    { url: '/no-existe', status: 404, code: undefined },
    { url: '/wp-login.php', status: 404, code: undefined },
    { url: '/uploads/x/1.webp', status: 404, code: undefined },
    { url: '/%zz', status: 404, code: 'not_found' },
    { url: '/api/auth/login', method: 'POST', headers: { origin: 'https://otro.es' }, status: 403, code: 'csrf' },
  ] as const
  for (const { url, status, code, ...rest } of asked) {
    lines.length = 0
    const answer = await fastify.inject({ method: 'GET', url, ...rest })
    const id = answer.headers['x-request-id']
    expect([url, answer.statusCode, id]).toEqual([url, status, expect.any(String)])
    expect([url, answer.headers['x-content-type-options'], answer.headers['x-frame-options']]).toEqual([
      url,
      'nosniff',
      'DENY',
    ])
    const line = lines.find(each => each.msg === 'request refused')
    expect([url, line?.status, line?.code, line?.req.id]).toEqual([url, status, code, id])
    expect(JSON.stringify(lines)).not.toContain('secreto')
  }
})
