import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { endpoint } from '#shared/endpoint.ts'
import { createTestApp } from '#test/app.ts'
import { anyone, bind } from './bind.ts'
import { createRouter } from './server.ts'

const webhook = endpoint({
  name: 'test.webhook',
  summary: 'News of a provider, signed',
  method: 'POST',
  path: '/webhook',
  rawBody: ['application/json'],
  csrf: 'exempt',
  bodyLimit: 1000,
  answer: z.object({ bytes: z.number(), event: z.string() }),
})
const echo = endpoint({
  name: 'test.echo',
  summary: 'Says what it heard',
  method: 'POST',
  path: '/echo',
  body: z.object({ word: z.string() }),
  answer: z.object({ word: z.string(), rawBytes: z.number() }),
})

const sign = (body: string | Buffer) => createHmac('sha256', 'a secret of both sides').update(body).digest('hex')

function throwIfForged(request: FastifyRequest, body: Buffer): void {
  const signature = Buffer.from(String(request.headers['x-signature']), 'hex')
  const expected = Buffer.from(sign(body), 'hex')
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new AppError(commonErrors.badJson)
}

/** A server with a webhook and a normal call beside it. */
async function world() {
  const { platform } = await createTestApp()
  const router = await createRouter(platform)
  const { fastify } = router
  onTestFinished(() => fastify.close())
  bind(router, webhook, {
    actor: anyone,
    handle: async (_, { rawBody, request }) => {
      throwIfForged(request, rawBody)
      return { bytes: rawBody.length, event: (JSON.parse(String(rawBody)) as { event: string }).event }
    },
  })
  bind(router, echo, {
    actor: anyone,
    handle: async (_, { body, rawBody }) => ({ ...body, rawBytes: rawBody.length }),
  })
  const post = async (path: string, payload: string | Buffer | undefined, headers: Record<string, string> = {}) => {
    const answer = await fastify.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json', ...headers },
      ...(payload !== undefined && { payload }),
    })
    const { code, data } = answer.json<{ code?: string; data?: unknown }>()
    return { status: answer.statusCode, code, data }
  }
  return { post, router, publicUrl: platform.config.publicUrl }
}

/** JSON with spaces, an escape and an accent: parsing and writing it again would change its bytes. */
const BODY = '{ "event" : "paid\\u0021",  "who":"Núñez" }\n'

describe('a call that wants bytes', () => {
  test('gets them as they came, and can check a signature over them', async () => {
    const { post } = await world()
    const answer = await post('/webhook', BODY, { 'x-signature': sign(BODY) })
    expect(answer).toEqual({ status: 200, data: { bytes: Buffer.byteLength(BODY), event: 'paid!' } })
    expect((await post('/webhook', `${BODY} `, { 'x-signature': sign(BODY) })).status).toBe(400)
  })

  test('may get none', async () => {
    const { post } = await world()
    expect((await post('/webhook', undefined, { 'x-signature': sign('x') })).status).toBe(400)
  })

  test('takes no other type and no more than its limit', async () => {
    const { post } = await world()
    const form = await post('/webhook', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(form).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    const multipart = await post('/webhook', '--b--\r\n', { 'content-type': 'multipart/form-data; boundary=b' })
    expect(multipart).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    const large = 'x'.repeat(1001)
    expect(await post('/webhook', large, { 'x-signature': sign(large) })).toMatchObject({ status: 413 })
  })

  test('leaves the calls beside it as they are', async () => {
    const { post, publicUrl } = await world()
    const answer = await post('/echo', '{"word":"hola"}', { origin: publicUrl })
    expect(answer).toEqual({ status: 200, data: { word: 'hola', rawBytes: 0 } })
  })

  test('is in the list of endpoints', async () => {
    const { post, router } = await world()
    await post('/webhook', BODY)
    expect(router.endpoints).toEqual([echo, webhook])
  })
})

describe('csrf', () => {
  test.each([
    ['origin', 'https://provider.example'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
  ])('%s: %s may call an exempt endpoint, and no other', async (name, value) => {
    const { post } = await world()
    expect((await post('/webhook', BODY, { 'x-signature': sign(BODY), [name]: value })).status).toBe(200)
    expect(await post('/echo', '{"word":"hola"}', { [name]: value })).toMatchObject({ status: 403, code: 'csrf' })
  })

  test('only the payment webhook may be exempt in the product', async () => {
    const { router } = await createTestApp()
    const exempt = router.endpoints.filter(each => each.csrf === 'exempt').map(each => each.path)
    expect(exempt.filter(path => path !== '/payments/webhook')).toEqual([])
  })
})
