import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { focus } from '#test/browser/steps.ts'
import { Switch } from './switch.tsx'

function Hours({ disabled }: { disabled?: boolean }) {
  const [open, setOpen] = useState(true)
  return <Switch label="Abierto" checked={open} onChange={setOpen} disabled={disabled} />
}
const open = page.getByRole('switch', { name: 'Abierto' })

test('a switch is turned by the space bar and by a press on its words', async () => {
  await show(<Hours />)
  await expect.element(open).toBeChecked()
  focus(open)
  await userEvent.keyboard(' ')
  await expect.element(open).not.toBeChecked()
  await page.getByText('Abierto').click()
  await expect.element(open).toBeChecked()
})

test('a disabled switch stays as it is', async () => {
  await show(<Hours disabled />)
  await expect.element(open).toBeDisabled()
  await userEvent.click(page.getByText('Abierto'), { force: true })
  await expect.element(open).toBeChecked()
})
