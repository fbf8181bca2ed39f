import { sql } from 'kysely'
import { TOTP } from 'otpauth'
import { makeSecondFactor } from '#features/identity/server/second-factor/second-factor.ts'
import { MENU_BYTES_MAX } from '#features/menu/menu.limits.ts'
import { menuBytes } from '#features/menu/server/size/menu-size.ts'
import { v7 } from '#platform/id/id.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestRequest, TestResponse } from '#test/client.ts'
import { PASSWORD } from '#test/factories.ts'
import { createTeamOwner, invite, mailedToken } from '#test/team/invitations.ts'

/** One round of a race: what is sent at once, how many of these may win, and what the others are told. */
export type Round = { requests: TestRequest[]; winners: number; losers: readonly number[] }
/** Makes a round ready; `number` differs for each. */
export type Race = (app: TestApp, number: number) => Promise<Round>

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
const post = (path: string, body: unknown, as?: SignedIn): TestRequest => ({
  method: 'POST',
  path,
  body,
  ...(as && { as }),
})
const named = (name: string) => ({ translations: { es: { name } } })

async function resetCode(app: TestApp, email: string): Promise<string> {
  await app.request(post('/api/auth/forgot-password', { email }))
  await app.runJobs()
  return /\b\d{6}\b/.exec(app.mail.sent.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? ''
}

async function premium(app: TestApp) {
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  return { owner, restaurant: await app.make.restaurant(owner) }
}

/** All but `free` places of a limit are taken. */
async function fullMenu(app: TestApp, table: 'categories' | 'menu_items') {
  const { owner, restaurant } = await premium(app)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const [source, count] = table === 'categories' ? [category, 98] : [dish, 1998]
  await sql`
    INSERT INTO ${sql.table(table)} SELECT (jsonb_populate_record(row, jsonb_build_object('id', gen_random_uuid()))).*
    FROM ${sql.table(table)} row, generate_series(1, ${count}) WHERE row.id = ${source.id}`.execute(app.platform.db)
  return { owner, restaurant, category }
}

/** Everything that may be used once, and every limit that counts rows. */
export const RACES: Record<string, Race> = {
  'a reset code': async (app, number) => {
    const email = `codigo${number}@ejemplo.com`
    await app.make.owner({ email })
    const body = { email, code: await resetCode(app, email) }
    return { requests: times(5, () => post('/api/auth/verify-reset-code', body)), winners: 1, losers: [400] }
  },
  'the token of a code': async (app, number) => {
    const email = `token${number}@ejemplo.com`
    await app.make.owner({ email })
    const verify = post('/api/auth/verify-reset-code', { email, code: await resetCode(app, email) })
    const { tempToken } = (await app.request<{ tempToken: string }>(verify)).data
    const requests = times(3, index =>
      post('/api/auth/reset-password', { tempToken, newPassword: `${PASSWORD}${index}` }),
    )
    return { requests, winners: 1, losers: [400] }
  },
  'an invitation': async (app, number) => {
    const { owner, ids } = await createTeamOwner(app)
    const email = `noa${number}@ejemplo.com`
    await invite(app, owner, { email, restaurantIds: ids })
    const body = { token: await mailedToken(app, email), password: PASSWORD }
    return { requests: times(3, () => post('/api/team/accept-invitation', body)), winners: 1, losers: [400, 409] }
  },
  'the link that takes a deletion back': async app => {
    const { owner } = await premium(app)
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    await app.runJobs()
    const mail = app.mail.sent.findLast(({ to }) => to === owner.email)
    const token = /deshacer\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    return { requests: times(4, () => post('/api/auth/delete/undo', { token })), winners: 1, losers: [409] }
  },
  'a code of a second factor': async app => {
    const { id, email } = await app.make.admin()
    const { secret } = await makeSecondFactor(app.platform, { userId: id, email })
    const code = new TOTP({ secret }).generate({ timestamp: app.clock.now().getTime() })
    const body = { email, password: PASSWORD, code }
    return { requests: times(3, () => post('/api/auth/login', body)), winners: 1, losers: [401, 429] }
  },
  'a recovery code of a second factor': async app => {
    const { id, email } = await app.make.admin()
    const { recoveryCodes } = await makeSecondFactor(app.platform, { userId: id, email })
    const body = { email, password: PASSWORD, code: recoveryCodes[0] }
    return { requests: times(3, () => post('/api/auth/login', body)), winners: 1, losers: [401, 429] }
  },
  'a key of a creating call': async app => {
    const { owner } = await premium(app)
    const headers = { 'idempotency-key': v7() }
    // All are answered; the check afterwards finds one restaurant more.
    return {
      requests: times(5, () => ({ ...post('/api/restaurants', { name: 'Una vez' }, owner), headers })),
      winners: 5,
      losers: [],
    }
  },
  'a slug': async (app, number) => {
    const owners = await Promise.all(times(5, async () => app.signIn(await app.make.owner({ plan: {} }))))
    const body = { name: 'La misma', slug: `la-misma-${number}` }
    return { requests: owners.map(owner => post('/api/restaurants', body, owner)), winners: 1, losers: [409] }
  },
  'the restaurants of a plan': async app => {
    const owner = await app.signIn(await app.make.owner())
    const requests = times(5, index => post('/api/restaurants', { name: `Casa ${index}` }, owner))
    return { requests, winners: 1, losers: [403, 409] }
  },
  'thirty restaurants of an account': async app => {
    const { owner, restaurant } = await premium(app)
    await sql`
      INSERT INTO restaurants SELECT (jsonb_populate_record(row, jsonb_build_object(
        'id', gen_random_uuid(), 'slug', 'casa-' || gen_random_uuid()))).*
      FROM restaurants row, generate_series(1, 28) WHERE row.id = ${restaurant.id}`.execute(app.platform.db)
    const requests = times(4, index => post('/api/restaurants', { name: `Casa ${index}` }, owner))
    return { requests, winners: 1, losers: [409] }
  },
  'the bytes of a menu': async app => {
    const { owner, restaurant } = await premium(app)
    const category = await app.make.category(restaurant)
    const { id } = await app.make.dish(category)
    const { db } = app.platform
    const taken = await db.transaction().execute(trx => menuBytes(trx, restaurant.id))
    // A dish of a thousand letters fits, and not two.
    await sql`UPDATE menu_items SET translations = jsonb_set(translations, '{es,description}',
      to_jsonb(repeat('x', ${MENU_BYTES_MAX - taken - 2000}::int))) WHERE id = ${id}`.execute(db)
    const dish = { translations: { es: { name: 'Largo', description: 'x'.repeat(1000) } }, price: '5' }
    const path = `/api/categories/${category.id}/items`
    return { requests: times(4, () => post(path, dish, owner)), winners: 1, losers: [409] }
  },
  'the last restaurant': async app => {
    const { owner, restaurant } = await premium(app)
    const other = await app.make.restaurant(owner)
    const requests = [restaurant, other].map(
      ({ id }): TestRequest => ({ method: 'DELETE', path: `/api/restaurants/${id}`, as: owner }),
    )
    return { requests, winners: 1, losers: [409] }
  },
  'the places of a team': async (app, number) => {
    const { owner, ids } = await createTeamOwner(app, 'pro')
    const requests = times(4, index =>
      post('/api/team/invite', { email: `m${number}-${index}@ejemplo.com`, name: 'Noa', restaurantIds: ids }, owner),
    )
    return { requests, winners: 1, losers: [403] }
  },
  'a hundred categories': async app => {
    const { owner, restaurant } = await fullMenu(app, 'categories')
    const path = `/api/restaurants/${restaurant.id}/categories`
    return { requests: times(4, index => post(path, named(`Nueva ${index}`), owner)), winners: 1, losers: [409] }
  },
  'two thousand dishes': async app => {
    const { owner, category } = await fullMenu(app, 'menu_items')
    const path = `/api/categories/${category.id}/items`
    return { requests: times(4, index => post(path, named(`Nuevo ${index}`), owner)), winners: 1, losers: [409] }
  },
  'a stolen refresh token that was used': async app => {
    const browser = await app.signUp()
    const thief = { ...browser, jar: browser.jar.copy() }
    await app.request(post('/api/auth/refresh', {}, thief))
    app.clock.advance(11_000)
    // The owner's renewal of the token that the thief has used ends both, also when they come together.
    const requests = times(4, () => post('/api/auth/refresh', {}, { ...browser, jar: browser.jar.copy() }))
    return { requests, winners: 0, losers: [401] }
  },
}

/**
 * Sends all of a round at once, to two processes in turn: in one alone the queue of a restaurant's writes would do what
 * the locks of the database must do.
 */
export async function run(app: TestApp, { requests }: Round): Promise<TestResponse[]> {
  const processes = [app, await processBeside(app)]
  for (const { clock } of processes) clock.set(app.clock.now())
  return Promise.all(requests.map((request, index) => (processes[index % 2] ?? app).request(request)))
}

const besides = new WeakMap<TestApp, Promise<TestApp>>()

function processBeside(app: TestApp): Promise<TestApp> {
  const beside = besides.get(app) ?? createTestApp({ beside: app })
  besides.set(app, beside)
  return beside
}
