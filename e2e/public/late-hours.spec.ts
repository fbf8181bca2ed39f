import type { Page } from '@playwright/test'
import { DISH } from '#features/public-menu/menu-dom.ts'
import { SENT_AT } from '#features/public-menu/page-clock.ts'
import { EXTRA_LOOKS } from '#features/theme/looks.ts'
import { type Call, expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle, LOOKS } from '../support/public-menu-data.ts'
import { zone } from '../restaurants/house-clock.ts'

/** A Thursday, half a minute before noon in Madrid. */
const BEFORE_NOON = new Date('2026-11-26T10:59:30Z')

/** Breakfasts in the first category until noon; one ice cream at weekends alone. */
async function addHours(call: Call, id: string): Promise<void> {
  const [tapas] = await call<{ _id: string }[]>('GET', `/restaurants/${id}/categories`)
  const dishes = await call<{ _id: string; price: number }[]>('GET', `/restaurants/${id}/items`)
  const all = `/restaurants/${id}/schedules`
  await call('POST', all, {
    name: 'Desayunos',
    slots: [{ open: '08:00', close: '12:00' }],
    categoryIds: [tapas?._id],
  })
  await call('POST', all, {
    name: 'Del domingo',
    days: ['saturday', 'sunday'],
    slots: [{ open: '13:00', close: '16:00' }],
    dishIds: dishes.filter(({ price }) => price === 3).map(({ _id }) => _id),
  })
}

/**
 * Each page that the server sends from now on was sent at this moment; null: it does not say, as a published copy. A
 * page whose clock is installed has no entry of its navigation, and asks: the answer is of the same moment.
 */
async function sentAt(page: Page, moment: Date | null): Promise<void> {
  await page.route('**/*', async route => {
    if (!['document', 'fetch'].includes(route.request().resourceType())) return route.fallback()
    const response = await route.fetch()
    const { 'server-timing': _, ...headers } = response.headers()
    const told = moment && { 'server-timing': `${SENT_AT};dur=${moment.getTime()}`, date: moment.toUTCString() }
    return route.fulfill({ response, headers: { ...headers, ...told } })
  })
}

async function openAt(page: Page, moment: Date, path: string): Promise<void> {
  await page.clock.install({ time: moment })
  await sentAt(page, moment)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
}

const EXTRA = EXTRA_LOOKS.map(style => ({ style, colors: LOOKS[0].colors }))

for (const look of [LOOKS[0], LOOKS[4], LOOKS[6], ...EXTRA])
  test(`${look.style}: a category for breakfasts at 11:59 and at 12:00, without a request`, {
    tag: '@one-size',
  }, async ({ call, restaurant, diner }) => {
    const { _id, slug } = await addMenu(call, await restaurant(), { style: look.style, ...look.colors })
    await addHours(call, _id)
    const page = await diner()
    await openAt(page, BEFORE_NOON, `/${slug}`)
    const breakfast = page.getByRole('region', { name: 'Tapas' })
    const croquettes = breakfast.getByRole('link', { name: 'Croquetas' })
    const line = breakfast.getByText('Vuelve mañana a las 8:00. Se sirve de 8:00 a 12:00.')
    await expect(croquettes).toBeVisible()
    await expect(breakfast.getByText('Se sirve')).toBeHidden()
    const order = await page.locator(DISH).evaluateAll(dishes => dishes.map(({ id }) => id))

    const requests: string[] = []
    page.on('request', request => void requests.push(request.url()))
    await page.clock.runFor(31_000)
    await expect(line).toBeVisible()
    // What is in sight stays until it is out of it.
    await expect(croquettes).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(breakfast.getByRole('button', { name: 'Ver los platos' })).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(croquettes).toBeHidden()
    await expect(breakfast.getByText('Croquetas, Pan de la casa, Sorpresa')).toBeVisible()
    expect(requests).toEqual([])
    expect(await page.locator(DISH).evaluateAll(dishes => dishes.map(({ id }) => id))).toEqual(order)
    await expectNoAxeFindings(page)
    await expectNoSidewaysScroll(page)

    await breakfast.getByRole('button', { name: 'Ver los platos' }).click()
    await expect(croquettes).toBeFocused()
    await expectNoAxeFindings(page)

    const weekend = page.locator(DISH).filter({ hasText: 'Helado 3' })
    await expect(weekend.getByText('Sábados y domingos, de 13:00 a 16:00')).toBeVisible()
    await weekend.getByRole('link').click()
    await expect(page.getByRole('dialog').getByText('Sábados y domingos, de 13:00 a 16:00')).toBeVisible()
  })

test('what is folded is filtered, found by its link, and unfolded without a script', { tag: '@one-size' }, async ({
  call,
  restaurant,
  diner,
  browser,
}) => {
  const { _id, slug } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  await addHours(call, _id)
  const page = await diner()
  await openAt(page, new Date('2026-11-26T16:30:00Z'), `/${slug}?lang=en`)
  const tapas = page.getByRole('region', { name: 'Tapas' })
  await expect(tapas.getByText('Back tomorrow at 8:00. Served 8:00 to 12:00.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Tapas ?, not served now$/ })).toBeVisible()
  const bread = tapas.getByRole('link', { name: 'House bread' })
  await expect(bread).toBeHidden()
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(tapas.getByText('Contains gluten').first()).toBeVisible()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(bread).toBeHidden()
  const id = await page.locator(DISH).filter({ hasText: 'House bread' }).getAttribute('id')

  await page.goto(`/${slug}?lang=en#${id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(bread).toBeFocused()

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`/${slug}?lang=pt`)
  await expect(plain.getByText('Serve-se das 8:00 às 12:00.')).toBeVisible()
  await expect(plain.getByText('Sábados e domingos, das 13:00 às 16:00')).toBeVisible()
  await expect(plain.getByRole('link', { name: 'Croquetes' })).toBeVisible()
  await context.close()
})

test('a phone whose clock is hours wrong shows what is served now, also where the page does not know the time', {
  tag: '@one-size',
}, async ({ call, restaurant, diner }) => {
  const { _id, slug } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  await call('PUT', `/restaurants/${_id}`, { timezone: zone })
  const [tapas] = await call<{ _id: string }[]>('GET', `/restaurants/${_id}/categories`)
  await call('POST', `/restaurants/${_id}/schedules`, {
    name: 'De día',
    slots: [{ open: '08:00', close: '20:30' }],
    categoryIds: [tapas?._id],
  })
  const page = await diner()
  await page.clock.install({ time: Date.now() + 12 * 3_600_000 })
  await page.goto(`/${slug}`)
  const line = page.getByRole('region', { name: 'Tapas' }).getByText(/Vuelve/)
  await expect(page.getByRole('link', { name: 'Croquetas' })).toBeVisible()
  expect(await line.count()).toBe(0)
  // A copy that nginx sends: the page asks as soon as it can.
  await sentAt(page, null)
  const asked = page.waitForRequest(request => request.resourceType() === 'fetch')
  await page.goto(`/${slug}`)
  await asked
  await expect(line).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Croquetas' })).toBeVisible()
})
