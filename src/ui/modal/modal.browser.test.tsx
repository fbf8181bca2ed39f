import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { modal, NoteModal, opener, openModal } from '#test/browser/note-modal.tsx'
import { show } from '#test/browser/render.tsx'
import { clickAt, settle } from '#test/browser/steps.ts'

const question = page.getByRole('alertdialog')

test('a modal takes the focus, closes on Escape within 300 ms of animation, and gives the focus back', async () => {
  await openModal()
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus()
  expect(getComputedStyle(modal.element()).transitionDuration.split(', ')[0]).toBe('0.3s')
  await userEvent.keyboard('{Escape}')
  await expect.element(modal).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Tab stays inside an open modal', async () => {
  await openModal()
  for (let presses = 0; presses < 8; presses += 1) {
    await userEvent.tab()
    // The focus guards at both ends get the focus for a moment before they move it.
    await expect.poll(() => modal.element().contains(document.activeElement)).toBe(true)
  }
})

test('a modal closes on a press of its backdrop and not on one inside', async () => {
  await openModal()
  await modal.getByRole('heading').click()
  await expect.element(modal).toBeVisible()
  await clickAt(100, 450)
  await expect.element(modal).not.toBeInTheDocument()
})

test('the second click of the double click that opened it leaves it open', async () => {
  await show(<NoteModal variant="center" />)
  await opener.dblClick()
  await settle()
  await expect.element(modal).toBeVisible()
  await clickAt(20, 20)
  await expect.element(modal).not.toBeInTheDocument()
})

test('a form with unsaved changes asks before its modal closes', async () => {
  await openModal()
  await page.getByLabelText('Nombre').fill('Croquetas')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toHaveAccessibleName('Tienes cambios sin guardar')
  await expect.element(question.getByRole('button', { name: 'Seguir editando' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(modal).toBeVisible()

  await clickAt(100, 450)
  await question.getByRole('button', { name: 'Descartar cambios' }).click()
  await expect.element(modal).not.toBeInTheDocument()
})

test('a press of the backdrop of the question is its harmless answer, and the modal stays', async () => {
  await openModal()
  await page.getByLabelText('Nombre').fill('Croquetas')
  await userEvent.keyboard('{Escape}')
  await expect.element(question).toBeVisible()
  await settle()
  await clickAt(100, 450)
  await expect.element(question).not.toBeInTheDocument()
  await settle()
  await expect.element(modal).toBeVisible()
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Croquetas')
})

test('a confirmation over an open modal is answered without closing the modal', async () => {
  await openModal()
  await modal.getByRole('button', { name: 'Eliminar nota' }).click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Eliminar nota' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(modal).not.toBeInTheDocument()
})
