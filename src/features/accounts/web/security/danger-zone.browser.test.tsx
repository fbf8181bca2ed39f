import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { focus, settle } from '#test/browser/steps.ts'
import { DangerZone } from './danger-zone.tsx'

const opener = page.getByRole('button', { name: 'Eliminar cuenta' })
const dialog = page.getByRole('dialog', { name: 'Eliminar cuenta' })
const word = dialog.getByLabelText('Escribe ELIMINAR para confirmar')
const confirm = dialog.getByRole('button', { name: 'Eliminar cuenta' })

async function openByKeyboard(): Promise<void> {
  await showSignedIn(<DangerZone />)
  focus(opener)
  await userEvent.keyboard('{Enter}')
  await expect.element(word).toHaveFocus()
}

test("the demo's owner is told why not, and the dialog stays open", async () => {
  const message = 'La demostración no se puede cambiar así.'
  await answer('DELETE /auth/delete', { status: 403, code: 'demo', message })
  await openByKeyboard()
  await userEvent.keyboard('ELIMINAR{Enter}')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(dialog).toBeVisible()
  await expect.element(word).toHaveValue('ELIMINAR')
  await expect.element(confirm).toBeEnabled()
})

test.each(['eliminar', 'ELIMINA', 'ELIMINAR ', ' ELIMINAR'])('%j does not confirm, not even by Enter', async typed => {
  await openByKeyboard()
  await userEvent.keyboard(`${typed}{Enter}`)
  await expect.element(word).toHaveValue(typed)
  await expect.element(confirm).toBeDisabled()
  await expect.element(confirm).toHaveAccessibleDescription(/ELIMINAR/)
  expect(await sentCalls()).toEqual([])
})

test("'Conservar mi cuenta' and Escape keep it, and the focus returns", async () => {
  await openByKeyboard()
  await userEvent.tab()
  await expect.element(dialog.getByRole('button', { name: 'Conservar mi cuenta' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(word).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(await sentCalls()).toEqual([])
})

test('on the smallest phone both answers are whole', async () => {
  await page.viewport(320, 640)
  await openByKeyboard()
  await settle()
  for (const name of ['Conservar mi cuenta', 'Eliminar cuenta']) {
    const { left, right } = dialog.getByRole('button', { name }).element().getBoundingClientRect()
    expect([name, left >= 0, right <= 320]).toEqual([name, true, true])
  }
})
