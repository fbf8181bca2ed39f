import { afterEach, expect, test, vi } from 'vitest'
import { receiveFile, send } from './transport.ts'

/** A server that never answers: fetch ends only when its signal aborts. */
const neverAnswers = (_: unknown, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  )

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a call without an answer is given up after ten seconds, and says that it was that', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  vi.stubGlobal('fetch', neverAnswers)
  const sent = send({ method: 'GET', url: '/api/auth/me' })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000)
  clock.abort(new DOMException('', 'TimeoutError'))
  await expect(sent).rejects.toMatchObject({ status: 0, code: 'timeout' })
})

test('a file that stops coming is given up after ten seconds without a byte', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async (_: unknown, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new Uint8Array([1]))
        signal?.addEventListener('abort', () => stream.error(signal.reason), { once: true })
      },
    })
    return new Response(body)
  })
  const received = receiveFile({ method: 'GET', url: '/api/restaurants/r1/qr' }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await received).toMatchObject({ status: 0, code: 'timeout' })
  vi.useRealTimers()
})

test('a server that cannot be reached is a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(send({ method: 'GET', url: '/api/auth/me' })).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('what the caller stops is told as stopped, not as a lost connection', async () => {
  vi.stubGlobal('fetch', neverAnswers)
  const caller = new AbortController()
  const sent = send({ method: 'GET', url: '/api/auth/me', signal: caller.signal })
  caller.abort()
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})

test('a refusal keeps its code, its message, its fields and the time to wait', async () => {
  const body = { success: false, code: 'too_many_requests', message: 'Espera.', errors: { email: 'x' } }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429, headers: { 'retry-after': '42' } }))
  await expect(send({ method: 'POST', url: '/api/auth/login', body: '{}' })).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
    message: 'Espera.',
    errors: { email: 'x' },
    retryAfterS: 42,
  })
})

test('an answer that is no JSON, as a proxy gives it, is a refusal too', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(send({ method: 'GET', url: '/api/auth/me' })).rejects.toMatchObject({ status: 502 })
})
