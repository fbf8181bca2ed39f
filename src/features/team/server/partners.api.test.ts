import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { invite, listTeam, removeMember, resend, sync, updateMember } from '#test/team/invitations.ts'
import { createPeople, put } from '#test/team/people.ts'
import { RIGHTS } from '#features/identity/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'

describe('a partner', () => {
  test('invites, changes and removes workers, and makes a restaurant of the house', async () => {
    const app = await createTestApp()
    const { asRafa, cook, ids, restaurant, person } = await createPeople(app)
    expect((await invite(app, asRafa, { email: 'noa@ejemplo.com', restaurantIds: ids })).status).toBe(201)
    const change = await updateMember(app, asRafa, cook.id, { roleIds: { [restaurant.id]: 'encargado' } })
    expect(change.data.rights[restaurant.id]).toEqual(RIGHTS)
    expect((await removeMember(app, asRafa, cook.id)).data.status).toBe('removed')
    expect((await sync(app, asRafa)).status).toBe(200)
    const made = await app.request<Restaurant>({
      method: 'POST',
      path: '/api/restaurants',
      as: asRafa,
      body: { name: 'La de los dos' },
    })
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
    const { asRafa, lola, rafa, cook, owner, ids } = await createPeople(app)
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
    const { id: pending } = (await invite(app, owner, { email: 'p@ejemplo.com', restaurantIds: ids, partner: true }))
      .data
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
    const { owner, rafa, asRafa, restaurant, second } = await createPeople(app)
    const { data } = await updateMember(app, owner, rafa.id, { partner: false })
    expect([data.partner, data.roleIds]).toEqual([false, { [restaurant.id]: 'encargado', [second.id]: 'encargado' }])
    expect((await listTeam(app, asRafa)).code).toBe('team_forbidden')
    expect((await put(app, asRafa, `/restaurants/${restaurant.id}`, { slug: 'otra-calle' })).status).toBe(403)
    expect((await put(app, asRafa, `/restaurants/${restaurant.id}`, { name: 'Otro nombre' })).status).toBe(200)
  })
})
