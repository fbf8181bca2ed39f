import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, expectNoSidewaysScroll, test } from '../support/fixtures.ts'

const EMAIL = 'demo@sobremesa.test'

/** The password that the product printed at its start. */
async function demoPassword(): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: e2e/support/global-setup.ts starts the product')
  return (await readFile(join(dataDir, 'demo-password'), 'utf8')).trim()
}

test('the demo has its pictures; its owner cannot delete the account, and is told so over the open dialog', {
  tag: '@one-size',
}, async ({ page, request, call, login, expectFailedCalls }) => {
  expectFailedCalls('DELETE /auth/delete 403')
  await login({ email: EMAIL, password: await demoPassword() })
  const [restaurant] = await call<{ _id: string; logoUrl: string }[]>('GET', '/restaurants')
  const dishes = await call<{ imageUrl: string }[]>('GET', `/restaurants/${restaurant?._id}/items`)
  const pictures = new Set([restaurant?.logoUrl ?? '', ...dishes.map(dish => dish.imageUrl).filter(Boolean)])
  expect(pictures.size).toBe(20)
  for (const url of pictures) {
    const picture = await request.get(url)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  }
  await page.goto('/dashboard/user?tab=security')
  await page.getByRole('button', { name: 'Eliminar cuenta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Eliminar cuenta' })
  await dialog.getByLabel('Escribe ELIMINAR para confirmar').fill('ELIMINAR')
  await expectNoSidewaysScroll(page)
  await dialog.getByRole('button', { name: 'Eliminar cuenta' }).click()
  await expect(page.getByText('La demostración no se puede cambiar así.')).toBeVisible()
  await expect(dialog).toBeVisible()
  await page.goto('/el-rincon')
  await expect(page.getByRole('heading', { level: 1, name: 'El Rincón' })).toBeVisible()
})
