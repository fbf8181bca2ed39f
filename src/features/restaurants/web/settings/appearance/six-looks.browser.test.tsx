import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '../../current-restaurant.tsx'
import { RestaurantPage } from '../restaurant-page.tsx'

const CASA = sampleRestaurant({ name: 'Casa Lola' })
const withPlan = (tier: 'basic' | 'pro' | 'trial') =>
  sampleUser({
    subscription: {
      tier,
      status: tier === 'trial' ? 'trialing' : 'active',
      trialEndsAt: tier === 'trial' ? '2027-01-01T00:00:00.000Z' : null,
      subscriptionEndsAt: null,
      cancelAtPeriodEnd: false,
    },
  })

const open = (restaurant: Restaurant, user = withPlan('basic')) =>
  showInPage(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <RestaurantPage />
    </RestaurantScopeContext>,
    { path: '/dashboard/restaurant?tab=appearance', user },
  )
const look = (name: string) => page.getByRole('radio', { name: new RegExp(name) })
/** The radio button itself lies hidden behind its picture. */
async function choose(name: string): Promise<void> {
  await expect.element(look(name)).toBeInTheDocument()
  ;(look(name).element() as HTMLElement).click()
}
const tryOut = (name: string) => page.getByRole('button', { name: `Probar con mi carta: ${name}` })
const trying = page.getByRole('status').filter({ hasText: 'Estás probando' })
const save = page.getByRole('button', { name: 'Guardar', exact: true }).first()
const preview = (name: string) => page.getByTitle(`La carta en ${name}`)
const puts = async () => (await sentCalls()).filter(call => call.method === 'PUT').map(({ body }) => body)

beforeEach(async () => answer('GET /restaurants/*', { data: CASA }))

test('without the plan an extra look is tried: nothing can be saved, and the way back leads to its card', async () => {
  await open({ ...CASA, extraLooks: false })
  await expect.element(page.getByText('Con Pro y Premium', { exact: true })).toBeVisible()
  await expect
    .element(page.getByText('Toca uno para verlo con tu carta. Para publicarlo hace falta Pro.'))
    .toBeVisible()
  await tryOut('Vitrina').click()
  await expect.element(tryOut('Vitrina')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(trying).toMatchTextContent(/Estás probando Vitrina\. Tus comensales siguen viendo Clásico\./)
  await expect.element(page.getByText('Solo lo ves tú')).toBeVisible()
  await expect.element(preview('Vitrina').first()).toBeInTheDocument()
  await expect.element(page.getByText('Toldo, botones y precios')).toBeVisible()
  await expect.element(look('Clásico')).toBeChecked()
  await expect.element(save).toBeDisabled()
  await page.getByRole('radio', { name: 'Ahora' }).click()
  await expect.element(preview('Clásico').first()).toBeInTheDocument()
  await page.getByRole('button', { name: 'Dejar de probar' }).click()
  await expect.element(tryOut('Vitrina')).toHaveFocus()
  await expect.element(page.getByText('Solo lo ves tú')).not.toBeInTheDocument()
})

test('a worker reads who decides, and no way to the plans', async () => {
  const worker = sampleUser({ role: 'worker', name: 'Luis' })
  await open({ ...CASA, extraLooks: false, ownerName: 'Carmen Velasco' }, { ...worker, subscription: undefined })
  await tryOut('Taberna').click()
  await expect.element(trying).toMatchTextContent(/Viene con Pro y Premium: lo decide Carmen\./)
  await expect.element(page.getByRole('link', { name: 'Ver planes' })).not.toBeInTheDocument()
})

test('with the plan all six are one choice of the keyboard, and published with Guardar', async () => {
  await open(CASA, withPlan('pro'))
  await expect.element(page.getByText('Incluidos en tu plan Pro')).toBeVisible()
  await choose('Moderno')
  ;(look('Moderno').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(look('Taberna')).toBeChecked()
  await expect.element(preview('Taberna').first()).toBeInTheDocument()
  await expect
    .element(page.getByText('Taberna es oscura: el fondo sale de tu color principal y la letra, del secundario.'))
    .toBeVisible()
  const theme = { ...CASA.theme, style: 'tavern' as const, shownStyle: 'tavern' as const }
  await answer('PUT /restaurants/*', { data: { ...CASA, theme } })
  await save.click()
  await expect.element(page.getByText('Cambios guardados correctamente')).toBeVisible()
  expect(await puts()).toEqual([{ theme: { style: 'tavern' } }])
})

test('a look that is refused is taken back; a color that was typed with it stays', async () => {
  await open(CASA, withPlan('trial'))
  await expect.element(page.getByText('Incluidos en tu prueba')).toBeVisible()
  await choose('Verbena')
  await page.getByLabelText('Principal', { exact: true }).fill('#123456')
  const message = 'Este diseño viene con Pro y Premium.'
  await answer('PUT /restaurants/*', { status: 403, code: 'look_plan', message })
  await save.click()
  await expect.element(page.getByText(`${message} Tu carta sigue con Clásico.`)).toBeVisible()
  await expect.element(look('Clásico')).toBeChecked()
  await expect.element(page.getByLabelText('Principal', { exact: true })).toHaveValue('#123456')
})

test('who leaves a look that the plan no longer carries is asked once; keeping it saves nothing', async () => {
  const theme = { ...CASA.theme, style: 'tavern' as const, shownStyle: 'tavern' as const, lookUntil: '2099-12-28' }
  await open({ ...CASA, theme, extraLooks: false })
  await expect.element(page.getByText('Tu carta sigue con Taberna hasta el 28 de diciembre.')).toBeVisible()
  await expect.element(page.getByText('Se ve ahora', { exact: true })).toBeVisible()
  await choose('Moderno')
  await save.click()
  const question = page.getByRole('alertdialog', { name: '¿Dejar Taberna?' })
  await expect
    .element(question)
    .toMatchTextContent(
      /Tu plan Basic no incluye los diseños extra\. Si guardas Moderno, no podrás volver a Taberna sin pasar a Pro\./,
    )
  await question.getByRole('button', { name: 'Seguir con Taberna' }).click()
  await expect.element(look('Taberna')).toBeChecked()
  expect(await puts()).toEqual([])
  await choose('Moderno')
  await save.click()
  await answer('PUT /restaurants/*', {
    data: { ...CASA, theme: { ...CASA.theme, style: 'modern', shownStyle: 'modern' } },
  })
  await question.getByRole('button', { name: 'Guardar Moderno' }).click()
  await expect.element(page.getByText('Cambios guardados correctamente')).toBeVisible()
})
