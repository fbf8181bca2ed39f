import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { drawPicture } from '#test/pictures.ts'

const TYPE = 'multipart/form-data; boundary=b'
const field = (name: string, value: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, filename: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`
const END = '--b--\r\n'

/** An owner who may have many restaurants, and a function that sends a raw body for them. */
async function world() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  const send = async (payload: string, type = TYPE) => {
    const answer = await app.router.fastify.inject({
      method: 'POST',
      url: '/api/restaurants',
      headers: { origin: app.platform.config.publicUrl, cookie: owner.jar.header('/api'), 'content-type': type },
      payload,
    })
    const { code, data } = answer.json<{ code?: string; data?: { name: string } }>()
    return { status: answer.statusCode, code, name: data?.name }
  }
  return { app, owner, send }
}

const temporaryFiles = (app: TestApp) => readdir(join(app.platform.config.dataDir, 'tmp')).catch(() => [])

async function expectNothingStored(app: TestApp) {
  expect(await temporaryFiles(app)).toEqual([])
  expect(await app.files()).toEqual([])
  expect(await app.platform.db.selectFrom('restaurants').select('id').execute()).toEqual([])
}

describe('parts', () => {
  test('a hundred are read, one more is 413', async () => {
    const { app, send } = await world()
    const junk = (count: number) => Array.from({ length: count }, (_, index) => field(`x${index}`, 'y')).join('')
    expect(await send(field('name', 'Demasiado') + junk(100) + END)).toMatchObject({ status: 413, code: 'too_large' })
    await expectNothingStored(app)
    expect(await send(field('name', 'Casa Cien') + junk(99) + END)).toMatchObject({ status: 201, name: 'Casa Cien' })
  })

  test('a field of more than 256 KB is 413, not cut', async () => {
    const { app, send } = await world()
    const body = field('name', 'Casa') + field('description', 'x'.repeat(256_001)) + END
    expect(await send(body)).toMatchObject({ status: 413, code: 'too_large' })
    await expectNothingStored(app)
  })

  test.each([
    ['two files', file('logo', 'a.png', 'x') + file('logo', 'b.png', 'x'), 413, 'too_large'],
    ['a file in a field of that name', file('name', 'a.png', 'Casa'), 400, 'validation'],
    ['a body without its end', field('name', 'Casa').slice(0, -10), 400, 'bad_multipart'],
    ['a name that reaches the prototype', field('__proto__', '{"name":"Casa"}'), 400, 'bad_multipart'],
  ])('%s', async (_, body, status, code) => {
    const { app, send } = await world()
    const end = body.endsWith('\r\n') ? END : ''
    expect(await send(body + end)).toMatchObject({ status, code })
    await expectNothingStored(app)
  })

  test('a type without a boundary is 400', async () => {
    const { app, send } = await world()
    expect((await send(field('name', 'Casa') + END, 'multipart/form-data')).status).toBe(400)
    await expectNothingStored(app)
  })

  test('an empty file counts as no file', async () => {
    const { app, send } = await world()
    expect(await send(field('name', 'Casa Vacía') + file('logo', '', '') + END)).toMatchObject({ status: 201 })
    expect(await app.files()).toEqual([])
    expect(await temporaryFiles(app)).toEqual([])
  })

  test('a call that takes no file takes no multipart', async () => {
    const { app, owner } = await world()
    const answer = await app.request({
      method: 'POST',
      path: '/api/auth/login',
      as: owner,
      multipart: { fields: { email: owner.email, password: owner.password } },
    })
    expect([answer.status, answer.code]).toEqual([415, 'unsupported_media_type'])
  })
})

describe('a file', () => {
  test('is deleted from the temporary folder after the answer, with or without an error', async () => {
    const { app, owner } = await world()
    const picture = await drawPicture({ width: 40, height: 40 })
    const send = (name: string, content: Uint8Array) =>
      app.request({
        method: 'POST',
        path: '/api/restaurants',
        as: owner,
        multipart: { fields: { name }, file: { field: 'logo', name: 'a.png', content } },
      })
    expect((await send('', picture)).status).toBe(400)
    expect((await send('Casa', Buffer.from('no picture'))).status).toBe(415)
    await expectNothingStored(app)
    expect((await send('Casa', picture)).status).toBe(201)
    expect(await temporaryFiles(app)).toEqual([])
  })
})
