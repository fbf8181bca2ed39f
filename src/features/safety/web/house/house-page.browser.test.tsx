import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { AllergenNotice } from '#features/allergens/allergens.contract.ts'
import { categoriesOf, dishesOf } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import { useWhose } from '#ui/offline/whose.ts'
import { HousePage } from './house-page.tsx'

const SEEN = '2026-11-21T12:00:00.000Z'
const LATER = '2026-11-21T13:00:00.000Z'
const NOTHING: AllergenNotice = { notice: {}, dietsComplete: [], updatedAt: SEEN }
const DISHES = [
  sampleDish('Pisto', { categoryId: 'Tapas', diets: ['vegan', 'vegetarian'] }),
  sampleDish('Tortilla', { categoryId: 'Tapas', diets: ['vegetarian'] }),
]

/** What the shell asks. */
function Question() {
  const question = useWhose()
  return <p>{question?.fields.flatMap(one => [one.phrase, one.theirs, one.mine]).join(' · ')}</p>
}

async function openHouse(stored: AllergenNotice = NOTHING, changes: Partial<Restaurant> = {}) {
  const restaurant = sampleRestaurant({ supportedLocales: ['es', 'en'], ...changes })
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [sampleCategory('Tapas')])
  await answer('GET /restaurants/*/allergen-notice', { data: stored })
  await showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <HousePage />
      <Question />
    </RestaurantScopeContext>,
    { queryClient },
  )
}
const button = (name: string) => page.getByRole('button', { name })
const text = (language: string) => page.getByRole('textbox', { name: `Aviso de la cocina en ${language}` })
const sent = async () => (await sentCalls()).filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('ready halves write the sentence in every language of the house; only what changed is sent', async () => {
  await openHouse()
  await expect.element(button('Guardar')).toHaveAttribute('aria-disabled', 'true')
  await button('Se usa harina').click()
  await button('Freidora compartida').click()
  await expect
    .element(text('español'))
    .toHaveValue('En nuestra cocina se usa harina de trigo y la freidora es compartida.')
  await expect.element(page.getByText('En inglés lo hemos escrito por ti; cámbialo si quieres.')).toBeVisible()
  await page.getByRole('radio', { name: 'Inglés' }).click()
  await expect.element(text('inglés')).toHaveValue('In our kitchen wheat flour is used and the fryer is shared.')
  await text('inglés').fill('Ask us.')
  const notice = { es: 'En nuestra cocina se usa harina de trigo y la freidora es compartida.', en: 'Ask us.' }
  await answer('PUT /restaurants/*/allergen-notice', { data: { ...NOTHING, notice, updatedAt: LATER } })
  await button('Guardar').click()
  await expect.element(page.getByText('Alérgenos de la casa guardados')).toBeVisible()
  expect(await sent()).toEqual([{ notice }])
  await expect.element(button('Guardar')).toHaveAttribute('aria-disabled', 'true')
})

test('a diet is complete when the house says so; one that no dish has is not offered', async () => {
  await openHouse()
  const halal = page.getByRole('listitem').filter({ hasText: 'Halal' })
  await expect.element(halal).toHaveTextContent('HalalNingún plato marcadoNo se ofrece en el filtro')
  const vegetarian = page.getByRole('switch', { name: 'Vegetariano: están todos los platos marcados' })
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Vegetariano' }))
    .toMatchTextContent(/^Vegetariano2 platosFaltan/)
  await answer('PUT /restaurants/*/allergen-notice', {
    data: { ...NOTHING, dietsComplete: ['vegetarian'], updatedAt: LATER },
  })
  await vegetarian.click()
  await button('Guardar').click()
  await expect.poll(sent).toEqual([{ dietsComplete: ['vegetarian'] }])
  await expect.element(vegetarian).toBeChecked()
})

test('what is too long is said and not sent', async () => {
  await openHouse()
  await text('español').fill('x'.repeat(201))
  await button('Guardar').click()
  await expect.element(text('español')).toHaveAccessibleDescription(/Caben 200 caracteres en español/)
  expect(await sent()).toEqual([])
})

test('two who write it at once are asked', async () => {
  await openHouse({ ...NOTHING, notice: { es: 'Se usa harina.' } })
  const theirs = { ...NOTHING, notice: { es: 'Hay frutos secos.' }, updatedAt: LATER }
  await answer('PUT /restaurants/*/allergen-notice', { data: theirs, moved: { current: theirs, changedBy: 'Marta' } })
  await text('español').fill('La freidora es compartida.')
  await button('Guardar').click()
  await expect
    .element(page.getByText('el aviso de la cocina · Hay frutos secos. · La freidora es compartida.'))
    .toBeInTheDocument()
})

test('without the right, and when diners no longer read the carta, it is only read', async () => {
  await openHouse(
    { ...NOTHING, notice: { es: 'Se usa harina.' } },
    { rights: ['texts'], rightHolders: { allergens: ['Carmen'] } },
  )
  await expect.element(text('español')).toHaveValue('Se usa harina.')
  await expect.element(text('español')).toHaveAttribute('readonly')
  await expect.element(page.getByText('Lo cambia Carmen')).toBeVisible()
  expect(button('Guardar').elements()).toEqual([])
  await expect.element(page.getByRole('switch', { name: /^Vegano/ })).toBeDisabled()
})
