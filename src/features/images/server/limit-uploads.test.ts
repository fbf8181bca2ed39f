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
  await limitUploads({ limits } as unknown as Platform)({ ownerId: 'ana' } as Actor, { headers } as FastifyRequest)
  expect(names).toEqual(Array.from({ length: counted }, () => 'uploads ana'))
})
