import { dayOfMinute, isoOfDay, timeOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import {
  backOnPage,
  type Call,
  expect,
  expectNoAxeFindings,
  expectNoSidewaysScroll,
  settled,
  test,
} from '../support/fixtures.ts'
import { countEffort } from '../support/measures.ts'
import { menuOf } from '../support/menu-data.ts'

/** Where it is daytime now. */
const ZONES = ['Europe/Madrid', 'America/Mexico_City', 'Pacific/Auckland', 'Asia/Tokyo']

/**
 * A house whose menu begins in two hours and runs until an hour before it begins again: yesterday's is still served,
 * today's is still to come.
 */
async function longService(call: Call, restaurantId: string) {
  const now = Date.now()
  const isDay = (zone: string): boolean =>
    [9, 10, 11, 12, 13, 14, 15, 16].includes(Math.floor((houseMinute(now, zone) % 1440) / 60))
  const timezone = ZONES.find(isDay) ?? 'Europe/Madrid'
  const minute = houseMinute(now, timezone)
  await call('PUT', `/restaurants/${restaurantId}`, { timezone })
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  const timeIn = (minutes: number) => timeOfMinute((minute + minutes) % 1440)
  const serveUntil = async (minutes: number) => {
    const slots = [{ open: timeIn(120), close: timeIn(minutes) }]
    await call('PUT', `/restaurants/${restaurantId}/daily-menu`, { days, slots, onHolidays: true })
  }
  await serveUntil(60)
  const endYesterday = () => serveUntil(180)
  return { today: isoOfDay(dayOfMinute(minute)), yesterday: isoOfDay(dayOfMinute(minute) - 1), endYesterday }
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

test('the menu of yesterday again is published with two taps and no key', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const { today, yesterday, endYesterday } = await longService(call, _id)
  await call('PUT', `/restaurants/${_id}/daily-menu/${yesterday}`, MENU)
  await call('POST', `/restaurants/${_id}/daily-menu/${yesterday}/publish`)
  await endYesterday()
  const effort = await countEffort(page)
  await page.goto('/dashboard/menu/dia')
  await expect(page.getByText('¿Qué hay hoy?')).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Repetir el de ayer' }).click()
  await expect(page.getByRole('textbox', { name: 'Lentejas con chorizo' })).toBeVisible()
  // At the end of the page nothing is half below the footer that stays in sight.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText(/^Se verá hoy de .*, arriba en tu carta\.$/)).toBeVisible()
  expect(await effort()).toEqual({ taps: 2, keys: 0 })
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
  const effort = await countEffort(page)
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
  await expect(page.getByLabel('Precio por persona')).toBeFocused()
  await page.keyboard.type('13,50')
  await expect(page.getByText(/platos sin declarar alérgenos\. Se publica así, y se dice\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(page.getByText(/^Se verá hoy de.*, arriba en tu carta\.$/)).toBeVisible()
  // Its letters, Enter after each dish and each course, and five taps.
  const letters = [
    'len',
    'Salmorejo',
    'Ensalada',
    'Pollo al ajillo',
    'Merluza',
    'Carrilleras +2,00',
    'Natillas',
    '13,50',
  ]
  expect(await effort()).toEqual({ taps: 5, keys: letters.join('').length + 8 })
  const { days } = await call<{ days: { courses: { items: { dishId: string | null; supplement: number }[] }[] }[] }>(
    'GET',
    `/restaurants/${_id}/daily-menu`,
  )
  const items = days[0]?.courses.map(course => course.items) ?? []
  expect(items.map(course => course.length)).toEqual([3, 3, 1])
  expect(items[0]?.[0]?.dishId).not.toBeNull()
  expect(items[1]?.[2]?.supplement).toBe(2)
})

test('14:40: a dish and then the whole menu are sold out, and come back with ‘Deshacer’', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id, slug } = await restaurant()
  const { today } = await longService(call, _id)
  const always = [{ open: '00:00', close: '23:59' }]
  await call('PUT', `/restaurants/${_id}/daily-menu`, { slots: always })
  await call('PUT', `/restaurants/${_id}/daily-menu/${today}`, MENU)
  await call('POST', `/restaurants/${_id}/daily-menu/${today}/publish`)
  await page.goto('/dashboard/menu/dia')
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  const hake = page.getByRole('switch', { name: 'Merluza a la romana, queda' })
  await hake.click()
  await expect(hake).not.toBeChecked()
  const stateOf = async () =>
    (
      await call<{ setMenus: { state: string; courses: { items: { available: boolean }[] }[] }[] }>(
        'GET',
        `/public/${slug}`,
      )
    ).setMenus[0]
  await expect.poll(async () => (await stateOf())?.courses[1]?.items[1]?.available).toBe(false)
  await page.getByRole('button', { name: 'Se acabó el menú' }).click()
  await expect(page.getByText('Tus clientes leen: «El menú de hoy se ha agotado».')).toBeVisible()
  await expect.poll(async () => (await stateOf())?.state).toBe('soldOut')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Se acabó el menú' })).toBeVisible()
  await expect.poll(async () => (await stateOf())?.state).toBe('now')
})

test('the week is copied and taken back; another menu is written and published; what was served', {
  tag: '@one-size',
}, async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  const { today } = await longService(call, _id)
  await call('PUT', `/restaurants/${_id}/daily-menu/${today}`, MENU)
  await call('POST', `/restaurants/${_id}/daily-menu/${today}/publish`)
  await page.goto('/dashboard/menu/semana')
  await page.getByRole('button', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Copiar la semana pasada' }).click()
  await expect(page.getByText(/^Copiada en 1 día: /)).toBeVisible()
  await expect(page.getByText('Preparado')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Preparado')).toBeHidden()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Nuevo menú' }).click()
  const form = page.getByRole('dialog', { name: 'Nuevo menú' })
  await form.getByLabel('Nombre', { exact: true }).fill('Menú infantil')
  await form.getByRole('textbox', { name: 'Otro plato en Primeros' }).fill('Macarrones')
  await form.getByRole('button', { name: 'Guardar menú' }).click()
  await expect(form.getByText('Pon el precio por persona.')).toBeVisible()
  await form.getByLabel('Precio por persona').fill('9,50')
  await settled(page)
  await expectNoAxeFindings(page)
  await form.getByRole('button', { name: 'Guardar menú' }).click()
  await expect(page.getByRole('switch', { name: 'Menú infantil, se publica' })).toBeChecked()
  await backOnPage(page)
  await page.goto('/dashboard/menu/servido')
  await expect(page.getByText('Lentejas con chorizo')).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
})

test('without signal the day stays on the phone, and is saved and published once when it is back', {
  tag: '@one-size',
}, async ({ page, call, context, restaurant, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  const { _id } = await restaurant()
  const { today } = await longService(call, _id)
  await call('PUT', `/restaurants/${_id}/daily-menu/${today}`, MENU)
  await page.goto('/dashboard/menu/dia')
  await expect(page.getByRole('textbox', { name: 'Lentejas con chorizo' })).toBeVisible()
  await settled(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url().replace(/.*daily-menu/, '')}`)
  })
  await context.setOffline(true)
  await page.getByLabel('Precio por persona').fill('14')
  await expect(page.getByText('Guardado en este móvil')).toBeVisible()
  await page.getByRole('button', { name: 'Publicar cuando vuelva' }).click()
  await expect(page.getByText('Se publicará cuando vuelva la conexión.')).toBeVisible()
  sent.length = 0
  await context.setOffline(false)
  await expect(page.getByText(/^Se verá hoy de.*, arriba en tu carta\.$/)).toBeVisible()
  expect(sent.filter(each => each.startsWith('POST'))).toEqual([`POST /${today}/publish`])
  const { days } = await call<{ days: { state: string; price: number }[] }>('GET', `/restaurants/${_id}/daily-menu`)
  expect(days[0]).toMatchObject({ state: 'published', price: 14 })
})
