import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import { fileEndpoint } from '#shared/endpoint.ts'
import { createTestApp } from '#test/app.ts'
import { send } from '#test/client.ts'
import { anyone, bind } from './bind.ts'
import { bindFile, type FileAnswer } from './bind-file.ts'
import type { Steps } from './call.ts'
import { createRouter } from './server.ts'

const listing = fileEndpoint({
  name: 'test.listing',
  summary: 'A list to save',
  method: 'GET',
  path: '/listings/:id',
  query: z.object({ year: z.coerce.number().optional() }),
  fileTypes: ['text/csv'],
})
type Listing = Partial<Steps<typeof listing, undefined, void, FileAnswer>>

/** A server with only this call. */
async function world(steps: Listing = {}) {
  const { platform } = await createTestApp()
  const router = await createRouter(platform)
  const { fastify } = router
  onTestFinished(() => fastify.close())
  const handle = async () => ({ content: 'a;b', contentType: 'text/csv; charset=utf-8', fileName: 'lista.csv' })
  bindFile(router, listing, { actor: anyone, handle, ...steps })
  const get = (path = '/api/listings/7') => send(fastify, platform.config.publicUrl, { path })
  return { fastify, router, get }
}
const csv = (content: FileAnswer['content'], fileName = 'lista.csv', contentType = 'text/csv'): Listing => ({
  handle: async () => ({ content, contentType, fileName }),
})

test('the file comes with its type, its name, and for no cache', async () => {
  const { get } = await world()
  const answer = await get()
  expect([answer.status, answer.text]).toEqual([200, 'a;b'])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=lista.csv',
    'cache-control': 'no-store',
    'content-length': '3',
    'x-content-type-options': 'nosniff',
  })
})

test('a name may have any letters, and cannot add a header', async () => {
  const { get } = await world(csv('x', 'Menú "Żywiec"\r\nset-cookie: a=b.csv'))
  const { headers } = await get()
  expect(headers['content-disposition']).toMatch(/filename\*=UTF-8''Men%C3%BA%20%22%C5%BBywiec%22/)
  expect(headers['set-cookie']).toBeUndefined()
})

test('a stream arrives whole; HEAD says the same without it', async () => {
  const content = () => Readable.from(['one,', 'two'])
  const { get, fastify } = await world({
    handle: async () => ({ content: content(), contentType: 'text/csv', fileName: 'l.csv', bytes: 7 }),
  })
  const answer = await get()
  expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, 'one,two', '7'])
  const head = await fastify.inject({ method: 'HEAD', url: '/api/listings/7' })
  expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([200, '', '7'])
})

test('refusals come in their order and in the envelope; nothing is read for whoever may not call', async () => {
  const steps: string[] = []
  const refuse = (step: string, error: keyof typeof commonErrors, at: string) => {
    steps.push(step)
    if (at === step) throw new AppError(commonErrors[error])
  }
  const refusedAt = async (at: string, path?: string) => {
    steps.length = 0
    const { get } = await world({
      actor: async () => void refuse('actor', 'unauthenticated', at),
      limit: async () => refuse('limit', 'tooManyRequests', at),
      access: () => refuse('access', 'notFound', at),
      handle: async () => {
        refuse('handle', 'unavailable', at)
        return { content: '', contentType: 'text/csv', fileName: 'l.csv' }
      },
    })
    const { status, code } = await get(path)
    return [status, code, steps.join(' ')]
  }
  const bad = '/api/listings/7?year=soon'
  expect(await refusedAt('actor', bad)).toEqual([401, 'unauthenticated', 'actor'])
  expect(await refusedAt('limit', bad)).toEqual([429, 'too_many_requests', 'actor limit'])
  expect(await refusedAt('access', bad)).toEqual([404, 'not_found', 'actor limit access'])
  expect(await refusedAt('handle', bad)).toEqual([400, 'validation', 'actor limit access'])
  expect(await refusedAt('handle')).toEqual([503, 'unavailable', 'actor limit access handle'])
})

test('a stream that fails at once is an error answer, one that fails later breaks the connection', async () => {
  const failing = (first?: string) =>
    Readable.from(
      (async function* () {
        if (first) yield first
        await Promise.resolve()
        throw new Error('disk')
      })(),
    )
  const atOnce = await world(csv(failing()))
  expect(await atOnce.get()).toMatchObject({ status: 500, code: 'internal' })
  const later = await world(csv(failing('one,')))
  const url = await later.fastify.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${url}/api/listings/7`)
  await expect(answer.text()).rejects.toThrow('terminated')
})

test('a type that the contract does not name never leaves', async () => {
  const { get } = await world(csv('<script>', 'l.csv', 'text/html'))
  expect(await get()).toMatchObject({ status: 500, code: 'internal' })
})

test('a file is not bound as an envelope', async () => {
  const { router } = await world()
  expect(() => bind(router, { ...listing, path: '/other' }, { actor: anyone, handle: async () => '' })).toThrow(
    'test.listing answers a file',
  )
})
