import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { fill, tabTo } from '../support/hands.ts'

type Created = { _id: string }

test('what somebody changed is read, filtered and taken back by keyboard alone', { tag: '@desktop' }, async ({
  page,
  restaurant,
  call,
}) => {
  const { _id: id } = await restaurant()
  const tapas = await call<Created>('POST', `/restaurants/${id}/categories`, {
    translations: { es: { name: 'Tapas' } },
  })
  const named = (name: string) => ({ translations: { es: { name } }, price: '8,50' })
  const soup = await call<Created>('POST', `/categories/${tapas._id}/items`, named('Sopa de ajo'))
  const { _id: dish } = await call<Created>('POST', `/categories/${tapas._id}/items`, named('Croquetas'))
  await call('PUT', `/menu/items/${dish}`, { price: '9,00' })
  await call('DELETE', `/menu/items/${soup._id}`)

  await page.goto('/dashboard/restaurant')
  await tabTo(page, page.getByRole('tab', { name: 'Datos básicos' }))
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/tab=activity$/)
  const list = page.getByRole('listitem').filter({ has: page.getByRole('time') })
  await expect(list.first()).toContainText('Eliminaste Sopa de ajo')
  await expect(page.getByText(/Cambiaste el precio de Croquetas: 8,50 → 9,00\s€/)).toBeVisible()
  await expectNoAxeFindings(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }

  await tabTo(page, page.getByRole('button', { name: 'Precios' }))
  await page.keyboard.press('Enter')
  await expect(list).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Recuperar (quedan 30 días)' }))
  await page.keyboard.press('Enter')
  await expect(list.first()).toContainText('Recuperaste Sopa de ajo')

  await page.goto('/dashboard/user?tab=support')
  await fill(page, 'Asunto', 'Una pregunta')
  await fill(page, 'Mensaje', 'No veo la foto de las croquetas.')
  await tabTo(page, page.getByRole('button', { name: 'Enviar consulta' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Asunto' })).toHaveValue('')
})
