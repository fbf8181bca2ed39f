import { expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { createTestApp } from '#test/app.ts'
import type { TestRequest, TestResponse } from '#test/client.ts'

/** A restaurant with thirty dishes, and a function that requests them in an encoding. */
async function world() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const restaurant = await app.make.restaurant(user, { slug: 'casa-lola' })
  const category = await app.make.category(restaurant)
  for (let n = 0; n < 30; n++) await app.make.dish(category, { name: `Croquetas de jamón número ${n}` })
  const owner = await app.signIn(user)
  const ask = (encoding: string, request: TestRequest) =>
    app.request({ ...request, as: owner, headers: { ...request.headers, 'accept-encoding': encoding } })
  return { app, ask, items: `/api/restaurants/${restaurant.id}/items` }
}
const encodingOf = ({ headers }: TestResponse) => headers['content-encoding']

test('a long answer leaves in the best encoding that is taken, and says the same in each', async () => {
  const { ask, items } = await world()
  const plain = await ask('identity', { path: items })
  expect(encodingOf(plain)).toBeUndefined()
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await ask(accepted, { path: items })
    expect([answer.status, encodingOf(answer)]).toEqual([200, encoding])
    expect(answer.data).toEqual(plain.data)
    expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(answer.headers).toMatchObject({
      'content-length': String(answer.bytes.length),
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'accept-encoding',
    })
  }
  expect(plain.headers['vary']).toBe('accept-encoding')
})

test('a short answer leaves as it is', async () => {
  const { ask } = await world()
  const answer = await ask('br', { path: '/api/restaurants/check-slug/una-direccion-libre' })
  expect([answer.status, encodingOf(answer), answer.headers['vary']]).toEqual([200, undefined, undefined])
})

test('the public API keeps its ETag in every encoding, and its 304', async () => {
  const { ask } = await world()
  const path = '/api/public/casa-lola/items'
  const [plain, small] = [await ask('identity', { path }), await ask('br', { path })]
  expect(encodingOf(small)).toBe('br')
  expect(small.data).toEqual(plain.data)
  expect(small.headers).toMatchObject({ etag: plain.headers['etag'], 'cache-control': 'public, no-cache' })
  const again = await ask('br', { path, headers: { 'if-none-match': String(plain.headers['etag']) } })
  expect([again.status, again.bytes.length, encodingOf(again)]).toEqual([304, 0, undefined])
  expect(again.headers['vary']).toBe('accept-encoding')
})

test('HEAD says what GET would', async () => {
  const { ask, items } = await world()
  const [get, head] = [await ask('br', { path: items }), await ask('br', { method: 'HEAD', path: items })]
  expect([head.status, head.bytes.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': get.headers['content-length'],
  })
})

test('the description of the API leaves compressed, the mails of the outbox with their codes do not', async () => {
  const { app, ask } = await world()
  expect(encodingOf(await ask('br', { path: '/api/openapi.json' }))).toBe('br')
  await app.platform.db
    .insertInto('outbox_mails')
    .values({
      id: v7(),
      recipient: 'ana@ejemplo.com',
      subject: 'Tu código',
      text_body: '123456 '.repeat(1000),
      html_body: '',
      created_at: app.clock.now(),
    })
    .execute()
  const mails = await ask('br', { path: '/api/dev/outbox' })
  expect(mails.bytes.length).toBeGreaterThan(7000)
  expect(encodingOf(mails)).toBeUndefined()
})
