import { FormProvider } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { SettingsContext } from '../settings-context.ts'
import { useSettingsForm } from '../use-settings-form.ts'
import { HoursDay } from './hours-day.tsx'

/** DAILY-WORK §2. */
const OPEN_DAY_MAX_PX = 111
const CLOSED_DAY_MAX_PX = 56
/** What the page leaves inside the card at 390 px. */
const CARD_WIDTH_PX = 356

const restaurant = sampleRestaurant()
restaurant.hours.monday = []

function Days() {
  const { form } = useSettingsForm(restaurant)
  return (
    <SettingsContext value={{ restaurant, formId: 'form', isReadOnly: false }}>
      <FormProvider {...form}>
        <div style={{ width: CARD_WIDTH_PX }}>
          <HoursDay day="monday" onCopy={() => {}} />
          <HoursDay day="wednesday" onCopy={() => {}} />
        </div>
      </FormProvider>
    </SettingsContext>
  )
}

const day = (name: string) => page.getByRole('group', { name })
const heightOf = (name: string): number => day(name).element().getBoundingClientRect().height

test('a day with two slots takes two lines on a phone, a closed one takes one', async () => {
  await show(<Days />)
  await expect.element(day('Miércoles').getByText('Añadir tramo')).toBeVisible()
  await expect.element(day('Miércoles').getByText('Copiar')).toBeVisible()
  expect(heightOf('Miércoles')).toBeLessThanOrEqual(OPEN_DAY_MAX_PX)
  expect(heightOf('Lunes')).toBeLessThanOrEqual(CLOSED_DAY_MAX_PX)
  const [first, second] = day('Miércoles')
    .getByLabelText(/^Apertura/)
    .elements()
  expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
})
