import { useState } from 'react'
import { Link } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { RestaurantScopeContext } from '../current-restaurant.tsx'
import { RestaurantPage } from './restaurant-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const name = page.getByLabelText('Nombre', { exact: true })

/** The page of a worker with all rights, from whom Carmen takes these with the button 'quitar'. */
async function showPage(taken: readonly Right[]): Promise<void> {
  function Page() {
    const [rights, setRights] = useState<readonly Right[]>(RIGHTS)
    const rightHolders = Object.fromEntries(taken.map(right => [right, ['Carmen']]))
    const restaurant = sampleRestaurant({ rights: [...rights], rightHolders, rightsChangedBy: 'Carmen' })
    return (
      <>
        <button type="button" onClick={() => setRights(RIGHTS.filter(right => !taken.includes(right)))}>
          quitar
        </button>
        <Link to="/otra">Ajustes</Link>
        <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
          <RestaurantPage />
        </RestaurantScopeContext>
      </>
    )
  }
  const user = sampleUser({ role: 'worker', status: 'active', subscription: undefined })
  await showInPage(<Page />, { user })
}

test('a right that is taken away while somebody writes loses no text; given up, the tab is text', async () => {
  await showPage(['look'])
  await name.fill('Casa Nueva')
  await button('quitar').click()
  await expect
    .element(page.getByText(/Carmen ha cambiado tus permisos: los datos y la apariencia ya no los cambias tú\./))
    .toBeVisible()
  await expect.element(name).toHaveValue('Casa Nueva')
  await expect.element(button('Guardar')).not.toBeInTheDocument()
  await name.fill('Casa Nueva de Lola')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
  await button('Copiar el texto').click()
  await expect.poll(() => write).toHaveBeenCalledWith('nombre: Casa Nueva de Lola')
  await button('Descartar').click()
  await expect.element(page.getByText('Lo cambia Carmen.')).toBeVisible()
  expect(name.elements()).toHaveLength(0)
})

test('leaving does not offer to save what would be refused', async () => {
  await showPage(['look'])
  await name.fill('Casa Nueva')
  await button('quitar').click()
  await page.getByRole('link', { name: 'Ajustes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' })
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Descartar cambios' })).toBeVisible()
  expect(question.getByRole('button', { name: 'Guardar y salir' }).elements()).toHaveLength(0)
})

test('a tab in which nothing was written becomes text at once, and the others are saved as before', async () => {
  await showPage(['hours'])
  await name.fill('Casa Nueva')
  await button('quitar').click()
  await expect.element(button('Guardar').first()).toBeEnabled()
  await page.getByRole('tab', { name: 'Horario' }).click()
  await expect.element(page.getByText(/cambia Carmen\./).first()).toBeVisible()
  expect(button('Copiar el texto').elements()).toHaveLength(0)
})
