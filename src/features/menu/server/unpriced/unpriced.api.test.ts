import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { GIVEN_ROLES } from '#features/identity/rights.rules.ts'
import { createTestApp, type SignedIn } from '#test/app.ts'
import { MINUTE_MS } from '#shared/time.ts'

const MORNING = new Date('2026-11-26T09:00:00Z')
const SOON_MS = MINUTE_MS

/** Marta's house, with a cook who may set no price and a waiter who may. */
async function house() {
  const app = await createTestApp({ now: MORNING })
  const owner = await app.make.owner({ name: 'Marta Iglesias', plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Fermina' })
  const category = await app.make.category(restaurant)
  const cook = await app.make.worker([restaurant], { name: 'Luis Prieto', rights: GIVEN_ROLES.cocina })
  const waiter = await app.make.worker([restaurant], { rights: ['prices'] })
  const asCook = await app.signIn(cook)
  const add = async (name: string, as: SignedIn = asCook, more: object = {}) => {
    const body = { translations: { es: { name } }, ...more }
    const path = `/api/categories/${category.id}/items`
    return (await app.request<{ _id: string }>({ method: 'POST', path, as, body })).data._id
  }
  /** What is mailed within so many milliseconds from now. */
  const mails = async (ms = SOON_MS): Promise<string[]> => {
    const before = app.mail.sent.length
    app.clock.advance(ms)
    if (ms > 0) await sql`UPDATE pgboss.job SET start_after = now()`.execute(app.platform.db)
    await app.runJobs()
    return app.mail.sent
      .slice(before)
      .map(({ to, subject }) => `${to === owner.email ? 'owner' : to === waiter.email ? 'waiter' : to}: ${subject}`)
      .toSorted()
  }
  const tomorrow = () => Date.parse('2026-11-27T08:01:00Z') - app.clock.now().getTime()
  return { app, owner, restaurant, category, cook, waiter, asCook, add, mails, tomorrow }
}

test('who may set prices is told of the dishes that a cook adds without, in one mail', async () => {
  const { app, owner, restaurant, cook, add, mails } = await house()
  await app.make.invited([restaurant])
  const asOwner = await app.signIn(owner)
  await add('Flan')
  await add('Pan de la casa', asOwner)
  expect(await mails(0)).toEqual([])
  await add('Natillas')
  const subject = '2 platos nuevos sin precio'
  expect(await mails()).toEqual([`owner: ${subject}`, `waiter: ${subject}`])
  expect(app.mail.sent[0]?.text).toMatch(/Luis ha añadido[^]*Casa Fermina[^]*Flan, Natillas/)
  expect(app.mail.sent[0]?.text).not.toMatch(/Pan de la casa/)
  expect(app.mail.sent.map(({ to }) => to)).not.toContain(cook.email)
  expect(await mails()).toEqual([])
})

test('a duplicate has no price either; one that has got its price meanwhile, or is deleted, is told to nobody', async () => {
  const { app, owner, category, asCook, add, mails } = await house()
  const asOwner = await app.signIn(owner)
  const dish = await app.make.dish(category, { name: 'Croquetas' })
  const copied = { method: 'POST', path: `/api/menu/items/${dish.id}/duplicate`, as: asCook } as const
  const { _id: copy } = (await app.request<{ _id: string }>(copied)).data
  const gone = await add('Flan')
  await app.request({ method: 'DELETE', path: `/api/menu/items/${gone}`, as: asCook })
  await app.request({ method: 'PUT', path: `/api/menu/items/${copy}`, as: asOwner, body: { price: 4 } })
  expect(await mails()).toEqual([])
  await app.request(copied)
  expect(await mails()).toHaveLength(2)
})

test('nobody gets two notices on one day: the next dishes wait for the morning, together', async () => {
  const { add, mails, tomorrow } = await house()
  await add('Flan')
  expect(await mails()).toEqual(['owner: Flan no tiene precio', 'waiter: Flan no tiene precio'])
  await add('Natillas')
  expect(await mails()).toEqual([])
  await add('Arroz con leche')
  expect(await mails()).toEqual([])
  const both = '2 platos nuevos sin precio'
  expect(await mails(tomorrow())).toEqual([`owner: ${both}`, `waiter: ${both}`])
})

test('who had another notice today is told tomorrow, and nobody else twice', async () => {
  const { app, owner, add, mails, tomorrow } = await house()
  const { db } = app.platform
  await db.updateTable('users').set({ notice_mailed_on: '2026-11-26' }).where('id', '=', owner.id).execute()
  await add('Flan')
  expect(await mails()).toEqual(['waiter: Flan no tiene precio'])
  expect(await mails(tomorrow())).toEqual(['owner: Flan no tiene precio'])
  expect(await db.selectFrom('price_asks').selectAll().execute()).toEqual([])
})

test('switched off, none comes', async () => {
  const { app, waiter, add, mails } = await house()
  const as = await app.signIn(waiter)
  const muted = await app.request({ method: 'PUT', path: '/api/auth/update', as, body: { mutedMails: ['prices'] } })
  expect(muted.status).toBe(200)
  await add('Flan')
  expect(await mails()).toEqual(['owner: Flan no tiene precio'])
})
