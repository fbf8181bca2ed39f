import { dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { type Call, expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { menuOf } from '../support/menu-data.ts'

/** Where it is daytime now. */
const ZONES = ['Europe/Madrid', 'America/Mexico_City', 'Pacific/Auckland', 'Asia/Tokyo']

/**
 * A house whose menu begins in two hours and runs until an hour before it begins again: yesterday's is still served,
 * today's is still to come.
 */
async function longService(call: Call, restaurantId: string) {
  const now = Date.now()
  const isDay = (zone: string): boolean => [9, 10, 11, 12, 13, 14, 15, 16].includes(Math.floor((houseMinute(now, zone) % 1440) / 60))
  const timezone = ZONES.find(isDay) ?? 'Europe/Madrid'
  const minute = houseMinute(now, timezone)
  await call('PUT', `/restaurants/${restaurantId}`, { timezone })
  const slots = [{ open: timeOfMinute((minute + 120) % 1440), close: timeOfMinute((minute + 60) % 1440) }]
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  await call('PUT', `/restaurants/${restaurantId}/daily-menu`, { days, slots, onHolidays: true })
  return { today: isoOfDay(dayOfMinute(minute)), yesterday: isoOfDay(dayOfMinute(minute) - 1) }
}

const lines = (...names: string[]) => names.map(name => ({ names: { es: name } }))
const MENU = {
  price: 13.5,
  courses: [
    { names: { es: 'Primeros' }, items: lines('Lentejas con chorizo', 'Salmorejo cordobés', 'Ensalada de la huerta') },
    { names: { es: 'Segundos' }, items: lines('Pollo al ajillo', 'Merluza a la romana', 'Huevos rotos con jamón') },
    { names: { es: 'Postre o café' }, items: lines('Natillas caseras') },
  ],
}

test('the menu of yesterday again, in three taps', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const { today, yesterday } = await longService(call, _id)
  await call('PUT', `/restaurants/${_id}/daily-menu/${yesterday}`, MENU)
  await call('POST', `/restaurants/${_id}/daily-menu/${yesterday}/publish`)
  await page.goto('/dashboard/menu/dia')
  await expect(page.getByText('¿Qué hay hoy?')).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Repetir el de ayer' }).click()
  await expect(page.getByRole('textbox', { name: 'Lentejas con chorizo' })).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText(/^Se verá hoy de .*, arriba en tu carta\.$/)).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  const { days } = await call<{ days: { date: string; state: string }[] }>('GET', `/restaurants/${_id}/daily-menu`)
  expect(days.find(({ date }) => date === today)).toMatchObject({ state: 'published' })
})

test('from nothing to a published menu of 3 + 3 + dessert, a dish a line; sold out during service', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  await longService(call, _id)
  const menu = menuOf(call, _id)
  const category = await menu.category('Cuchara')
  await menu.dish(category, 'Lentejas con chorizo')
  await page.goto('/dashboard/menu/dia')
  await page.getByRole('button', { name: 'Escribir el de hoy' }).click()
  const next = (course: string) => page.getByRole('textbox', { name: `Otro plato en ${course}` })
  await next('Primeros').click()
  await page.keyboard.type('len')
  await page.getByRole('button', { name: 'Lentejas con chorizo', exact: true }).click()
  for (const dish of ['Salmorejo', 'Ensalada']) {
    await page.keyboard.type(dish)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await expect(next('Segundos')).toBeFocused()
  for (const dish of ['Pollo al ajillo', 'Merluza', 'Carrilleras +2,00']) {
    await page.keyboard.type(dish)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.type('Natillas')
  await page.keyboard.press('Enter')
  await expect(page.getByText('+2,00 €')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText('Pon el precio por persona.')).toBeVisible()
  await page.getByLabel('Precio por persona').fill('13,50')
  await expect(page.getByText(/platos sin declarar alérgenos\. Se publica así, y se dice\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText(/^Se verá hoy de/)).toBeVisible()
})
