import { expect, test } from '../support/fixtures.ts'
import { open, save, saved, type Stored } from '../support/restaurant-page.ts'

test('hours: slots, past midnight, all day, overlap, copies and the time zone', { tag: '@one-size' }, async ({
  page,
  restaurant,
  call,
}) => {
  const { _id } = await restaurant()
  await open(page, '?tab=hours')
  const monday = page.getByRole('group', { name: 'Lunes' })
  await monday.getByLabel('Cierre del lunes, tramo 2').fill('2')
  await monday.getByLabel('Cierre del lunes, tramo 2').press('Tab')
  await expect(monday.getByLabel('Cierre del lunes, tramo 2')).toHaveValue('02:00')
  await expect(monday.getByText('Hasta las 02:00 del día siguiente')).toBeVisible()

  await monday.getByRole('button', { name: 'Añadir tramo al lunes' }).click()
  await monday.getByLabel('Apertura del lunes, tramo 3').fill('1530')
  await monday.getByLabel('Cierre del lunes, tramo 3').fill('17.00')
  await monday.getByLabel('Cierre del lunes, tramo 3').press('Tab')
  const overlap = 'Este tramo se solapa con otro del mismo día.'
  await expect(monday.getByRole('alert')).toHaveText(overlap)
  await save(page).click()
  await expect(monday.getByLabel('Apertura del lunes, tramo 3')).toBeFocused()
  await monday.getByLabel('Apertura del lunes, tramo 3').fill('16:00')
  await monday.getByLabel('Apertura del lunes, tramo 3').press('Tab')
  await expect(monday.getByText(overlap)).toBeHidden()
  await monday.getByRole('button', { name: 'Quitar el tramo 3 del lunes' }).click()

  const tuesday = page.getByRole('group', { name: 'Martes' })
  await tuesday.getByRole('button', { name: 'Quitar el tramo 2 del martes' }).click()
  await tuesday.getByLabel('Apertura del martes, tramo 1').fill('00:00')
  await tuesday.getByLabel('Cierre del martes, tramo 1').fill('24:00')
  await tuesday.getByLabel('Cierre del martes, tramo 1').press('Tab')
  await expect(tuesday.getByRole('alert')).toHaveText('Escribe la hora así: 09:30')
  await tuesday.getByLabel('Cierre del martes, tramo 1').fill('00:00')
  await tuesday.getByLabel('Cierre del martes, tramo 1').press('Tab')
  await expect(tuesday.getByText('24 horas')).toBeVisible()

  await page.getByRole('switch', { name: 'Miércoles' }).click()
  await expect(page.getByRole('switch', { name: 'Miércoles' })).not.toBeChecked()
  await monday.getByRole('button', { name: 'Copiar el lunes a otros días' }).click()
  const copying = page.getByRole('dialog', { name: 'Copiar el lunes' })
  await copying.getByLabel('Sábado').check()
  await copying.getByLabel('Domingo').check()
  await copying.getByRole('button', { name: 'Copiar', exact: true }).click()
  await page.getByLabel('Zona horaria').selectOption('Atlantic/Canary')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { hours, timezone } = await call<Stored>('GET', `/restaurants/${_id}`)
  const late = [
    { open: '12:00', close: '16:00' },
    { open: '20:00', close: '02:00' },
  ]
  expect(hours).toMatchObject({ monday: late, saturday: late, sunday: late, wednesday: [] })
  expect(hours.tuesday).toEqual([{ open: '00:00', close: '00:00' }])
  expect(timezone).toBe('Atlantic/Canary')

  await page.getByRole('button', { name: 'Copiar el lunes a toda la semana' }).click()
  await save(page).click()
  await expect.poll(async () => (await call<Stored>('GET', `/restaurants/${_id}`)).hours.wednesday).toEqual(late)
})
