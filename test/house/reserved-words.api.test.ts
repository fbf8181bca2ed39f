import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../app.ts'
import { listRoutes } from './routes.ts'

/** Static names and words for later that 3-decisions §5 lists beside the registered routes. */
const NAMED = [
  'api auth dashboard precios aviso-legal politica-privacidad politica-cookies terminos-condiciones subscription',
  'components assets uploads dev docs admin login health metrics sw.js robots.txt sitemap.xml .well-known favicon.ico',
  'cuenta pago pagos factura acceso entrar iniciar-sesion seguridad oficial sobremesa',
].flatMap(line => line.split(' '))

async function isTaken(app: TestApp, word: string): Promise<boolean> {
  const answer = await app.request<{ exists: boolean }>({
    path: `/api/restaurants/check-slug/${encodeURIComponent(word)}`,
  })
  expect(answer.status).toBe(200)
  return answer.data.exists
}

test('the first segment of every route is taken', async () => {
  const app = await createTestApp()
  const segments = [...new Set(listRoutes(app.router.fastify).map(({ path }) => path.split('/')[1] ?? ''))]
  const words = segments.filter(segment => segment !== '' && !/[:*]/.test(segment))
  expect(words).toEqual(expect.arrayContaining(['api', 'auth', 'dashboard', 'precios', 'uploads']))
  for (const word of words) expect([word, await isTaken(app, word)]).toEqual([word, true])
})

test('every word that the specification names is taken, in any spelling', async () => {
  const app = await createTestApp()
  for (const word of [...NAMED, 'AUTH', 'Précios', ' dashboard ', 'swjs', 'robotstxt'])
    expect([word, await isTaken(app, word)]).toEqual([word, true])
})

describe('a restaurant cannot have a reserved address', () => {
  test.each(['auth', 'Precios', 'sw.js'])('%s', async slug => {
    const app = await createTestApp()
    const owner = await app.signUp()
    const answer = await app.request({
      method: 'POST',
      path: '/api/restaurants',
      as: owner,
      body: { name: 'Casa Marta', slug },
    })
    expect([answer.status, answer.code]).toEqual([409, 'slug_exists'])
  })
})

test('an unused word is free, and so is one that only begins with a reserved one', async () => {
  const app = await createTestApp()
  for (const word of ['casa-marta', 'pago-a-pago', 'la-cuenta', 'oficiales', 'cuentas'])
    expect([word, await isTaken(app, word)]).toEqual([word, false])
})

test('a restaurant that has a word from before it was reserved keeps it, and may come back to it', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const restaurant = await app.make.restaurant(owner, { slug: 'pago' })
  const path = `/api/restaurants/${restaurant.id}`
  const put = async (body: object) => (await app.request({ method: 'PUT', path, as: owner, body })).status
  expect((await app.request({ path: '/pago' })).status).toBe(200)
  expect(await put({ slug: 'pago', name: 'Otra' })).toBe(200)
  expect([await put({ slug: 'casa' }), await put({ slug: 'pagos' }), await put({ slug: 'pago' })]).toEqual([
    200, 409, 200,
  ])
})
