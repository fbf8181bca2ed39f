import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { restaurantTexts as texts } from '../../restaurants.texts.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { purgeDeleted } from '../deletion/delete-restaurant.service.ts'
import { releaseSlug } from './slugs.service.ts'

const owners = async (app: TestApp, count: number): Promise<SignedIn[]> =>
  Promise.all(Array.from({ length: count }, async () => app.signIn(await app.make.owner({ plan: {} }))))
const create = (app: TestApp, as: SignedIn, body: object) =>
  app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as, body: { name: 'Casa', ...body } })
const move = (app: TestApp, as: SignedIn, id: string, slug: string) =>
  app.request<Restaurant>({ method: 'PUT', path: `/api/restaurants/${id}`, as, body: { slug } })
const isTaken = async (app: TestApp, slug: string, as?: SignedIn) => {
  const path = `/api/restaurants/check-slug/${encodeURIComponent(slug)}`
  return (await app.request<{ exists: boolean }>({ path, ...(as && { as }) })).data.exists
}

describe('one slug, wanted by many', () => {
  test('ten owners create with it in parallel: one 201, nine 409', async () => {
    const app = await createTestApp()
    const people = await owners(app, 10)
    const answers = await Promise.all(people.map(as => create(app, as, { slug: 'La Esquina' })))
    expect(answers.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)])
    const refused = answers.find(answer => answer.status === 409)
    expect(refused).toMatchObject({ code: 'slug_exists' })
    expect(refused?.message).toContain('exists')
  })

  test('two restaurants move to it: one 200, one 409, which stays where it was', async () => {
    const app = await createTestApp()
    const people = await owners(app, 2)
    const made = await Promise.all(people.map(as => create(app, as, {})))
    const moves = await Promise.all(people.map((as, index) => move(app, as, made[index]?.data._id ?? '', 'deseada')))
    expect(moves.map(answer => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const loser = moves.findIndex(answer => answer.status === 409)
    const { data } = await app.request<Restaurant>({
      path: `/api/restaurants/${made[loser]?.data._id}`,
      as: people[loser] as SignedIn,
    })
    expect(data.slug).toBe(made[loser]?.data.slug)
  })

  test("two that want each other's slug both get 409, without a deadlock", async () => {
    const app = await createTestApp()
    const [one, other] = (await owners(app, 2)) as [SignedIn, SignedIn]
    const first = (await create(app, one, { slug: 'primera' })).data
    const second = (await create(app, other, { slug: 'segunda' })).data
    const answers = await Promise.all([
      move(app, one, first._id, 'segunda'),
      move(app, other, second._id, 'primera'),
      move(app, one, first._id, 'segunda'),
    ])
    expect(answers.map(answer => answer.status)).toEqual([409, 409, 409])
  })

  test('derived from the same name, each owner gets one with a number of four digits', async () => {
    const app = await createTestApp()
    const answers = await Promise.all((await owners(app, 6)).map(as => create(app, as, { name: 'Casa Pepe' })))
    const slugs = answers.map(answer => answer.data.slug)
    expect(new Set(slugs).size).toBe(6)
    expect(slugs.filter(slug => slug === 'casa-pepe')).toHaveLength(1)
    expect(slugs.filter(slug => /^casa-pepe-[1-9]\d{3}$/.test(slug))).toHaveLength(5)
  })

  test('a name without letters becomes restaurante-NNNN', async () => {
    const app = await createTestApp()
    const [owner] = (await owners(app, 1)) as [SignedIn]
    for (const name of ['!!!', '寿司', 'Ñ!']) {
      const { data } = await create(app, owner, { name })
      expect(data.slug).toMatch(/^restaurante-[1-9]\d{3}$/)
    }
  })

  test('a reserved word is taken: derived ones get a number, given ones 409', async () => {
    const app = await createTestApp()
    const [owner] = (await owners(app, 1)) as [SignedIn]
    const derived = await create(app, owner, { name: 'Precios' })
    expect(derived.data.slug).toMatch(/^precios-\d{4}$/)
    expect(await create(app, owner, { slug: 'Dashboard' })).toMatchObject({ status: 409, code: 'slug_exists' })
    expect(await create(app, owner, { slug: 'el-rincon' })).toMatchObject({ status: 409 })
    expect(await move(app, owner, derived.data._id, 'sw.js')).toMatchObject({ status: 409 })
  })
})

describe('a slug is never given away', () => {
  test('after three changes all stay reserved for it, also after deletion and after the purge', async () => {
    const app = await createTestApp()
    const [owner, other] = (await owners(app, 2)) as [SignedIn, SignedIn]
    const { data } = await create(app, owner, { slug: 'uno' })
    await create(app, owner, { name: 'Otra' })
    const all = ['uno', 'dos', 'tres', 'cuatro']
    for (const slug of all.slice(1)) expect((await move(app, owner, data._id, slug)).data.slug).toBe(slug)

    const nobodyElseGetsOne = async (claimant = other) => {
      for (const slug of all) {
        expect(await isTaken(app, slug, claimant)).toBe(true)
        expect(await isTaken(app, slug)).toBe(true)
        expect(await create(app, claimant, { slug: slug.toUpperCase() })).toMatchObject({
          status: 409,
          code: 'slug_exists',
        })
      }
    }
    await nobodyElseGetsOne()
    expect(await isTaken(app, 'uno', owner)).toBe(false)
    expect(await isTaken(app, 'cuatro', owner)).toBe(true)

    for (const slug of all.slice(0, 3)) {
      const page = await app.request({ path: `/${slug}?lang=en` })
      expect([page.status, page.headers['location']]).toEqual([308, '/cuatro?lang=en'])
      const menu = await app.request<{ slug: string }>({ path: `/api/public/${slug}` })
      expect([menu.status, menu.data.slug]).toEqual([200, 'cuatro'])
    }

    expect((await move(app, owner, data._id, 'uno')).data.slug).toBe('uno')
    expect((await move(app, owner, data._id, 'cuatro')).data.slug).toBe('cuatro')

    const path = `/api/restaurants/${data._id}`
    expect((await app.request({ method: 'DELETE', path, as: owner })).status).toBe(200)
    await nobodyElseGetsOne()
    expect(await isTaken(app, 'uno', owner)).toBe(true)
    expect(await create(app, owner, { slug: 'uno' })).toMatchObject({ status: 409 })

    app.clock.advance(31 * DAY_MS)
    await purgeDeleted(app.platform)
    const left = await app.platform.db.selectFrom('restaurants').select('id').where('id', '=', data._id).execute()
    expect(left).toEqual([])
    await nobodyElseGetsOne(await app.signIn(other))
  })

  test('another restaurant of the same owner does not get a former slug either', async () => {
    const app = await createTestApp()
    const [owner] = (await owners(app, 1)) as [SignedIn]
    const first = (await create(app, owner, { slug: 'primera' })).data
    const second = (await create(app, owner, { slug: 'segunda' })).data
    await move(app, owner, first._id, 'nueva')
    expect(await move(app, owner, second._id, 'primera')).toMatchObject({ status: 409 })
  })

  test('the operator may release one that no restaurant uses now', async () => {
    const app = await createTestApp()
    const [owner, other] = (await owners(app, 2)) as [SignedIn, SignedIn]
    const { data } = await create(app, owner, { slug: 'vieja' })
    await move(app, owner, data._id, 'nueva')
    expect(await releaseSlug(app.platform, 'nueva')).toBe('in_use')
    expect(await releaseSlug(app.platform, 'ninguna')).toBe('unknown')
    expect(await releaseSlug(app.platform, 'Vieja')).toBe('released')
    expect((await create(app, other, { slug: 'vieja' })).status).toBe(201)
  })

  test('one that was released leads nowhere, also from a cached menu', async () => {
    const app = await createTestApp()
    const [owner] = (await owners(app, 1)) as [SignedIn]
    const { data } = await create(app, owner, { slug: 'vieja' })
    await move(app, owner, data._id, 'nueva')
    expect((await app.request({ path: '/vieja' })).headers['location']).toContain('/nueva')
    expect((await app.request({ path: '/nueva' })).status).toBe(200)
    await releaseSlug(app.platform, 'vieja')
    await expect.poll(async () => (await app.request({ path: '/vieja' })).status).toBe(404)
  })
})

describe('check-slug', () => {
  test('is public, compares the normal form, and refuses what has none', async () => {
    const app = await createTestApp()
    const restaurant = await app.make.restaurant(await app.make.owner(), { slug: 'casa-pepe' })
    expect(await isTaken(app, ' Cása  PEPE! ')).toBe(true)
    expect(await isTaken(app, 'casa-pepa')).toBe(false)
    expect(await isTaken(app, restaurant.slug.toUpperCase())).toBe(true)
    for (const slug of ['!!!', 'a', 'a%00bc']) {
      const answer = await app.request({ path: `/api/restaurants/check-slug/${slug}` })
      expect(answer.status).toBe(400)
    }
    const refused = await app.request({ path: '/api/restaurants/check-slug/!!!' })
    expect(refused.message).toBe(texts.slugFormat)
  })

  test('every first segment of a registered route and every static name is taken', async () => {
    const app = await createTestApp()
    const registered = app.router.fastify
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap(line => /[├└]── \/?([^/\s(:*]+)/.exec(line)?.[1] ?? [])
      .filter(word => isPage(app, word))
    const names = ['api', 'auth', 'dashboard', 'precios', 'aviso-legal', 'politica-privacidad', 'politica-cookies']
    names.push(
      'terminos-condiciones',
      'subscription',
      'components',
      'assets',
      'uploads',
      'dev',
      'docs',
      'admin',
      'login',
    )
    names.push('health', 'metrics', 'sw.js', 'robots.txt', 'sitemap.xml', '.well-known', 'favicon.ico', 'El-Rincon')
    expect(registered.length).toBeGreaterThan(3)
    for (const name of [...names, ...registered]) expect([name, await isTaken(app, name)]).toEqual([name, true])
  })

  test('sixty a minute for one IP', async () => {
    const app = await createTestApp({ rateLimits: true })
    const path = '/api/restaurants/check-slug/casa'
    for (let call = 0; call < 60; call++) expect((await app.request({ path })).status).toBe(200)
    const refused = await app.request({ path })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

/** True when the path is a page at the root. */
const isPage = (app: TestApp, word: string): boolean => app.router.fastify.hasRoute({ method: 'GET', url: `/${word}` })
