import { once } from 'node:events'
import { type IncomingMessage, request, type RequestOptions, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { Script } from 'node:vm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '#test/app.ts'

/** V8's own word on two objects. */
function haveSameShape(): (a: object, b: object) => boolean {
  setFlagsFromString('--allow-natives-syntax')
  return new Script('(a, b) => %HaveSameMap(a, b)').runInThisContext() as (a: object, b: object) => boolean
}

test('all responses are objects of one shape, whoever answers and whatever was asked', async () => {
  const { router, make } = await createTestApp()
  const { slug } = await make.restaurant(await make.owner())
  const sent = new Map<string, ServerResponse>()
  const writeHead = vi.spyOn(ServerResponse.prototype, 'writeHead')
  onTestFinished(() => writeHead.mockRestore())
  await router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { server } = router.fastify
  const { port } = server.address() as AddressInfo

  async function send(name: string, path: string, options: RequestOptions = {}): Promise<number> {
    server.prependOnceListener('request', (_request, response) => void sent.set(name, response))
    const asking = request({ port, path, ...options }).end()
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    for await (const _ of answer);
    return answer.statusCode ?? 0
  }

  const call = `/api/public/${slug}/items`
  expect(await send('made', call)).toBe(200)
  expect(await send('ready', call)).toBe(200)
  expect(await send('known', call, { headers: { 'if-none-match': '*' } })).toBe(304)
  expect(await send('of HEAD', call, { method: 'HEAD' })).toBe(200)
  expect(await send('missing', '/api/nothing')).toBe(404)
  expect(await send('refused', '/api/auth/login', { method: 'POST', headers: { 'content-length': 0 } })).toBe(400)
  expect(await send('health', '/api/health')).toBe(200)
  const withoutPreparedHead = [...sent].filter(([, response]) => writeHead.mock.contexts.includes(response))
  expect(withoutPreparedHead.map(([name]) => name)).toEqual(['made', 'known', 'missing', 'refused', 'health'])

  const isSame = haveSameShape()
  const ready = sent.get('ready') ?? {}
  expect([...sent].filter(([, response]) => !isSame(ready, response)).map(([name]) => name)).toEqual([])
})
