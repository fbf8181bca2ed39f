import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { modal, openModal } from '#test/browser/note-modal.tsx'
import { show } from '#test/browser/render.tsx'
import { toast } from './toast.ts'

const box = (locator: Locator) => locator.element().getBoundingClientRect()
const notice = (text: string) => page.getByRole('status').filter({ hasText: text })
const LONG =
  'Ensaladilla rusa de la casa con ventresca de atún, piparras de Ibarra y mahonesa montada cada mañana está agotado'

/** Waits until an element lies at the upper or lower edge of the screen, from one side to the other. */
async function expectAt(edge: 'top' | 'bottom', locator: Locator): Promise<void> {
  await expect.element(locator).toBeVisible()
  const wanted = { top: 0, bottom: window.innerHeight }[edge]
  await expect.poll(() => Math.round(box(locator)[edge])).toBe(wanted)
  expect([box(locator).left, box(locator).width]).toEqual([0, 390])
}

test('a message stands at the top, over the header', async () => {
  await show(null)
  toast.success('Croquetas está agotado', { undo: () => {} })
  await expectAt('top', notice('Croquetas'))
  expect(box(notice('Croquetas')).height).toBeLessThanOrEqual(94)
})

test('what closes it stays in its corner, however much there is to say and to press', async () => {
  await show(null)
  toast.warning('Tu plan ha terminado: ahora no se pueden guardar cambios.', {
    id: 'plan',
    action: { label: 'Contrata un plan', onClick: () => {} },
  })
  const plan = notice('Tu plan')
  await expectAt('top', plan)
  const close = box(plan.getByRole('button', { name: 'Cerrar' }))
  const action = box(plan.getByRole('button', { name: 'Contrata un plan' }))
  expect([close.top, close.right]).toEqual([8, 386])
  expect(action.right).toBeLessThanOrEqual(close.left)
  expect(action.bottom).toBeLessThanOrEqual(box(plan).bottom - 8)
})

test('over an open form it covers nothing of it, however long it is', async () => {
  await openModal()
  toast.success('Croquetas guardado')
  await expectAt('top', notice('Croquetas'))
  expect(box(notice('Croquetas')).bottom).toBeLessThanOrEqual(box(modal).top)
  toast.error(LONG, { detail: 'Inténtalo de nuevo.' })
  const long = page.getByRole('alert').filter({ hasText: 'Ensaladilla' })
  await expectAt('top', long)
  expect(box(long).height).toBeGreaterThan(90)
  await expect.poll(() => box(modal).top - box(long).bottom).toBeGreaterThanOrEqual(0)
})

test('a question stands at the bottom, in the place of the buttons of a form, and covers none of its fields', async () => {
  await openModal()
  await modal.getByRole('button', { name: 'Eliminar nota' }).click()
  const question = page.getByRole('alertdialog')
  await expectAt('bottom', question)
  const fields = () => page.getByLabelText('Texto').element().closest('form')?.parentElement?.getBoundingClientRect()
  await expect.poll(() => fields()?.bottom).toBeLessThanOrEqual(Math.ceil(box(question).top))
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
})

test('what is not saved is a bar at the bottom, and a message leaves it there', async () => {
  await show(null)
  toast.warning('Cambios sin guardar', { id: 'unsaved', persistent: true })
  toast.error('No se ha guardado')
  await expectAt('bottom', notice('Cambios sin guardar'))
  await expectAt('top', page.getByRole('alert').filter({ hasText: 'No se ha guardado' }))
  toast.close('unsaved')
})
