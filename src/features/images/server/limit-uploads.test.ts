import { PassThrough, Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Actor } from '#features/identity/server/index.ts'
import type { Platform } from '#platform/platform.ts'
import { createServices } from '#platform/process/services.ts'
import { createOpenUploads, limitUploads, openUploads } from './limit-uploads.ts'

/** A process with these limits. */
function platformOf(limits: unknown): Platform {
  const services = createServices()
  services.provide(openUploads, createOpenUploads())
  return { limits, services } as unknown as Platform
}

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
  await limitUploads(platformOf(limits), { actor: { ownerId: 'ana' } as Actor, request })
  expect(names).toEqual(Array.from({ length: counted }, () => 'uploads ana'))
})

test('four uploads of an owner may be open; when one has come or its sender is gone, the next may begin', async () => {
  const platform = platformOf({ consume: async () => undefined })
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const begin = async (ownerId: string) => {
    const raw = new PassThrough()
    const request = { headers, raw } as unknown as FastifyRequest
    await limitUploads(platform, { actor: { ownerId } as Actor, request })
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
