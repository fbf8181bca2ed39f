import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import {
  accept,
  createTeamOwner,
  invite,
  listTeam,
  login,
  mailedToken,
  sync,
  updateMember,
} from '#test/team/invitations.ts'
import { createPeople, put } from '#test/team/people.ts'
import { GIVEN_ROLES, type Right, RIGHTS, USUAL_RIGHTS } from '#features/identity/rights.rules.ts'
import type { User } from '#features/identity/identity.contract.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'

describe('a worker with the role Cocina', () => {
  test('declares allergens, and changes no price', async () => {
    const app = await createTestApp()
    const { asCook, dish, restaurant } = await createPeople(app)
    const path = `/menu/items/${dish.id}`
    expect((await put(app, asCook, path, { allergens: ['gluten'] })).status).toBe(200)
    const price = await put(app, asCook, path, { price: 12 })
    expect([price.status, price.code, price.message]).toEqual([403, 'no_right', 'Esto lo cambian Marta, Rafa y Lola.'])
    const items = [{ _id: dish.id, price: 12 }]
    expect((await put(app, asCook, `/restaurants/${restaurant.id}/items/bulk`, { items })).code).toBe('no_right')
    const mixed = await put(app, asCook, path, { translations: { es: { name: 'Otro' } }, price: 12 })
    expect(mixed.code).toBe('no_right')
    const { data } = await app.request<Dish>({ path: `/api${path}`, as: asCook })
    expect([data.price, data.allergens, data.translations.es?.name]).toEqual([
      9.5,
      ['gluten'],
      expect.not.stringMatching('Otro'),
    ])
  })

  test('copies a dish without its price, which whoever may sets later', async () => {
    const app = await createTestApp()
    const { asCook, dish, owner } = await createPeople(app)
    await put(app, owner, `/menu/items/${dish.id}`, { allergens: ['milk'] })
    const path = `/api/menu/items/${dish.id}/duplicate`
    const { status, data } = await app.request<Dish>({ method: 'POST', path, as: asCook })
    expect([status, data.price, data.prices, data.allergens]).toEqual([201, 0, [], ['milk']])
  })

  test('reads what they may change, and the names of who changes the rest', async () => {
    const app = await createTestApp()
    const { asCook, restaurant, owner, asRafa } = await createPeople(app)
    const { data } = await app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as: asCook })
    expect(data.rights).toEqual(['availability', 'texts', 'allergens'])
    const names = ['Marta', 'Rafa', 'Lola']
    expect(data.rightHolders).toEqual({ prices: names, hours: names, look: names, print: names, activity: names })
    for (const as of [owner, asRafa]) {
      const { rights, rightHolders } = (
        await app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as })
      ).data
      expect([rights, rightHolders]).toEqual([RIGHTS, {}])
    }
    const user = await put<User>(app, asCook, `/restaurants/${restaurant.id}/switch`, {})
    expect([user.data.rights, user.data.partner]).toEqual([['availability', 'texts', 'allergens'], undefined])
  })
})

test('access to all restaurants gives nobody a right that they have not', async () => {
  const app = await createTestApp()
  const { owner, cook, restaurant, second } = await createPeople(app)
  await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: 'cocina' } })
  expect((await sync(app, owner)).data.syncedCount).toBe(1)
  const member = (await listTeam(app, owner)).data.find(({ id }) => id === cook.id)
  expect(member?.roleIds).toEqual({ [restaurant.id]: 'cocina', [second.id]: 'cocina' })
  expect(member?.rights[second.id]).toEqual(GIVEN_ROLES.cocina)
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
    const made = await app.request<Restaurant>({
      method: 'POST',
      path: '/api/restaurants',
      as: owner,
      body: { name: 'Tercera' },
    })
    const browser = app.browser()
    const { data } = await login(app, 'socia@ejemplo.com', undefined, browser)
    expect(data).toMatchObject({ role: 'worker', partner: true, rights: RIGHTS })
    expect(
      (await app.request<Restaurant[]>({ path: '/api/restaurants', as: browser })).data.map(({ _id }) => _id),
    ).toContain(made.data._id)
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
