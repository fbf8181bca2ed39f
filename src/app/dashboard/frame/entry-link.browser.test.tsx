import { HouseIcon } from '@phosphor-icons/react/dist/csr/House'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { EntryLink } from './entry-link.tsx'

const entry = {
  path: '/dashboard/check',
  label: 'Revisión',
  title: 'Revisión',
  skeleton: 'list',
  Icon: HouseIcon,
  keepsId: true,
} as const
const link = page.getByRole('link')

const show = (given: Parameters<typeof EntryLink>[0]['entry'], owner?: { name: string }) => {
  const restaurant = sampleRestaurant({ ...(owner && { owner: { ...owner, email: 'o@ejemplo.com' } }) } as never)
  return showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <nav>
        <EntryLink entry={given} iconSize={20} />
      </nav>
    </RestaurantScopeContext>,
  )
}

test('an entry may carry something beside its label', async () => {
  await show({ ...entry, useEntry: () => ({ visible: true, badge: <b>3</b> }) })
  await expect.element(link).toHaveTextContent('Revisión3')
})

test('an entry that is not for this user is no link', async () => {
  await show({ ...entry, useEntry: () => ({ visible: false }) })
  await expect.element(page.getByRole('navigation')).toBeInTheDocument()
  await expect.element(link).not.toBeInTheDocument()
})

test("without a condition it is there, and for an admin it keeps the owner's restaurant", async () => {
  await show(entry, { name: 'Marta' })
  await expect.element(link).toHaveAttribute('href', '/dashboard/check?id=r1')
})
