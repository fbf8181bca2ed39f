import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { defineErrors } from '#shared/app-error.ts'
import { endpoint } from '#shared/endpoint.ts'
import { createTestApp } from '#test/app.ts'
import { send } from '#test/client.ts'
import { anyone, bind } from './bind.ts'
import { createRouter } from './server.ts'

const MAX_BYTES = 1000
const errors = defineErrors({
  tooLarge: { code: 'list_too_large', status: 413, message: 'La lista es demasiado grande.' },
})
const importList = endpoint({
  name: 'test.import',
  summary: 'Import a list',
  method: 'POST',
  path: '/import',
  body: z.object({ year: z.coerce.number() }),
  answer: z.object({ year: z.number(), text: z.string(), filename: z.string(), readableBy: z.string() }),
  file: { field: 'list', maxBytes: MAX_BYTES, types: ['text/csv'], tooLarge: errors.tooLarge },
})

/** A server with only this call. */
async function world() {
  const { platform } = await createTestApp()
  const router = await createRouter(platform)
  const { fastify } = router
  onTestFinished(() => fastify.close())
  bind(router, importList, {
    actor: anyone,
    handle: async (_, { body, file }) => ({
      ...body,
      readableBy: file ? ((await stat(file.path)).mode & 0o777).toString(8) : '',
      text: file ? await readFile(file.path, 'utf8') : '',
      filename: file?.filename ?? '',
    }),
  })
  const upload = (content: string, field = 'list') =>
    send(fastify, platform.config.publicUrl, {
      method: 'POST',
      path: '/api/import',
      multipart: {
        fields: { year: 2027 },
        file: { field, name: 'platos.csv', content: Buffer.from(content), type: 'text/csv' },
      },
    })
  /** Announces this many bytes in `Content-Length` and sends none of them. */
  const announce = (bytes: number) =>
    send(fastify, platform.config.publicUrl, {
      method: 'POST',
      path: '/api/import',
      body: '',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': String(bytes) },
    })
  /** Sends 50 MB with this beginning over a real connection, and reads the answer only when everything is sent. */
  const sendBeforeReading = async (begin: string): Promise<string> => {
    await fastify.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
    onTestFinished(() => void socket.destroy())
    const head = `POST /api/import HTTP/1.1\r\nhost: x\r\norigin: ${platform.config.publicUrl}\r\ntransfer-encoding: chunked\r\n`
    const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`
    socket.write(`${head}content-type: multipart/form-data; boundary=b\r\n\r\n${chunk(begin)}`)
    socket.write(`${chunk('x'.repeat(50_000_000))}${chunk('\r\n--b--\r\n')}0\r\n\r\n`)
    if (socket.writableNeedDrain) await once(socket, 'drain')
    const [answer] = (await once(socket, 'data')) as [string]
    return answer
  }
  const temporaryFiles = () => readdir(join(platform.config.dataDir, 'tmp')).catch(() => [])
  return { upload, announce, sendBeforeReading, temporaryFiles }
}

test('an endpoint says which file it takes, and up to which size', async () => {
  const { upload, temporaryFiles } = await world()
  const whole = 'a'.repeat(MAX_BYTES)
  expect((await upload(whole)).data).toMatchObject({ year: 2027, text: whole, filename: 'platos.csv' })
  expect(await upload(`${whole}a`)).toMatchObject({
    status: 413,
    code: 'list_too_large',
    message: 'La lista es demasiado grande.',
  })
  expect(await temporaryFiles()).toEqual([])
})

test('a file under another field is thrown away', async () => {
  const { upload, temporaryFiles } = await world()
  expect((await upload('a', 'image')).data).toMatchObject({ year: 2027, text: '', filename: '' })
  expect(await temporaryFiles()).toEqual([])
})

test('nobody but the product may read a file while it is here', async () => {
  const { upload } = await world()
  expect((await upload('a')).data).toMatchObject({ readableBy: '600' })
})

test('a body that says that it is too large is refused before any of it has come', async () => {
  const { announce } = await world()
  expect(await announce(MAX_BYTES + 256_001)).toMatchObject({ status: 413, code: 'list_too_large' })
  expect((await announce(MAX_BYTES + 256_000)).status).toBe(400)
})

const partOf = (names: string) => `--b\r\ncontent-disposition: form-data; ${names}\r\n\r\n`
const A_FILE = partOf('name="list"; filename="a.csv"')

test.each([
  ['a file that is too large', A_FILE, 'list_too_large'],
  ['a field that is too long, then a file', `${partOf('name="year"')}${'1'.repeat(300_000)}\r\n${A_FILE}`, 'too_large'],
  ['two files', `${A_FILE}1\r\n${A_FILE}`, 'too_large'],
])('who sends %s to the end can still read the answer', async (_, begin, code) => {
  const { sendBeforeReading } = await world()
  const answer = await sendBeforeReading(begin)
  expect(answer.slice(0, 12)).toBe('HTTP/1.1 413')
  expect(answer).toContain(`"code":"${code}"`)
})
