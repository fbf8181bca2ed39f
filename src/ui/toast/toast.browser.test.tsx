import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MINUTE_MS } from '#shared/time.ts'
import { show } from '#test/browser/render.tsx'
import { focus, stopClock } from '#test/browser/steps.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from './toast.ts'

const toasts = page.getByRole('region', { name: 'Notificaciones' })
const question = page.getByRole('alertdialog')

/** A page with a button that asks; the answer is shown below it. */
async function showQuestion() {
  const answers: boolean[] = []
  const ask = async () => {
    const options = {
      title: '¿Eliminar la categoría «Para picar»?',
      description: 'Se eliminarán también sus 6 platos.',
    }
    answers.push(await toast.confirm(options))
  }
  await show(<Button onClick={() => void ask()}>Preguntar</Button>)
  return { answers, ask: page.getByRole('button', { name: 'Preguntar' }) }
}

test('a message goes after 5 seconds, an unsaved warning stays until it is closed', async () => {
  const clock = stopClock()
  await show(null)
  const onClick = () => toast.close('unsaved')
  toast.warning('Cambios sin guardar', { id: 'unsaved', persistent: true, action: { label: 'Guardar', onClick } })
  toast.success('Plato actualizado correctamente')
  await expect.element(toasts.getByText('Plato actualizado correctamente')).toBeVisible()
  await clock.runFor(4900)
  await expect.element(toasts.getByText('Plato actualizado correctamente')).toBeVisible()
  await clock.runFor(600)
  await expect.element(toasts.getByText('Plato actualizado correctamente')).not.toBeInTheDocument()
  await clock.runFor(MINUTE_MS)
  await toasts.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(toasts.getByText('Cambios sin guardar')).not.toBeInTheDocument()
})

test('the same id replaces the message that is there', async () => {
  await show(null)
  toast.error('Error de conexión', { id: 'menu' })
  toast.success('Orden actualizado correctamente', { id: 'menu' })
  await expect.element(toasts.getByText('Orden actualizado correctamente')).toBeVisible()
  await expect.element(toasts.getByText('Error de conexión')).not.toBeInTheDocument()
})

test('a confirmation asked by pointer takes no focus, stops while hovered, and ends after 10 seconds', async () => {
  const clock = stopClock()
  const { answers, ask } = await showQuestion()
  await ask.click()
  await expect.element(question.getByText('Se eliminarán también sus 6 platos.')).toBeVisible()
  expect(question.element().contains(document.activeElement)).toBe(false)

  await question.getByText('Se eliminarán también sus 6 platos.').hover()
  await clock.runFor(20_000)
  await expect.element(question).toBeVisible()
  await userEvent.pointer({ coords: { x: 10, y: 400 } })
  await clock.runFor(8000)
  await expect.element(question).toBeVisible()
  await clock.runFor(2500)
  await expect.element(question).not.toBeInTheDocument()
  expect(answers).toEqual([false])
})

test('a confirmation asked by keyboard puts the focus on Cancelar and waits', async () => {
  const clock = stopClock()
  const { answers, ask } = await showQuestion()
  focus(ask)
  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await clock.runFor(MINUTE_MS)
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(ask).toHaveFocus()
  expect(answers).toEqual([false])

  await userEvent.keyboard('{Enter}')
  await expect.element(question.getByRole('button', { name: 'Cancelar' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => answers).toEqual([false, true])
})

test('a second question answers the first with no', async () => {
  const { answers, ask } = await showQuestion()
  await ask.click()
  await ask.click()
  await expect.poll(() => answers).toEqual([false])
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.poll(() => answers).toEqual([false, true])
})

test('one message at a time: a new one takes the place of the last, equal ones are counted', async () => {
  stopClock()
  await show(null)
  toast.success('Orden actualizado correctamente')
  await expect.element(toasts.getByText('Orden actualizado correctamente')).toBeVisible()
  toast.success('Plato actualizado correctamente', { about: 'Croquetas' })
  await expect.element(toasts.getByText('Croquetas')).toBeVisible()
  await expect.element(toasts.getByText('Orden actualizado correctamente')).not.toBeInTheDocument()
  toast.success('Plato actualizado correctamente', { about: 'Croquetas' })
  await expect.element(toasts.getByText('Croquetas · 2 veces')).toBeVisible()
  expect(toasts.getByText('Plato actualizado correctamente').elements()).toHaveLength(1)
  // What comes when it has gone is another message, and is counted anew.
  await toasts.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(toasts.getByText('Croquetas')).not.toBeInTheDocument()
  toast.success('Plato actualizado correctamente', { about: 'Croquetas' })
  await expect.element(toasts.getByText('Croquetas')).toBeVisible()
  expect(toasts.getByText('2 veces').elements()).toHaveLength(0)
})

test('what failed shows again for the rest of its time', async () => {
  const clock = stopClock()
  await show(null)
  toast.error('No se ha podido guardar el plato. Inténtalo de nuevo.')
  await expect.element(toasts.getByText(/No se ha podido/)).toBeVisible()
  await clock.runFor(1000)
  toast.success('Enlace copiado')
  await expect.element(toasts.getByText('Enlace copiado')).toBeVisible()
  await expect.element(toasts.getByText(/No se ha podido/)).not.toBeVisible()
  await toasts.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect.element(toasts.getByText(/No se ha podido/)).toBeVisible()
})

test('a message that also stands in the page as an alert is not read again', async () => {
  await show(<p role="alert">No se pudo generar la imagen del QR</p>)
  toast.error('No se pudo generar la imagen del QR', { isInPage: true })
  const shown = toasts.getByText('No se pudo generar la imagen del QR')
  await expect.element(shown).toBeVisible()
  expect(shown.element().closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
  expect(page.getByRole('alert').elements()).toHaveLength(1)
})

test('two buttons of a message stand under its text, neither over the other', async () => {
  await show(null)
  for (const width of [1440, 390]) {
    await page.viewport(width, 900)
    const onClick = () => toast.close('codes')
    toast.success('4 mesas están ahora en Terraza.', {
      id: 'codes',
      action: { label: 'Imprimir las 4', onClick },
      undo: () => {},
    })
    const print = toasts.getByRole('button', { name: 'Imprimir las 4' })
    const undo = toasts.getByRole('button', { name: 'Deshacer' })
    await expect.element(print).toBeVisible()
    const box = (locator: typeof print) => locator.element().getBoundingClientRect()
    const text = toasts.getByText('4 mesas están ahora en Terraza.').element().getBoundingClientRect()
    expect(box(print).top).toBeGreaterThanOrEqual(text.bottom)
    expect(box(undo).top).toBeGreaterThanOrEqual(text.bottom)
    const isApart = box(undo).top >= box(print).bottom || box(undo).left >= box(print).right
    expect(isApart, `${width}`).toBe(true)
    await print.click()
    await expect.element(print).not.toBeInTheDocument()
  }
})
