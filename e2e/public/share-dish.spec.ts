import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Opens the sheet of a dish and answers the link to the dish, which has a share picture of its own. */
async function openDish(page: Page, baseURL: string): Promise<string> {
  await page.goto('/el-rincon')
  await page.getByRole('link', { name: 'Croquetas de jamón', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const { hash } = new URL(page.url())
  expect(hash).toMatch(/^#p-\w+$/)
  return `${baseURL}/el-rincon?plato=${hash.slice('#p-'.length)}`
}
const share = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Compartir plato' })

test('a dish is shared by the phone, else its link is copied; the link opens the dish', { tag: '@one-size' }, async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const link = await openDish(page, baseURL)
  await page.evaluate(() => Object.defineProperty(Navigator.prototype, 'share', { value: undefined }))
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await share(page).click()
  await expect(page.getByText('¡Enlace copiado al portapapeles!')).toBeInViewport()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.addInitScript(() => {
    const shared: ShareData[] = []
    const how = { value: async (data: ShareData) => void shared.push(data), configurable: true }
    Object.defineProperty(Navigator.prototype, 'share', how)
    Object.assign(window, { shared })
  })
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Croquetas de jamón')
  await share(page).click()
  const message = 'Croquetas de jamón · El Rincón'
  await expect(page).toHaveTitle(message)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared))
    .toEqual([{ title: message, text: 'Croquetas de jamón\n9,50\u00a0€\nEl Rincón', url: link }])
  await expect(page.getByText('¡Enlace copiado al portapapeles!')).toBeHidden()
  await page.getByRole('button', { name: 'Cerrar' }).click()
  await expect(page).toHaveURL(`${baseURL}/el-rincon`)
})
