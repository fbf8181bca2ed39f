import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '#features/identity/identity.contract.ts'
import { sampleUser } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { ProfileTab } from './profile-tab.tsx'

const WORKER = { role: 'worker', status: 'active', subscription: undefined } as const
const prices = page.getByRole('switch', { name: 'Platos sin precio' })
const holidays = page.getByRole('switch', { name: 'Festivos por decidir' })

test.for<[string, Partial<User>, number]>([
  ['the owner', {}, 3],
  ['a partner', { ...WORKER, partner: true }, 3],
  ['a worker with the right of prices', { ...WORKER, rights: ['prices'] }, 1],
  ['a worker without it', { ...WORKER, rights: ['texts'] }, 0],
  ['who has switched it off and lost the right', { ...WORKER, rights: [], mutedMails: ['prices'] }, 1],
])('%s switches what they are mailed', async ([, changes, count]) => {
  await showInPage(<ProfileTab />, { user: sampleUser(changes) })
  await expect.element(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  expect(page.getByRole('switch').elements()).toHaveLength(count)
})

test('switched off, only this kind is', async () => {
  await answer('PUT /auth/update', { data: sampleUser() })
  await showInPage(<ProfileTab />, { user: sampleUser({ mutedMails: ['holidays'] }) })
  await expect.element(holidays).not.toBeChecked()
  await expect.element(prices).toHaveAccessibleDescription('Cuando alguien sin permiso de precios añade un plato.')
  await prices.click()
  await expect.poll(sentCalls).toMatchObject([{ body: { mutedMails: ['holidays', 'prices'] } }])
})
