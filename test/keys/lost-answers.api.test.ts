import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import type { PictureOrder } from '#platform/images/images.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { createTestApp } from '../app.ts'
import { drawPicture } from '../pictures.ts'

const BOUNDARY = 'b'

/** A dish, a photo for it, and an encoder that waits until it is released. */
async function world() {
  const app = await createTestApp()
  const owner = await app.signIn(await app.make.owner())
  const category = await app.make.category(await app.make.restaurant(owner))
  const dish = await app.make.dish(category, { name: 'Tortilla' })
  const path = `/api/menu/items/${dish.id}`
  const content = await drawPicture({ width: 60, height: 40 })
  const key = v7()
  const headers = { 'idempotency-key': key }
  const send = () =>
    app.request<Dish>({
      method: 'PUT',
      path,
      as: owner,
      headers,
      multipart: { file: { field: 'image', name: 'a.png', content } },
    })
  const released = Promise.withResolvers<void>()
  const { process } = app.platform.images
  const encode = vi.spyOn(app.platform.images, 'process').mockImplementation(async (input, order?: PictureOrder) => {
    await released.promise
    return process(input, order)
  })
  const claimTime = async () =>
    (await app.platform.db.selectFrom('idempotency_keys').select('claimed_at').executeTakeFirstOrThrow()).claimed_at
  return { app, owner, path, content, headers, send, encode, release: () => released.resolve(), claimTime }
}

/** Sends all of a photo over a connection of its own, and loses that before there is an answer. */
async function sendAndLoseTheAnswer({ app, owner, path, content, headers, encode }: Awaited<ReturnType<typeof world>>) {
  await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.router.fastify.server.address() as AddressInfo
  const begin = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
  const call = httpRequest({
    host: '127.0.0.1',
    port,
    method: 'PUT',
    path,
    headers: {
      ...headers,
      origin: app.platform.config.publicUrl,
      cookie: owner.jar.header(path),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  })
  call.on('error', () => undefined)
  const closed = new Promise(resolve =>
    app.router.fastify.server.once('connection', socket => socket.once('close', resolve)),
  )
  call.end(Buffer.concat([Buffer.from(begin), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]))
  await expect.poll(() => encode.mock.calls.length, { interval: 5 }).toBe(1)
  call.destroy()
  await closed
}

test('a photo whose connection was lost is encoded all the same, and the second try finds it', async () => {
  const made = await world()
  await sendAndLoseTheAnswer(made)
  const again = made.send()
  made.release()
  const { status, data } = await again
  expect(status).toBe(200)
  expect(data.imageUrl).toMatch(/^\/uploads\//)
  expect((await made.app.request({ path: data.imageUrl })).status).toBe(200)
  expect(made.encode).toHaveBeenCalledTimes(1)
  expect(made.encode.mock.calls[0]?.[1]).toMatchObject({ beginBy: expect.any(AbortSignal) })
})

test('a call that runs for minutes keeps its key: a second one waits, and encodes nothing', async () => {
  const { app, send, encode, release, claimTime } = await world()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const first = send()
  await expect.poll(() => encode.mock.calls.length, { interval: 5 }).toBe(1)
  const began = await claimTime()
  app.clock.advance(110_000)
  vi.advanceTimersByTime(30_000)
  await expect.poll(claimTime, { interval: 5 }).not.toEqual(began)
  app.clock.advance(60_000)
  const second = send()
  const looked = vi.spyOn(app.platform.clock, 'now')
  await expect.poll(() => looked.mock.calls.length, { interval: 5 }).toBeGreaterThan(1)
  release()
  const [one, other] = [await first, await second]
  expect([one.status, other.status, other.data.imageUrl]).toEqual([200, 200, one.data.imageUrl])
  expect(encode).toHaveBeenCalledTimes(1)
})
