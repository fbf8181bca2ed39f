import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { readQr } from '../support/qr-reading.ts'

async function openQr(page: Page): Promise<void> {
  await page.goto('/dashboard/qr')
  await expect(page.getByRole('heading', { level: 1, name: 'Generador de QR' })).toBeVisible()
  // The frame has the heading before the page is there.
  await expect(page.getByRole('button', { name: 'Descargar PDF' })).toBeVisible()
}

async function downloaded(page: Page, button: string): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test('the link is copied with its scheme and shown without', { tag: '@one-size' }, async ({
  page,
  context,
  baseURL,
  restaurant,
}) => {
  const { slug } = await restaurant()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openQr(page)
  const shownUrl = `${baseURL.replace('http://', '')}/${slug}`
  await expect(page.getByRole('link', { name: shownUrl })).toHaveAttribute('href', `${baseURL}/${slug}`)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('¡Enlace copiado al portapapeles!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/${slug}`)
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
})

test('a link that cannot be copied shows an error', { tag: '@one-size' }, async ({ page, restaurant }) => {
  await restaurant()
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await openQr(page)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('No se pudo copiar el enlace')).toBeVisible()
})

test("the PNG has 200 × 200 px and holds the menu's URL", { tag: '@one-size' }, async ({
  page,
  baseURL,
  restaurant,
}) => {
  const { slug } = await restaurant()
  await openQr(page)
  const { name, content } = await downloaded(page, 'Descargar QR')
  expect(name).toBe(`qr-${slug}.png`)
  expect(readQr(content)).toEqual({ text: `${baseURL}/${slug}`, width: 200, height: 200 })
})

test('the SVG and the three print files come from the server', { tag: '@one-size' }, async ({ page, restaurant }) => {
  const { slug } = await restaurant()
  await openQr(page)
  const svg = await downloaded(page, 'Descargar SVG')
  expect(svg.name).toBe(`qr-${slug}.svg`)
  expect(svg.content.toString()).toContain('<svg')
  for (const [format, file] of [
    ['Cartel de mesa', 'cartel'],
    ['Tarjetas', 'tarjetas'],
    ['Pegatina', 'pegatina'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(format) }).click()
    const pdf = await downloaded(page, 'Descargar PDF')
    expect(pdf.name).toBe(`qr-${slug}-${file}.pdf`)
    expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  }
})

test('a file that the server cannot make shows an error', { tag: '@one-size' }, async ({
  page,
  restaurant,
  expectFailedCalls,
}) => {
  expectFailedCalls('GET /restaurants/*/qr 500')
  await restaurant()
  await openQr(page)
  await page.route('**/qr?**', route => route.fulfill({ status: 500, json: { success: false } }))
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  await expect(page.getByText('Error al descargar el código QR')).toBeVisible()
})

test('a new slug is checked and saved, and the old one still leads to the menu', { tag: '@one-size' }, async ({
  page,
  baseURL,
  restaurant,
}) => {
  const { slug } = await restaurant()
  await openQr(page)
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await expect(page.getByText('Los QR ya impresos seguirán funcionando.')).toBeVisible()
  const field = page.getByLabel('Dirección', { exact: true })
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(field).toBeHidden()

  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  await field.fill('!')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('El slug solo puede contener letras minúsculas, números y guiones.')).toBeVisible()
  await field.fill(`Peñón ${slug}`)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('URL actualizada correctamente')).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(`/penon-${slug}$`) })).toBeVisible()
  const { name, content } = await downloaded(page, 'Descargar QR')
  expect(name).toBe(`qr-penon-${slug}.png`)
  expect(readQr(content).text).toBe(`${baseURL}/penon-${slug}`)
  await page.goto(`/${slug}`)
  await expect(page).toHaveURL(`${baseURL}/penon-${slug}`)
})

test('a taken slug is replaced by a free one that must be saved again', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  await openQr(page)
  await page.getByRole('button', { name: 'Cambiar dirección' }).click()
  const field = page.getByLabel('Dirección', { exact: true })
  await field.fill('el-rincon')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText(/Se ha generado una URL alternativa: el-rincon-[1-9]\d{3}/)).toBeVisible()
  await expect(field).toHaveValue(/^el-rincon-[1-9]\d{3}$/)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('URL actualizada correctamente')).toBeVisible()
})
