import { describe, expect, test } from 'vitest'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { accept, createTeamOwner, invite, listTeam, login, mailedToken, removeMember, resend, sync, updateMember } from '#test/team/invitations.ts'
import { GIVEN_ROLES, type Right, RIGHTS, USUAL_RIGHTS } from '#features/identity/rights.rules.ts'
import type { User } from '#features/identity/identity.contract.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { HouseRole } from '../roles.contract.ts'

/** A house with a cook, a waiter and two partners; `owner` is Marta. */
async function createHouse(app: TestApp) {
  const made = await createTeamOwner(app)
  const both = [made.restaurant, made.second]
  const cook = await app.make.worker([made.restaurant], { name: 'Luis Prieto', rights: GIVEN_ROLES.cocina })
  const rafa = await app.make.worker(both, { name: 'Rafa Ortega', isPartner: true })
  const lola = await app.make.worker(both, { name: 'Lola Gil', isPartner: true })
  const dish = await app.make.dish(await app.make.category(made.restaurant))
  return { ...made, cook, rafa, lola, dish, asCook: await app.signIn(cook), asRafa: await app.signIn(rafa) }
}

const put = <Data>(app: TestApp, as: SignedIn, path: string, body: unknown) =>
  app.request<Data>({ method: 'PUT', path: `/api${path}`, as, body })
const role = (app: TestApp, as: SignedIn, name: string, rights: readonly Right[] = ['prices']) =>
  app.request<HouseRole>({ method: 'POST', path: '/api/team/roles', as, body: { name, rights } })
const rolesOf = async (app: TestApp, as: SignedIn) => (await app.request<HouseRole[]>({ path: '/api/team/roles', as })).data

describe('a worker with the role Cocina', () => {
  test('declares allergens, and changes no price', async () => {
    const app = await createTestApp()
    const { asCook, dish, restaurant } = await createHouse(app)
    const path = `/menu/items/${dish.id}`
    expect((await put(app, asCook, path, { allergens: ['gluten'] })).status).toBe(200)
    const price = await put(app, asCook, path, { price: 12 })
    expect([price.status, price.code, price.message]).toEqual([403, 'no_right', 'Esto lo cambian Marta, Rafa y Lola.'])
    const items = [{ _id: dish.id, price: 12 }]
    expect((await put(app, asCook, `/restaurants/${restaurant.id}/items/bulk`, { items })).code).toBe('no_right')
    const mixed = await put(app, asCook, path, { translations: { es: { name: 'Otro' } }, price: 12 })
    expect(mixed.code).toBe('no_right')
    const { data } = await app.request<Dish>({ path: `/api${path}`, as: asCook })
    expect([data.price, data.allergens, data.translations.es?.name]).toEqual([9.5, ['gluten'], expect.not.stringMatching('Otro')])
  })

  test('copies a dish without its price, which whoever may sets later', async () => {
    const app = await createTestApp()
    const { asCook, dish, owner } = await createHouse(app)
    await put(app, owner, `/menu/items/${dish.id}`, { allergens: ['milk'] })
    const path = `/api/menu/items/${dish.id}/duplicate`
    const { status, data } = await app.request<Dish>({ method: 'POST', path, as: asCook })
    expect([status, data.price, data.prices, data.allergens]).toEqual([201, 0, [], ['milk']])
  })

  test('reads what they may change, and the names of who changes the rest', async () => {
    const app = await createTestApp()
    const { asCook, restaurant, owner, asRafa } = await createHouse(app)
    const { data } = await app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as: asCook })
    expect(data.rights).toEqual(['availability', 'texts', 'allergens'])
    const names = ['Marta', 'Rafa', 'Lola']
    expect(data.rightHolders).toEqual({ prices: names, hours: names, look: names, print: names, activity: names })
    for (const as of [owner, asRafa]) {
      const { rights, rightHolders } = (await app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as })).data
      expect([rights, rightHolders]).toEqual([RIGHTS, {}])
    }
    const user = await put<User>(app, asCook, `/restaurants/${restaurant.id}/switch`, {})
    expect([user.data.rights, user.data.partner]).toEqual([['availability', 'texts', 'allergens'], undefined])
  })
})

describe('inviting', () => {
  test('gives a role or rights in each restaurant, and the usual ones where nothing is said', async () => {
    const app = await createTestApp()
    const { owner, restaurant, second } = await createTeamOwner(app)
    const ids = [restaurant.id, second.id]
    const body = { email: 'noa@ejemplo.com', restaurantIds: ids, roleIds: { [restaurant.id]: 'sala' } }
    const { data: noa } = await invite(app, owner, body)
    expect(noa.rights).toEqual({ [restaurant.id]: GIVEN_ROLES.sala, [second.id]: USUAL_RIGHTS })
    expect(noa.roleIds).toEqual({ [restaurant.id]: 'sala', [second.id]: null })
    const again = { ...body, roleIds: undefined, rights: { [second.id]: ['print', 'prices'] as Right[] } }
    const { data } = await invite(app, owner, again)
    expect(data.rights).toEqual({ [restaurant.id]: USUAL_RIGHTS, [second.id]: ['prices', 'print'] })
  })

  test('refuses a foreign restaurant and an unknown role, and invites nobody', async () => {
    const app = await createTestApp()
    const { owner, restaurant, second } = await createTeamOwner(app)
    const stranger = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
    const foreign = await app.make.houseRole(stranger)
    const body = { email: 'noa@ejemplo.com', restaurantIds: [restaurant.id] }
    for (const bad of [
      { roleIds: { [second.id]: 'sala' } },
      { rights: { [second.id]: ['prices'] } },
      { roleIds: { [restaurant.id]: foreign.id } },
      { roleIds: { [restaurant.id]: 'jefe' } },
      { rights: { [restaurant.id]: ['team'] } },
    ])
      expect((await invite(app, owner, { ...body, ...(bad as object) })).status).toBe(400)
    expect((await listTeam(app, owner)).data).toHaveLength(1)
  })

  test('an invited partner works in every restaurant, also in one that is made later', async () => {
    const app = await createTestApp()
    const { owner, ids } = await createTeamOwner(app)
    const invited = { email: 'socia@ejemplo.com', restaurantIds: ids, partner: true }
    expect((await invite(app, owner, invited)).data).toMatchObject({ partner: true, role: 'worker' })
    await accept(app, await mailedToken(app, 'socia@ejemplo.com'))
    const made = await app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as: owner, body: { name: 'Tercera' } })
    const browser = app.browser()
    const { data } = await login(app, 'socia@ejemplo.com', undefined, browser)
    expect(data).toMatchObject({ role: 'worker', partner: true, rights: RIGHTS })
    expect((await app.request<Restaurant[]>({ path: '/api/restaurants', as: browser })).data.map(({ _id }) => _id)).toContain(made.data._id)
  })
})

describe('a partner', () => {
  test('invites, changes and removes workers, and makes a restaurant of the house', async () => {
    const app = await createTestApp()
    const { asRafa, cook, ids, restaurant, person } = await createHouse(app)
    expect((await invite(app, asRafa, { email: 'noa@ejemplo.com', restaurantIds: ids })).status).toBe(201)
    const change = await updateMember(app, asRafa, cook.id, { roleIds: { [restaurant.id]: 'encargado' } })
    expect(change.data.rights[restaurant.id]).toEqual(RIGHTS)
    expect((await removeMember(app, asRafa, cook.id)).data.status).toBe('removed')
    expect((await sync(app, asRafa)).status).toBe(200)
    const made = await app.request<Restaurant>({ method: 'POST', path: '/api/restaurants', as: asRafa, body: { name: 'La de los dos' } })
    const { owner_id: ownerId } = await app.platform.db
      .selectFrom('restaurants')
      .select('owner_id')
      .where('id', '=', made.data._id)
      .executeTakeFirstOrThrow()
    expect([made.status, ownerId]).toEqual([201, person.id])
    const slug = await put<Restaurant>(app, asRafa, `/restaurants/${made.data._id}`, { slug: 'la-de-los-dos-nueva' })
    expect([slug.status, slug.data.slug]).toEqual([200, 'la-de-los-dos-nueva'])
  })

  test('neither pays nor touches another partner, and makes none', async () => {
    const app = await createTestApp()
    const { asRafa, lola, rafa, cook, owner, ids } = await createHouse(app)
    const post = (path: string, body: unknown) => app.request({ method: 'POST', path: `/api${path}`, as: asRafa, body })
    const pays = [
      await post('/payments/create-billing-portal', { returnUrl: '/dashboard' }),
      await post('/payments/create-checkout-session', {
        planTier: 'pro',
        billingInterval: 'yearly',
        successUrl: '/dashboard',
        cancelUrl: '/dashboard',
      }),
      await put(app, asRafa, '/subscriptions/plan', { planName: 'basic' }),
    ]
    expect(pays.map(({ status, code }) => [status, code])).toEqual(pays.map(() => [403, 'forbidden']))
    const { id: pending } = (await invite(app, owner, { email: 'p@ejemplo.com', restaurantIds: ids, partner: true })).data
    const touches = [
      await removeMember(app, asRafa, lola.id),
      await removeMember(app, asRafa, rafa.id),
      await updateMember(app, asRafa, lola.id, { name: 'Otra' }),
      await updateMember(app, asRafa, lola.id, { partner: false }),
      await updateMember(app, asRafa, cook.id, { partner: true }),
      await resend(app, asRafa, pending),
      await invite(app, asRafa, { email: 'p@ejemplo.com', restaurantIds: ids }),
      await invite(app, asRafa, { email: 'otro@ejemplo.com', restaurantIds: ids, partner: true }),
    ]
    expect(touches.map(({ status, code }) => [status, code])).toEqual(touches.map(() => [403, 'partner_forbidden']))
    const { data } = await listTeam(app, owner)
    expect(data.find(({ id }) => id === lola.id)).toMatchObject({ name: 'Lola Gil', partner: true, status: 'active' })
    expect(data.filter(({ partner }) => partner)).toHaveLength(3)
  })

  test('whom the owner makes none any more goes on as Encargado, without the team', async () => {
    const app = await createTestApp()
    const { owner, rafa, asRafa, restaurant, second } = await createHouse(app)
    const { data } = await updateMember(app, owner, rafa.id, { partner: false })
    expect([data.partner, data.roleIds]).toEqual([false, { [restaurant.id]: 'encargado', [second.id]: 'encargado' }])
    expect((await listTeam(app, asRafa)).code).toBe('team_forbidden')
    expect((await put(app, asRafa, `/restaurants/${restaurant.id}`, { slug: 'otra-calle' })).status).toBe(403)
    expect((await put(app, asRafa, `/restaurants/${restaurant.id}`, { name: 'Otro nombre' })).status).toBe(200)
  })
})

describe('roles of the house', () => {
  test('have each name once, without accents, and there are nine', async () => {
    const app = await createTestApp()
    const { owner } = await createTeamOwner(app)
    expect((await role(app, owner, 'Jardín')).status).toBe(201)
    for (const name of ['jardin', 'SALA', 'Cócina']) expect((await role(app, owner, name)).code).toBe('role_exists')
    expect((await role(app, owner, 'J')).errors).toEqual({ name: 'El nombre debe tener al menos 2 caracteres' })
    for (let number = 2; number <= 9; number++) expect((await role(app, owner, `Papel ${number}`)).status).toBe(201)
    const tenth = await role(app, owner, 'Papel 10')
    expect([tenth.status, tenth.code]).toEqual([409, 'role_limit'])
    expect(await rolesOf(app, owner)).toHaveLength(9)
  })

  test('a change holds for all who have it, or for those named: the others keep what they had', async () => {
    const app = await createTestApp()
    const { owner, restaurant, ids } = await createTeamOwner(app)
    const { data: barra } = await role(app, owner, 'Barra', ['prices', 'hours'])
    const workers = [await app.make.worker([restaurant]), await app.make.worker([restaurant])]
    for (const { id } of workers) await updateMember(app, owner, id, { roleIds: { [restaurant.id]: barra.id } })
    const path = `/team/roles/${barra.id}`
    const all = await put<HouseRole>(app, owner, path, { rights: ['print'], apply: 'all' })
    expect(all.data).toMatchObject({ rights: ['print'], memberIds: workers.map(({ id }) => id) })
    const [one, other] = workers as [(typeof workers)[0], (typeof workers)[0]]
    const some = await put<HouseRole>(app, owner, path, { rights: ['look'], apply: [one.id] })
    expect(some.data.memberIds).toEqual([one.id])
    const grantOf = async (id: string) => {
      const member = (await listTeam(app, owner)).data.find(each => each.id === id)
      return [member?.rights[restaurant.id], member?.roleIds[restaurant.id]]
    }
    expect([await grantOf(one.id), await grantOf(other.id)]).toEqual([[['look'], barra.id], [['print'], null]])
    expect((await put(app, owner, path, { rights: [], apply: [owner.id] })).status).toBe(400)
    expect((await app.request({ method: 'DELETE', path: `/api${path}`, as: owner })).status).toBe(200)
    expect(await grantOf(one.id)).toEqual([['look'], null])
    expect((await invite(app, owner, { email: 'n@ejemplo.com', restaurantIds: ids, roleIds: { [restaurant.id]: barra.id } } as never)).status).toBe(400)
  })

  test('and rights need a plan with a team; after a downgrade they hold as they are', async () => {
    const app = await createTestApp()
    const { owner, restaurant, person } = await createTeamOwner(app)
    const worker = await app.make.worker([restaurant], { rights: ['prices'] })
    const { data: barra } = await role(app, owner, 'Barra')
    await app.make.plan(person.id, { tier: 'basic', status: 'active' })
    const refused = [
      await role(app, owner, 'Otra'),
      await put(app, owner, `/team/roles/${barra.id}`, { rights: [] }),
      await updateMember(app, owner, worker.id, { rights: { [restaurant.id]: [] } }),
      await updateMember(app, owner, worker.id, { partner: true }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(refused.map(() => [403, 'team_plan']))
    const as = await app.signIn(worker)
    expect((await put(app, as, `/restaurants/${restaurant.id}`, { name: 'Otro' })).code).toBe('no_right')
  })
})

test('whoever works somewhere before there were rights keeps all but the activity', async () => {
  const app = await createTestApp()
  const { owner, restaurant } = await createTeamOwner(app)
  const former = await app.make.worker([restaurant])
  // As a process of the former release adds a member.
  await app.platform.db.deleteFrom('memberships').where('user_id', '=', former.id).execute()
  await app.platform.db
    .insertInto('memberships')
    .values({ user_id: former.id, restaurant_id: restaurant.id, role: 'worker', created_at: app.clock.now() })
    .execute()
  const { data } = await listTeam(app, owner)
  expect(data.find(({ id }) => id === former.id)?.rights).toEqual({ [restaurant.id]: USUAL_RIGHTS })
})
