import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from './app.ts'

const BODY_BYTES = 50_000_000
const CHUNK = Buffer.alloc(256_000, 120)

type Answer = { status: number; code: string | undefined }

/** Sends 50 MB over a real connection, in pieces, until the answer comes or everything is sent. */
async function pour(app: TestApp, as: SignedIn, headers: Record<string, string>, head = ''): Promise<Answer> {
  const origin = await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { publicUrl } = app.platform.config
  const cookie = as.jar.header('/api/restaurants')
  const call = request(`${origin}/api/restaurants`, {
    method: 'POST',
    headers: { origin: publicUrl, cookie, ...headers },
  })
  let answered = false
  call.on('response', response => {
    answered = true
    let text = ''
    response.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    response.on('end', () => {
      const { code } = JSON.parse(text) as { code?: string }
      resolve({ status: response.statusCode ?? 0, code })
      call.destroy()
    })
  })
  // The server may close the connection after its answer while we still send.
  call.on('error', error => !answered && reject(error))
  call.write(head)
  for (let sent = 0; sent < BODY_BYTES && !answered && !call.destroyed; sent += CHUNK.length)
    if (!call.write(CHUNK))
      await Promise.race([new Promise(done => call.once('drain', done)), promise.catch(() => undefined)])
  if (!answered) call.end()
  return promise
}

/** How many connections the server still has. */
const connections = ({ router }: TestApp) =>
  promisify(router.fastify.server.getConnections.bind(router.fastify.server))()

const leftFiles = async (app: TestApp) =>
  (await readdir(join(app.platform.config.dataDir, 'tmp')).catch(() => [])).length

test.each([
  ['JSON that says its size', { 'content-type': 'application/json', 'content-length': String(BODY_BYTES) }, ''],
  ['JSON in chunks', { 'content-type': 'application/json' }, '{"name":"'],
  [
    'a file that says its size',
    { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(BODY_BYTES) },
    '--b\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ],
  [
    'a file in chunks',
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\ncontent-disposition: form-data; name="logo"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
  ],
])('50 MB of %s: 413 in the envelope, nothing stored', async (_, headers, head) => {
  const app = await createTestApp()
  const marta = await app.signUp()
  const answer = await pour(app, marta, headers, head)
  expect(answer.status).toBe(413)
  expect(answer.code).toMatch(/too_large/)
  await expect.poll(() => connections(app), { message: 'the sender has gone' }).toBe(0)
  expect(await leftFiles(app)).toBe(0)
  expect(await app.files()).toEqual([])
  expect((await app.request<unknown[]>({ path: '/api/restaurants', as: marta })).data).toEqual([])
})
