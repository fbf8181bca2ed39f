import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../support/fixtures.ts'

const EMAIL = 'demo@sobremesa.test'

/** The password that the product printed at its start. */
async function demoPassword(): Promise<string> {
  const dataDir = process.env.E2E_DATA_DIR
  if (!dataDir) throw new Error('E2E_DATA_DIR is not set: e2e/support/global-setup.ts starts the product')
  return (await readFile(join(dataDir, 'demo-password'), 'utf8')).trim()
}

test('the demo has its pictures, and its owner cannot delete the account', {
  tag: '@one-size',
}, async ({ page, request, call, login }) => {
  await login({ email: EMAIL, password: await demoPassword() })
  const [restaurant] = await call<{ _id: string; logoUrl: string }[]>('GET', '/restaurants')
  const dishes = await call<{ imageUrl: string }[]>('GET', `/restaurants/${restaurant?._id}/items`)
  const pictures = new Set([restaurant?.logoUrl ?? '', ...dishes.map(dish => dish.imageUrl).filter(Boolean)])
  expect(pictures.size).toBe(20)
  for (const url of pictures) {
    const picture = await request.get(url)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/webp'])
  }
  await expect(call('DELETE', '/auth/delete')).rejects.toThrow('answered 403')
  await page.goto('/el-rincon')
  await expect(page.getByRole('heading', { level: 1, name: 'El Rincón' })).toBeVisible()
})
