import { PassThrough, Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from '#features/identity/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import { limitUploads } from './limit-uploads.ts'

test.each([
  ['multipart/form-data; boundary=b', 1],
  ['Multipart/Form-Data; boundary=b', 1],
  ['application/json', 0],
  [undefined, 0],
])('a body of %s counts %i', async (type, counted) => {
  const names: string[] = []
  const limits = { consume: async (limit: { name: string }, key: string) => void names.push(`${limit.name} ${key}`) }
  const headers = type === undefined ? {} : { 'content-type': type }
  const request = { headers, raw: Readable.from([]) } as unknown as FastifyRequest
  await limitUploads({ limits } as unknown as Platform)({ ownerId: 'ana' } as Actor, request)
  expect(names).toEqual(Array.from({ length: counted }, () => 'uploads ana'))
})

test('four uploads of an owner may be open; when one has come or its sender is gone, the next may begin', async () => {
  const limit = limitUploads({ limits: { consume: async () => undefined } } as unknown as Platform)
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const begin = async (ownerId: string) => {
    const raw = new PassThrough()
    await limit({ ownerId } as Actor, { headers, raw } as unknown as FastifyRequest)
    return raw
  }
  const bodies = [await begin('eva'), await begin('eva'), await begin('eva'), await begin('eva')]
  await expect(begin('eva')).rejects.toMatchObject({ status: 429, code: 'busy' })
  await begin('luis')
  bodies[0]!.destroy()
  bodies[1]!.resume().end()
  await new Promise(done => bodies[1]!.once('close', done))
  await begin('eva')
  await begin('eva')
  await expect(begin('eva')).rejects.toMatchObject({ code: 'busy' })
})
