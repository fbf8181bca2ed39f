import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { hugePng } from '#test/photos.ts'
import { drawPicture } from '#test/pictures.ts'
import { UPLOADS } from '#features/images/images.limits.ts'
import { aRestaurant, imageRows, temporary, upload } from './logo.testing.ts'

describe('a refused upload leaves nothing behind', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00', 'image/gif'],
    ['a script named PNG', '<script>alert(1)</script>', 'image/png'],
    ['an empty file', '', 'image/png'],
  ])('%s: 415', async (_, content, type) => {
    const { app, owner, restaurant } = await aRestaurant()
    const answer = await upload(app, owner, restaurant.id, { content: Buffer.from(content, 'latin1'), type })
    expect(answer).toMatchObject({ status: 415, message: 'Solo se permiten archivos de imagen.' })
    expect([await app.files(), await temporary(app)]).toEqual([[], []])
  })

  test('30 000 × 30 000 by its header: 413, without decoding', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    await upload(app, owner, restaurant.id, { content: await drawPicture({ width: 10, height: 10 }) })
    // Decoded it would be 3.6 GB; other work of this process may take some memory meanwhile.
    const before = process.memoryUsage().rss
    const answer = await upload(app, owner, restaurant.id, { content: hugePng(30_000) })
    expect(answer).toMatchObject({ status: 413, message: 'La imagen es demasiado grande. Máximo 15MB.' })
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000)
  })

  test('a taken slug, a bad field, an ended plan', async () => {
    const { app, person, owner, restaurant } = await aRestaurant()
    await app.make.restaurant(await app.make.owner(), { slug: 'ocupada' })
    const content = await drawPicture()
    const refused = async (fields: Record<string, unknown>) =>
      (await upload(app, owner, restaurant.id, { content, fields })).status
    expect(await refused({ slug: 'ocupada' })).toBe(409)
    expect(await refused({ name: 'A' })).toBe(400)
    await app.make.lapsedTrial(person.id)
    expect(await refused({ name: 'Casa' })).toBe(403)
    expect([await app.files(), await temporary(app), await imageRows(app)]).toEqual([[], [], []])
  })

  test.each([
    ['trialing', 'trial', 199_999_999, 'Has llegado al máximo de 200 MB'],
    ['active', 'basic', 1_999_999_999, 'Has llegado al máximo de 2 GB'],
  ] as const)("over the owner's quota (%s): 409", async (status, tier, bytes, message) => {
    const { app, owner, person, restaurant } = await aRestaurant()
    await app.make.plan(person.id, { tier, status, ...(tier === 'trial' && { trialEndsAt: new Date('2100-01-01') }) })
    // Files of a deleted restaurant stay for 30 days, and count.
    const gone = await app.make.restaurant(person)
    await app.platform.db
      .updateTable('restaurants')
      .set({ deleted_at: app.clock.now() })
      .where('id', '=', gone.id)
      .execute()
    const row = { width: 1, height: 1, widths: [1], avif_widths: [], created_at: app.clock.now() }
    await app.platform.db
      .insertInto('images')
      .values({ ...row, id: gone.id, restaurant_id: gone.id, hash: 'a'.repeat(32), bytes })
      .execute()
    const answer = await upload(app, owner, restaurant.id, { content: await drawPicture() })
    expect(answer).toMatchObject({ status: 409, code: 'image_quota', message: expect.stringContaining(message) })
    expect(await app.files()).toEqual([])
  })

  test('15.1 MB is refused before it is read to the end', async () => {
    const { app, owner, restaurant } = await aRestaurant()
    await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.router.fastify.server.address() as AddressInfo
    const path = `/api/restaurants/${restaurant.id}`
    const head = `--b\r\nContent-Disposition: form-data; name="logo"; filename="l.png"\r\nContent-Type: image/png\r\n\r\n`
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const sending = httpRequest(
      {
        port,
        path,
        method: 'PUT',
        headers: {
          origin: app.platform.config.publicUrl,
          cookie: owner.jar.header(path) ?? '',
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 15_100_000 + head.length + 9,
        },
      },
      answer => {
        resolve(answer.statusCode)
        answer.resume()
      },
    )
    sending.on('error', reject)
    sending.write(head)
    sending.write(Buffer.alloc(15_050_000))
    expect(await promise).toBe(413)
    sending.removeAllListeners('error').on('error', () => undefined)
    sending.destroy()
  })

  test('the three hundred and first upload of an hour: 429', async () => {
    const { app, owner, restaurant } = await aRestaurant({ rateLimits: true })
    const path = `/api/restaurants/${restaurant.id}`
    const send = () => app.request({ method: 'PUT', path, as: owner, multipart: { fields: { name: 'Casa' } } })
    for (let sent = 0; sent < 299; sent++) await app.platform.limits.consume(UPLOADS, restaurant.ownerId)
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
    expect((await app.request({ method: 'PUT', path, as: owner, body: { name: 'Casa' } })).status).toBe(200)
  })
})
