import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { focus } from '#test/browser/steps.ts'
import { Segmented } from './segmented.tsx'

test('one of a few is chosen by the arrows', async () => {
  function Period() {
    const [value, setValue] = useState('yearly')
    const options = [
      { value: 'monthly', label: 'Mensual' },
      { value: 'yearly', label: 'Anual' },
    ]
    return <Segmented label="Periodo" value={value} onChange={setValue} options={options} />
  }
  await show(<Period />)
  focus(page.getByRole('radio', { name: 'Anual' }))
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('radio', { name: 'Mensual' })).toBeChecked()
  await expect.element(page.getByRole('radio', { name: 'Anual' })).not.toBeChecked()
})
