import { FormProvider } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { SettingsContext } from '../settings-context.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { HoursDay } from './hours-day.tsx'

const friday = page.getByRole('group', { name: 'Viernes' })
const opens = friday.getByLabelText(/^Apertura/)
const add = friday.getByRole('button', { name: 'Añadir tramo al viernes' })
const isOpen = friday.getByRole('switch')

function Friday({ restaurant }: { restaurant: Restaurant }) {
  const { form } = useSettingsForm(restaurant)
  return (
    <SettingsContext value={{ restaurant, formId: 'form', isReadOnly: restaurant.readOnly !== null }}>
      <FormProvider {...form}>
        <HoursDay day="friday" onCopy={() => {}} />
      </FormProvider>
    </SettingsContext>
  )
}

test('a day has at most six slots', async () => {
  await show(<Friday restaurant={sampleRestaurant()} />)
  for (let count = 2; count < 6; count++) {
    await add.click()
    await expect.poll(() => opens.elements().length).toBe(count + 1)
  }
  await expect.element(add).not.toBeInTheDocument()
  await expect.element(friday.getByRole('alert')).not.toBeInTheDocument()
})

test('a day that is closed and opened again brings its slots back', async () => {
  await show(<Friday restaurant={sampleRestaurant()} />)
  await add.click()
  await expect.poll(() => opens.elements().length).toBe(3)
  await isOpen.click()
  await expect.element(opens).not.toBeInTheDocument()
  await isOpen.click()
  await expect.poll(() => opens.elements().length).toBe(3)
})

test('a day of a restaurant that can only be read cannot be changed', async () => {
  await show(<Friday restaurant={sampleRestaurant({ readOnly: 'inactive' })} />)
  await expect.element(isOpen).toBeDisabled()
  await expect.element(add).not.toBeInTheDocument()
})
