import { isoOfDay, dayOfMinute } from '#features/restaurants/opening/days.ts'
import { houseMinute } from '#features/restaurants/opening/house-clock.ts'
import { expect, test } from '../support/fixtures.ts'
import { addMenu, allergenToggle, LOOKS } from '../support/public-menu-data.ts'
import { savedForOffline } from '../support/settled.ts'

test.use({ serviceWorkers: 'allow' })

/** Where it is about noon now, so that no test runs past midnight. */
function noonZone(): string {
  const ahead = 12 - new Date().getUTCHours()
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
}
const HOUR_MS = 3_600_000

test('a saved menu of the day is right by its own clock, says how old it is, and is counted once', {
  tag: '@one-size',
}, async ({ page, context, call, restaurant, allowConsole }) => {
  allowConsole(/^Failed to load resource/)
  const { slug, _id } = await addMenu(call, await restaurant(), LOOKS[0].colors)
  const timezone = noonZone()
  await call('PUT', `/restaurants/${_id}`, { timezone })
  const [dish] = await call<{ _id: string }[]>('GET', `/restaurants/${_id}/items`)
  const total = (await call<unknown[]>('GET', `/restaurants/${_id}/items`)).length
  const date = isoOfDay(dayOfMinute(houseMinute(Date.now(), timezone)))
  const daily = `/restaurants/${_id}/daily-menu`
  await call('PUT', daily, { slots: [{ open: '10:00', close: '16:00' }], onHolidays: true })
  const items = [{ dishId: dish?._id }, { names: { es: 'Lentejas' } }]
  await call('PUT', `${daily}/${date}`, { price: '14', courses: [{ names: { es: 'Primeros' }, items }] })
  await call('POST', `${daily}/${date}/publish`)

  await page.goto(`/${slug}?menu=dia`)
  const card = page.getByRole('region', { name: 'Menú del día' })
  await expect(card).toContainText('Hoy hasta las 16:00')
  await savedForOffline(page, `/${slug}`)

  await context.setOffline(true)
  await page.goto(`/${slug}?menu=dia`)
  await expect(card.getByText(/Guardado a las? .* los alérgenos pueden haber cambiado/)).toBeVisible()
  await expect(card).toContainText('Hoy hasta las 16:00')
  await card.getByRole('link', { name: 'Lentejas' }).click()
  await expect(page.getByRole('dialog')).toContainText('Menú del día · Primeros')
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await allergenToggle(page).click()
  await page.getByRole('button', { name: 'Gluten' }).click()
  await expect(page.getByRole('complementary', { name: 'Alérgenos' }).getByRole('status')).toContainText(
    `de ${total + 1} platos`,
  )

  // The same saved page in the evening, by the phone's clock, and on the day after.
  await page.clock.install({ time: Date.now() + 6 * HOUR_MS })
  await page.goto(`/${slug}`)
  await expect(card).toContainText('Ha terminado. Hoy se sirvió de 10:00 a 16:00.')
  await page.clock.setFixedTime(Date.now() + 26 * HOUR_MS)
  await page.goto(`/${slug}`)
  await expect(page.getByRole('banner').getByText(/Guardado/)).toBeVisible()
  await expect(card).toHaveCount(0)
})
