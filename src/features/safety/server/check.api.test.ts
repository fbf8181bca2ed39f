import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import type { Check } from '../check.contract.ts'
import { mailChecksWeekly } from './check.jobs.ts'

/** A carta with a brownie that names walnuts, a dish that says nothing, one without a price, and an empty category. */
async function house() {
  const app = await createTestApp({ now: new Date('2027-03-15T08:00:00.000Z') })
  const owner = await app.make.owner({ name: 'Carmen Velasco', plan: { tier: 'premium', status: 'active' } })
  const as = await app.signIn(owner)
  const restaurant = await app.make.restaurant(as, { name: 'La Taberna' })
  const category = await app.make.category(restaurant, 'Postres')
  await app.make.category(restaurant, 'Vinos')
  const translations = { es: { name: 'Brownie', description: 'Con nueces y helado' } }
  const fields = { translations, price: '6.00', allergens: ['gluten', 'eggs', 'milk'] }
  const brownie = await app.make.dish(category, fields)
  await app.make.dish(category, { name: 'Fruta', price: '4.00' })
  await app.make.dish(category, { name: 'Sorbete', price: '0.00', allergens: [] })
  const path = `/api/restaurants/${restaurant.id}/check`
  const read = (who: TestBrowser = as) => app.request<Check>({ path, as: who })
  const put = (findingId: string, body: object, more: { as?: TestBrowser; headers?: Record<string, string> } = {}) =>
    app.request<Check>({ method: 'PUT', path: `${path}/${findingId}`, as, body, ...more })
  const change = (dishId: string, body: object) =>
    app.request({ method: 'PUT', path: `/api/menu/items/${dishId}`, as, body })
  return {
    app,
    owner,
    as,
    restaurant,
    category,
    brownie,
    path,
    read,
    put,
    change,
    nuts: `unticked_word.${brownie.id}.nuts`,
  }
}
const idsOf = ({ data }: { data: Check }) => data.findings.map(({ id }) => id)
const mailed = ({ mail }: TestApp) => mail.sent.map(({ to, subject }) => [to, subject] as const)

describe('the check', () => {
  test('ranks what an inspector would find', async () => {
    const { read, nuts, brownie } = await house()
    const { status, data } = await read()
    expect(status).toBe(200)
    expect(data.findings).toMatchObject([
      { id: 'undeclared', level: 'important', values: {} },
      { id: nuts, dishIds: [brownie.id], values: { allergen: 'nuts', words: ['nueces'] } },
      { id: 'no_price', level: 'advisable' },
      { id: 'empty_category', level: 'detail', dishIds: [] },
    ])
    expect(data).toMatchObject({ ignored: [], weeklyMail: false })
  })

  test('a word only asks: the dish stays as it is until somebody ticks it', async () => {
    const { app, as, read, brownie, change, nuts } = await house()
    await read()
    const dish = () => app.request<{ allergens: string[] }>({ path: `/api/menu/items/${brownie.id}`, as })
    expect((await dish()).data.allergens).toEqual(['gluten', 'eggs', 'milk'])
    await change(brownie.id, { allergens: ['gluten', 'eggs', 'milk', 'nuts'] })
    expect(idsOf(await read())).not.toContain(nuts)
  })
})

describe('what the menu alone does not say', () => {
  test('a day that goes out by itself with lines that say nothing, until they do', async () => {
    const { app, as, restaurant, brownie, read } = await house()
    const daily = `/api/restaurants/${restaurant.id}/daily-menu/2027-03-16`
    const write = (first: object) =>
      app.request({
        method: 'PUT',
        path: daily,
        as,
        body: { price: 12, courses: [{ names: { es: 'Primeros' }, items: [first, { dishId: brownie.id }] }] },
      })
    const publish = () => app.request({ method: 'POST', path: `${daily}/publish`, as })
    const prepared = async () => (await read()).data.findings.find(({ rule }) => rule === 'prepared_undeclared')
    await write({ names: { es: 'Sopa' } })
    expect(await prepared()).toBeUndefined()
    await publish()
    expect(await prepared()).toMatchObject({ level: 'advisable', values: { day: '2027-03-16', names: ['Sopa'] } })
    await write({ names: { es: 'Sopa' }, allergensDeclared: true })
    await publish()
    expect(await prepared()).toBeUndefined()
  })

  test("today's price of the market is missed a week after the house began to say it", async () => {
    const { app, owner, category, brownie, read } = await house()
    const gamba = await app.make.dish(category, { name: 'Gamba roja', allergens: ['crustaceans'] })
    let as = await app.signIn(owner)
    const put = (id: string, line: object) =>
      app.request({ method: 'PUT', path: `/api/menu/items/${id}`, as, body: { prices: [line] } })
    const missed = async () =>
      (await read(as)).data.findings.filter(({ rule }) => rule === 'market_without_today').map(({ dishIds }) => dishIds)
    await put(gamba.id, { market: true })
    await put(brownie.id, { market: true, amount: 6 })
    app.clock.advance(6 * DAY_MS)
    as = await app.signIn(owner)
    await put(brownie.id, { market: true, amount: 7 })
    expect(await missed()).toEqual([])
    app.clock.advance(DAY_MS)
    as = await app.signIn(owner)
    expect((await missed()).map(ids => ids.toSorted())).toEqual([[gamba.id]])
    await put(gamba.id, { market: true, amount: 90 })
    expect(await missed()).toEqual([[brownie.id]])
  })
})

describe('what is ignored', () => {
  test('says by whom and why, and is a finding again when its dish has another text', async () => {
    const { read, put, change, brownie, nuts } = await house()
    const { status, data } = await put(nuts, { ignored: true, reason: 'right', note: ' Es el  nombre ' })
    expect(status).toBe(200)
    expect(data.ignored).toMatchObject([{ id: nuts, reason: 'right', note: 'Es el  nombre', by: 'Carmen' }])
    expect(data.findings.map(({ id }) => id)).not.toContain(nuts)
    await change(brownie.id, { price: 7 })
    expect(idsOf(await read())).not.toContain(nuts)
    await change(brownie.id, { translations: { es: { description: 'Con nueces de la casa' } } })
    const again = await read()
    expect([idsOf(again).includes(nuts), again.data.ignored]).toEqual([true, []])
  })

  test('can be asked about again; later is thirty days', async () => {
    const { app, owner, read, put } = await house()
    await put('no_price', { ignored: true, reason: 'other' })
    expect(idsOf(await read())).not.toContain('no_price')
    expect(idsOf(await put('no_price', { ignored: false }))).toContain('no_price')
    await put('no_price', { ignored: true, reason: 'later' })
    app.clock.advance(30 * DAY_MS + 1)
    expect(idsOf(await read(await app.signIn(owner)))).toContain('no_price')
  })

  test('what says nothing is never ignored, and what is not found is 404', async () => {
    const { put } = await house()
    expect(await put('undeclared', { ignored: true, reason: 'right' })).toMatchObject({
      status: 409,
      code: 'never_ignored',
    })
    expect((await put('odd_price', { ignored: true, reason: 'right' })).status).toBe(404)
    expect((await put('%27', { ignored: true, reason: 'right' })).status).toBe(404)
  })

  test.each([
    [{}, { ignored: 'Di si se ignora o no.' }],
    [{ ignored: true }, { reason: 'Elige por qué.' }],
    [{ ignored: true, reason: 'nunca' }, { reason: 'Elige por qué.' }],
    [{ ignored: true, reason: 'other', note: 'x'.repeat(121) }, { note: 'No puede exceder los 120 caracteres.' }],
  ])('%j is refused', async (body, errors) => {
    const { put } = await house()
    expect(await put('no_price', body)).toMatchObject({ status: 400, errors })
  })

  test('what is important only the house ignores; a worker needs the right of the rule for the rest', async () => {
    const { app, restaurant, put, nuts } = await house()
    const right = { ignored: true, reason: 'right' }
    const cook = await app.signIn(await app.make.worker([restaurant], { rights: ['allergens', 'texts'] }))
    expect(await put(nuts, right, { as: cook })).toMatchObject({ status: 403, code: 'only_house' })
    expect(await put('no_price', right, { as: cook })).toMatchObject({
      status: 403,
      code: 'no_right',
      message: 'Esto lo cambia Carmen.',
    })
    expect((await put('empty_category', right, { as: cook })).status).toBe(200)
    const partner = await app.signIn(await app.make.worker([restaurant], { isPartner: true }))
    expect((await put(nuts, right, { as: partner })).status).toBe(200)
  })

  test('a screen that saw another state is told so', async () => {
    const { put } = await house()
    const { data } = await put('no_price', { ignored: true, reason: 'right' })
    const seen = data.ignored[0]?.updatedAt ?? ''
    await put('no_price', { ignored: true, reason: 'seasonal' })
    const late = await put('no_price', { ignored: false }, { headers: { 'if-match': `"${seen}"` } })
    expect(late).toMatchObject({ status: 412, code: 'changed_meanwhile', data: { changedBy: null } })
  })

  test('is told in Actividad', async () => {
    const { app, as, restaurant, put } = await house()
    await put('no_price', { ignored: true, reason: 'seasonal' })
    await put('no_price', { ignored: false })
    const { text } = await app.request({ path: `/api/restaurants/${restaurant.id}/activity`, as })
    expect(text).toContain('"action":"check.ignored"')
    expect(text).toContain('"action":"check.again"')
    expect(text).toContain('1 plato sin precio')
  })
})

describe('by mail', () => {
  test('once a week, to whoever asked, only while there is something and they belong to the house', async () => {
    const { app, as, restaurant, path, read } = await house()
    const worker = await app.make.worker([restaurant])
    const asWorker = await app.signIn(worker)
    const wish = (who: TestBrowser, weeklyMail: boolean) =>
      app.request({ method: 'PUT', path, as: who, body: { weeklyMail } })
    const refused = await app.request({ method: 'PUT', path, as, body: {} })
    expect(refused.errors).toEqual({ weeklyMail: 'Di si quieres recibirla o no.' })
    await app.runJob(mailChecksWeekly)
    expect(mailed(app)).toEqual([])
    for (const who of [as, as, asWorker]) expect(await wish(who, true)).toMatchObject({ data: { weeklyMail: true } })
    expect((await read()).data.weeklyMail).toBe(true)
    await app.runJob(mailChecksWeekly)
    await app.runJob(mailChecksWeekly)
    const subject = 'La Taberna: 4 cosas por arreglar en tu carta'
    expect(mailed(app)).toHaveLength(2)
    expect(Object.fromEntries(mailed(app))).toEqual({ [as.email]: subject, [worker.email]: subject })
    expect(app.mail.sent[0]?.text).toContain('Brownie dice «nueces»')
    expect(app.mail.sent[0]?.text).toContain(`/dashboard/menu/revision?id=${restaurant.id}`)
    await wish(as, false)
    await app.request({ method: 'DELETE', path: `/api/team/members/${worker.id}`, as })
    app.clock.advance(7 * DAY_MS)
    await app.runJob(mailChecksWeekly)
    expect(mailed(app)).toHaveLength(2)
  })

  test('a round menu sends none', async () => {
    const { app, as, path, read, put, change, nuts, category } = await house()
    await app.request({ method: 'PUT', path, as, body: { weeklyMail: true } })
    for (const id of [nuts, 'no_price', 'empty_category']) await put(id, { ignored: true, reason: 'right' })
    const dishes = await app.request<{ _id: string }[]>({ path: `/api/categories/${category.id}/items`, as })
    for (const { _id } of dishes.data) await change(_id, { allergensDeclared: true })
    expect(idsOf(await read())).toEqual([])
    await app.runJob(mailChecksWeekly)
    expect(mailed(app)).toEqual([])
  })
})
