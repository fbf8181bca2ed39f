import { readdir } from 'node:fs/promises'
import { type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { ALL_ENDINGS, type Call, createWorld, rowsOf, type World } from './accounts/ended-rights.ts'
import { createTestApp, type SignedIn, type TestApp } from './app.ts'
import { drawPicture } from './pictures.ts'
import { named } from '#features/menu/server/menu.testing.ts'

// A right is checked again after the body has arrived, and after its picture is decoded (3-decisions §9).

const PICTURE = await drawPicture({ width: 40, height: 30 })
const PICTURES: Record<string, (world: World) => Call> = {
  "a dish's": ({ dish }) => ({ method: 'PUT', path: `/api/menu/items/${dish.id}`, multipart: picture('image') }),
  "a new dish's": ({ category }) => ({
    method: 'POST',
    path: `/api/categories/${category.id}/items`,
    multipart: { ...picture('image'), fields: named('Nuevo') },
  }),
  "a restaurant's": ({ restaurant }) => ({
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}`,
    multipart: picture('logo'),
  }),
}
const picture = (field: 'logo' | 'image') => ({ file: { field, name: 'a.png', content: PICTURE } })

/** Calls `meanwhile` right before a picture is decoded. */
function whenDecoding({ platform }: TestApp, meanwhile: () => Promise<unknown>): void {
  const { process } = platform.images
  vi.spyOn(platform.images, 'process').mockImplementationOnce(async input => {
    await meanwhile()
    return process(input)
  })
}

describe('while a picture is decoded', () => {
  test.each(Object.entries(ALL_ENDINGS))('%s: nothing is written, and no file stays', async (_, ending) => {
    const app = await createTestApp()
    for (const [name, callOf] of Object.entries(PICTURES)) {
      const world = await createWorld(app)
      const before = await rowsOf(world)
      whenDecoding(app, () => ending.end(app.platform.db, world))
      const { status, code } = await app.request({ ...callOf(world), as: world[ending.as] })
      expect([name, status, code]).toEqual([name, ...ending.refusal])
      expect(await rowsOf(world)).toBe(before)
      expect(await app.files()).toEqual([])
    }
  })
})

/**
 * A multipart body that stops in the middle of its file until `finish`. Resolves when the server has begun to store the
 * file.
 */
async function beginUpload({ app, dish }: World, as: SignedIn) {
  await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.router.fastify.server.address() as AddressInfo
  const head =
    '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const path = `/api/menu/items/${dish.id}`
  const headers = {
    origin: app.platform.config.publicUrl,
    cookie: as.jar.header(path),
    'content-type': 'multipart/form-data; boundary=b',
  }
  const call = httpRequest({ host: '127.0.0.1', port, method: 'PUT', path, headers })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    call.on('error', reject).on('response', resolve)
  })
  call.write(Buffer.concat([Buffer.from(head), PICTURE.subarray(0, 100)]))
  const folder = join(app.platform.config.dataDir, 'tmp')
  await expect.poll(() => readdir(folder).catch(() => []), { interval: 10 }).toHaveLength(1)
  const finish = async () => {
    call.end(Buffer.concat([PICTURE.subarray(100), Buffer.from('\r\n--b--\r\n')]))
    const response = await answer
    const { code } = JSON.parse(Buffer.concat(await response.toArray()).toString()) as { code?: string }
    return { status: response.statusCode, code }
  }
  return { finish }
}

describe('while the body is still uploading', () => {
  test.each(Object.entries(ALL_ENDINGS))('%s: nothing is decoded, nothing written', async (_, { as, end, refusal }) => {
    const app = await createTestApp()
    const world = await createWorld(app)
    const decode = vi.spyOn(app.platform.images, 'process')
    const upload = await beginUpload(world, world[as])
    const before = await rowsOf(world)
    await end(app.platform.db, world)
    expect(await upload.finish()).toEqual({ status: refusal[0], code: refusal[1] })
    expect(await rowsOf(world)).toBe(before)
    expect(decode).not.toHaveBeenCalled()
  })

  test('an access token that runs out meanwhile ends nothing', async () => {
    const world = await createWorld(await createTestApp())
    const upload = await beginUpload(world, world.worker)
    world.app.clock.advance(16 * MINUTE_MS)
    expect(await upload.finish()).toEqual({ status: 200, code: undefined })
  })
})
