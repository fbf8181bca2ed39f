import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { modal, openModal } from '#test/browser/note-modal.tsx'
import { pull, settle, swipe, touch } from '#test/browser/steps.ts'
import { toast } from '#ui/toast/toast.ts'

/** How far the sheet is below its open position, in px. */
const offset = () => new DOMMatrix(getComputedStyle(modal.element()).transform).m42

test('a modal is a sheet at the bottom, which a swipe of more than 100 px closes', async () => {
  await openModal()
  const { x, width, bottom } = modal.element().getBoundingClientRect()
  expect([x, width, Math.round(bottom)]).toEqual([0, 390, 844])
  await swipe(150, 95)
  await settle()
  await expect.element(modal).toBeVisible()
  await swipe(150, 115)
  await expect.element(modal).not.toBeInTheDocument()
})

test('the sheet follows the finger for 300 px at most', async () => {
  await openModal()
  await pull(150, 200)
  await expect.poll(offset).toBe(200)
  await touch('touchMove', 750)
  await expect.poll(offset).toBe(300)
  await touch('touchEnd')
  await expect.element(modal).not.toBeInTheDocument()
})

test('a swipe over unsaved changes springs back and asks', async () => {
  await openModal()
  await page.getByLabelText('Nombre').fill('Croquetas')
  await swipe(90, 200)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Seguir editando' }).click()
  await expect.element(modal).toBeVisible()
  await settle()
  expect(offset()).toBe(0)
})

test('the question is a sheet too; a swipe is its harmless answer, and moves nothing else', async () => {
  await openModal()
  await page.getByLabelText('Nombre').fill('Croquetas')
  await swipe(90, 200)
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  await settle()
  const { x, width, bottom, top } = question.element().getBoundingClientRect()
  expect([x, width, Math.round(bottom)]).toEqual([0, 390, 844])
  const [stay, discard] = ['Seguir editando', 'Descartar cambios'].map(name =>
    question.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect([stay?.width, discard?.width]).toEqual([350, 350])
  expect(discard?.bottom).toBeLessThan(stay?.top ?? 0)
  await swipe(Math.round(top) + 8, 115)
  await expect.element(question).not.toBeInTheDocument()
  await settle()
  await expect.element(modal).toBeVisible()
  expect(offset()).toBe(0)
})

test("no toast covers the question's buttons", async () => {
  await openModal()
  await page.getByLabelText('Nombre').fill('Croquetas')
  await swipe(90, 200)
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  toast.warning('Cambios sin guardar', { id: 'unsaved', persistent: true })
  toast.error('Error de conexión')
  await expect.element(page.getByText('Error de conexión')).toBeVisible()
  await settle()
  await expect.element(page.getByText('Cambios sin guardar')).not.toBeVisible()
  for (const name of ['Seguir editando', 'Descartar cambios']) {
    const { left, top, width, height } = question.getByRole('button', { name }).element().getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    expect(document.elementFromPoint(x, y)?.closest('button')?.textContent, name).toBe(name)
  }
  toast.close('unsaved')
})

test('a tap on the backdrop closes the sheet', async () => {
  await openModal('center')
  await touch('touchStart', 20)
  await touch('touchEnd')
  await expect.element(modal).not.toBeInTheDocument()
})

test('at 481 px a modal is a window and no swipe closes it', async () => {
  await page.viewport(481, 844)
  await openModal()
  await swipe(150, 200)
  await settle()
  await expect.element(modal).toBeVisible()
  await page.viewport(390, 844)
})
