import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { focus } from '#test/browser/steps.ts'
import { Dropdown } from './dropdown.tsx'

const NAMES = ['El Rincón', 'Taberna Moro']
const list = page.getByRole('combobox', { name: 'Restaurante' })

function Restaurants() {
  const [value, setValue] = useState('El Rincón')
  const options = NAMES.map(name => ({ value: name, label: name }))
  return <Dropdown label="Restaurante" value={value} onChange={setValue} options={options} />
}

test('an entry is chosen by keyboard', async () => {
  await show(<Restaurants />)
  focus(list)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'El Rincón' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(list).toHaveTextContent('Taberna Moro')
})

test('Escape closes the list, keeps the choice, and gives the focus back', async () => {
  await show(<Restaurants />)
  focus(list)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'El Rincón' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(list).toHaveFocus()
  await expect.element(list).toHaveTextContent('El Rincón')
})
