import { expect, test } from '../support/fixtures.ts'

test('a restaurant of ?id= that could not be loaded can be loaded again', { tag: '@one-size' }, async ({
  page,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants/* 503', 'GET /restaurants/* 404')
  await restaurant()
  const id = '00000000-0000-7000-8000-000000000000'
  await page.route(`**/api/restaurants/${id}`, route =>
    route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'No disponible' } }),
  )
  await page.goto(`/dashboard/home?id=${id}`)
  await expect(page.getByRole('heading', { name: 'Error al cargar los restaurantes' })).toBeVisible()
  await page.unroute(`**/api/restaurants/${id}`)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { name: 'No se ha encontrado el restaurante' })).toBeVisible()
})
