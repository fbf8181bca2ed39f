import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { BackHistoryContext } from '#ui/back/back-history.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { backHistoryOf } from './back-history.ts'

const sheet = (name: string) => page.getByRole('dialog', { name })
const button = (name: string) => page.getByRole('button', { name })

function Sheets() {
  const [open, setOpen] = useState<'none' | 'lower' | 'both'>('none')
  const [typed, setTyped] = useState('')
  return (
    <>
      <Link to="/otra">Otra página</Link>
      <Button onClick={() => setOpen('lower')}>Abrir</Button>
      <Modal open={open !== 'none'} onClose={() => setOpen('none')} title="Plato" unsaved={typed !== ''}>
        <TextField label="Nombre" value={typed} onChange={event => setTyped(event.target.value)} />
        <Button onClick={() => setOpen('both')}>Foto</Button>
        <Modal open={open === 'both'} onClose={() => setOpen('lower')} title="La foto" />
      </Modal>
    </>
  )
}

/** A page with two sheets, one over the other; the page before it is in the history. */
async function openPage() {
  const routes = [
    { path: '/antes', element: <h1>Antes</h1> },
    { path: '/carta', element: <Sheets /> },
    { path: '/otra', element: <h1>Otra</h1> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/antes', '/carta'] })
  await show(
    <BackHistoryContext value={backHistoryOf(router)}>
      <RouterProvider router={router} />
    </BackHistoryContext>,
  )
  return { goBack: () => router.navigate(-1), router }
}

test("'back' closes the topmost sheet, then the one below, then leaves the page", async () => {
  const { goBack } = await openPage()
  await button('Abrir').click()
  await button('Foto').click()
  await expect.element(sheet('La foto')).toBeVisible()
  await goBack()
  await expect.element(sheet('La foto')).not.toBeInTheDocument()
  await expect.element(sheet('Plato')).toBeVisible()
  await goBack()
  await expect.element(sheet('Plato')).not.toBeInTheDocument()
  await expect.element(button('Abrir')).toBeVisible()
  await goBack()
  await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible()
})

test('a sheet closed by its button leaves no entry behind', async () => {
  const { goBack, router } = await openPage()
  await button('Abrir').click()
  await sheet('Plato').getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(sheet('Plato')).not.toBeInTheDocument()
  await expect.poll(() => router.state.location.state).toBeNull()
  await goBack()
  await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible()
})

test("'back' from unsaved changes asks; 'back' again answers no", async () => {
  const { goBack } = await openPage()
  await button('Abrir').click()
  await page.getByLabelText('Nombre').fill('Flan')
  await goBack()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  await goBack()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(sheet('Plato')).toBeVisible()
  await goBack()
  await question.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect.element(sheet('Plato')).not.toBeInTheDocument()
  await goBack()
  await expect.element(page.getByRole('heading', { name: 'Antes' })).toBeVisible()
})
