import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { grantSubscription } from '#features/billing/server/index.ts'
import type { Tier } from '#shared/plan.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { Restaurant } from '../../restaurants.contract.ts'
import { verifyHourly } from '../restaurants.jobs.ts'

const NOW = new Date('2026-11-28T10:00:00Z')
type House = {
  app: TestApp
  owner: Awaited<ReturnType<TestApp['make']['owner']>>
  as: SignedIn
  id: string
  slug: string
}

async function house(plan: Parameters<TestApp['make']['plan']>[1] = { tier: 'pro' }): Promise<House> {
  const app = await createTestApp({ now: NOW })
  const owner = await app.make.owner({ plan })
  const restaurant = await app.make.restaurant(owner)
  return { app, owner, as: await app.signIn(owner), id: restaurant.id, slug: restaurant.slug }
}

const choose = ({ app, as, id }: House, theme: object, by = as) =>
  app.request<Restaurant>({ method: 'PUT', path: `/api/restaurants/${id}`, as: by, body: { theme } })
const read = async ({ app, as, id }: House) =>
  (await app.request<Restaurant>({ path: `/api/restaurants/${id}`, as })).data
const change = ({ app, owner: { email } }: House, tier: Tier): Promise<boolean> =>
  grantSubscription(app.platform, { email, tier, status: 'active', trialEndsAt: null, subscriptionEndsAt: null })
/** What diners see: the look of the page. */
const shown = async ({ app, slug }: House): Promise<string | undefined> =>
  /<body class="menu look-(\w+)"/.exec((await app.request({ path: `/${slug}` })).text)?.[1]

describe('publishing an extra look', () => {
  test.each([
    ['pro', { tier: 'pro' as const }],
    ['premium', { tier: 'premium' as const }],
    ['a trial', { tier: 'trial' as const, status: 'trialing' as const, trialEndsAt: new Date(NOW.getTime() + DAY_MS) }],
  ])('%s may', async (_, plan) => {
    const at = await house(plan)
    const { status, data } = await choose(at, { style: 'fiesta' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ theme: { style: 'fiesta', shownStyle: 'fiesta' }, extraLooks: true })
    expect(data.theme).not.toHaveProperty('lookUntil')
    expect(await shown(at)).toBe('fiesta')
  })

  test('basic may not, in words for people; nothing of the change is kept', async () => {
    const at = await house({ tier: 'basic' })
    const before = await read(at)
    const refused = await choose(at, { style: 'tavern', primaryColor: '#123456' })
    const { status, code, message } = refused
    expect([status, code, message]).toEqual([403, 'look_plan', 'Este diseño viene con Pro y Premium.'])
    expect(await read(at)).toEqual(before)
    expect(before.extraLooks).toBe(false)
    const created = await at.app.request({
      method: 'POST',
      path: '/api/restaurants',
      as: await at.app.signIn(await at.app.make.owner({ plan: { tier: 'basic' } })),
      body: { name: 'Casa Nueva', theme: { style: 'counter' } },
    })
    expect(created.status).toBe(403)
  })

  test('workers publish what the plan of the owner carries', async () => {
    const at = await house({ tier: 'basic' })
    const worker = await at.app.signIn(await at.app.make.worker([{ id: at.id, ownerId: at.owner.id }]))
    expect((await choose(at, { style: 'tavern' }, worker)).status).toBe(403)
    await at.app.make.plan(at.owner.id, { tier: 'pro' })
    expect((await choose(at, { style: 'tavern' }, worker)).status).toBe(200)
  })

  test('everybody may try one: the preview takes any look on any plan', async () => {
    const at = await house({ tier: 'basic' })
    for (const style of ['tavern', 'counter', 'fiesta']) {
      const path = `/dashboard/vista-previa/${at.id}?style=${style}`
      const { status, text } = await at.app.request({ path, as: at.as })
      expect([status, text.includes(`look-${style}`)]).toEqual([200, true])
    }
    expect(await shown(at)).toBe('classic')
  })
})

describe('a plan that no longer carries the look', () => {
  test('diners see it 30 days longer, then the nearest one; with Pro it is back, colors and all', async () => {
    const at = await house()
    await choose(at, { style: 'tavern', primaryColor: '#1d3f78' })
    expect(await shown(at)).toBe('tavern')
    await change(at, 'basic')
    expect((await read(at)).theme).toMatchObject({ shownStyle: 'tavern', lookUntil: '2026-12-28' })
    at.app.clock.set(new Date('2026-12-28T22:59:00Z'))
    expect(await shown(at)).toBe('tavern')
    // The server drops its copy within a minute.
    at.app.clock.set(new Date('2026-12-28T23:01:01Z'))
    expect(await shown(at)).toBe('classic')
    expect((await read({ ...at, as: await at.app.signIn(at.owner) })).theme).toMatchObject({
      style: 'tavern',
      shownStyle: 'classic',
      lookUntil: '2026-12-28',
    })
    await change(at, 'pro')
    expect(await shown(at)).toBe('tavern')
    const back = await read({ ...at, as: await at.app.signIn(at.owner) })
    expect(back.theme).toMatchObject({ style: 'tavern', shownStyle: 'tavern', primaryColor: '#1d3f78' })
    expect(back.theme).not.toHaveProperty('lookUntil')
  })

  test('what is stored is saved again, colors are changed, and who leaves it cannot come back', async () => {
    const at = await house()
    await choose(at, { style: 'counter' })
    await change(at, 'basic')
    expect((await choose(at, { style: 'counter', accentColor: '#00aa55' })).status).toBe(200)
    expect((await choose(at, { style: 'fiesta' })).status).toBe(403)
    const left = await choose(at, { style: 'modern' })
    expect(left.status).toBe(200)
    expect(left.data.theme).not.toHaveProperty('lookUntil')
    expect((await choose(at, { style: 'counter' })).status).toBe(403)
  })

  test('the tent is drawn in the look that is shown', async () => {
    const at = await house()
    await choose(at, { style: 'fiesta' })
    const tent = async () =>
      (
        await at.app.request({
          path: `/api/restaurants/${at.id}/qr?format=svg&print=tent`,
          as: await at.app.signIn(at.owner),
        })
      ).text
    const before = await tent()
    await change(at, 'basic')
    expect(await tent()).toBe(before)
    at.app.clock.set(new Date('2026-12-29T10:00:00Z'))
    expect(await tent()).not.toBe(before)
  })

  test('the 30 days of a trial begin at its end, also for who takes Basic later', async () => {
    const at = await house({ tier: 'trial', status: 'trialing', trialEndsAt: new Date('2026-11-30T10:00:00Z') })
    await choose(at, { style: 'tavern' })
    at.app.clock.set(new Date('2026-12-10T10:00:00Z'))
    await change(at, 'basic')
    const { theme } = await read({ ...at, as: await at.app.signIn(at.owner) })
    expect(theme).toMatchObject({ shownStyle: 'tavern', lookUntil: '2026-12-30' })
  })
})

describe('mails', () => {
  const mails = async ({ app }: House): Promise<string[]> => {
    const before = app.mail.sent.length
    await app.runJob(verifyHourly)
    await app.runJobs()
    return app.mail.sent.slice(before).map(({ subject }) => subject)
  }

  test('at once with the change, and seven days before the fall, each once', async () => {
    const at = await house()
    await choose(at, { style: 'tavern' })
    await change(at, 'basic')
    await at.app.runJobs()
    const told = at.app.mail.sent.filter(({ subject }) => subject.includes('Taberna'))
    expect(told.map(({ to, subject }) => [to, subject])).toEqual([
      [at.owner.email, 'Tu carta sigue con Taberna hasta el 28 de diciembre de 2026'],
    ])
    expect(told[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      'Después tus comensales la verán en Clásico, con tus colores. Con Pro vuelve tal cual.',
    )
    expect(await mails(at)).toEqual([])
    at.app.clock.set(new Date('2026-12-21T22:00:00Z'))
    expect(await mails(at)).toEqual([])
    at.app.clock.set(new Date('2026-12-21T23:00:00Z'))
    expect(await mails(at)).toEqual(['En 7 días tu carta se verá en Clásico'])
    expect(at.app.mail.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain(
      'El 29 de diciembre de 2026 tu carta pasará a Clásico.',
    )
    expect(await mails(at)).toEqual([])
    at.app.clock.set(new Date('2026-12-30T10:00:00Z'))
    expect(await mails(at)).toEqual([])
  })

  test('of a trial that ends by the time, the hour tells it', async () => {
    const at = await house({ tier: 'trial', status: 'trialing', trialEndsAt: new Date('2026-11-28T11:00:00Z') })
    await choose(at, { style: 'counter' })
    expect(await mails(at)).toEqual([])
    at.app.clock.set(new Date('2026-11-28T12:07:00Z'))
    expect(await mails(at)).toEqual(['Tu carta sigue con Vitrina hasta el 28 de diciembre de 2026'])
  })

  test('nobody is told of a look of every plan', async () => {
    const at = await house()
    await choose(at, { style: 'minimal' })
    await change(at, 'basic')
    expect(await mails(at)).toEqual([])
  })
})
