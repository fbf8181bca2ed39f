import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CORPUS } from '#test/cartas/corpus.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, test } from '../support/fixtures.ts'
import { openMenu } from '../support/menu-data.ts'

type Stored = {
  translations: { es: { name: string } }
  allergens: string[]
  allergensDeclared: boolean
  prices: { label: string | null; amount: number | null; market: boolean; unit: string | null }[]
}

const DISHES = 58
/** Of a person: opening, pasting, four doubts, twelve categories of allergens, bringing. */
const TAPS_MAX = 30
const text = await readFile(join(import.meta.dirname, '../../test/cartas/pasted.txt'), 'utf8')

/** Counts what a hand does, and the calls that the page makes for it; looking whether there is news is told apart. */
function counting(page: Page) {
  const counts = { taps: 0, keys: 0, writes: [] as string[], reads: 0, looks: 0 }
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/api/restaurants/')) return
    if (request.method() !== 'GET') counts.writes.push(`${request.method()} ${pathname.split('/').slice(4).join('/')}`)
    else if (pathname.endsWith('/import')) counts.looks += 1
    else counts.reads += 1
  })
  return {
    counts,
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      counts.taps += 1
      await page.getByRole(role, { name }).first().click()
    },
  }
}

test('a pasted carta of 58 dishes is published, and undone', async ({ page, call, restaurant, diner }, info) => {
  const { _id, slug } = await restaurant()
  const isPhone = info.project.name === 'phone'
  await openMenu(page)
  const { counts, tap } = counting(page)
  await tap('Traer mi carta', 'link')
  await expect(page.getByRole('heading', { name: 'Traer mi carta', level: 1 })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  if (isPhone) await tap('Pegar texto')
  // Ctrl+V.
  counts.keys += 2
  await page.getByRole('textbox', { name: 'Pega aquí tu carta' }).fill(text)
  await expect(page.getByText('58 platos en 12 categorías, a primera vista')).toBeVisible()
  await tap('Leer mi carta')
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeVisible()
  await expect(page.getByText('58 platos en 12 categorías')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)

  await tap('Mirar las dudas')
  for (const name of [
    'Calamares a la andaluza',
    'Rodaballo a la brasa',
    'Chuletón de vaca madurada',
    '4 platos con la misma duda',
  ]) {
    await expect(page.getByRole('heading', { name })).toBeFocused()
    counts.keys += 1
    await page.keyboard.press('1')
  }
  await expect(page.getByRole('heading', { name: 'Ninguna duda' })).toBeVisible()
  await tap('Volver a la revisión', 'link')

  await tap(/^Alérgenos por confirmar/, 'link')
  await expect(page.getByRole('heading', { name: 'Confirmar alérgenos' })).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  const all = page.getByRole('button', { name: /^Marcar/ })
  for (let left = await all.count(); left > 0; left -= 1) {
    counts.taps += 1
    await all.first().click()
    await expect(all).toHaveCount(left - 1)
  }
  await tap('Declarar 50 platos', 'link')
  await tap('Traer 58 platos')
  await expect(page.getByRole('heading', { name: 'Tu carta está puesta' })).toBeFocused()
  await expect(page.getByText('Has traído 58 platos: 58 nuevos. Tus clientes ya los ven.')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  const figure = `${DISHES} dishes: ${counts.taps} taps, ${counts.keys} keys; writes: ${counts.writes.length} (${[...new Set(counts.writes)].join(', ')}), reads: ${counts.reads}, looks: ${counts.looks}`
  process.stdout.write(`${figure}\n`)
  info.annotations.push({ type: 'figure', description: figure })
  expect(counts.taps).toBeLessThanOrEqual(TAPS_MAX)

  const stored = await call<Stored[]>('GET', `/restaurants/${_id}/items`)
  expect(stored).toHaveLength(DISHES)
  const dish = (name: string) => stored.find(({ translations }) => translations.es.name === name)
  expect(dish('Croquetas de jamón ibérico')).toMatchObject({
    allergens: ['gluten', 'eggs', 'milk'],
    allergensDeclared: true,
    prices: [{ amount: 9.5 }],
  })
  expect(dish('Agua mineral')).toMatchObject({ allergens: [], allergensDeclared: false })
  expect(dish('Verdejo Los Cernícalos')?.prices.map(({ label, amount }) => [label, amount])).toEqual([
    ['copa', 3.6],
    ['botella', 18],
  ])
  expect(dish('Rodaballo a la brasa')?.prices).toMatchObject([{ market: true, amount: null }])
  expect(dish('Chuletón de vaca madurada')?.prices).toMatchObject([{ unit: 'kg', amount: 62 }])
  const guest = await diner()
  await guest.goto(`/${slug}`)
  await expect(guest.getByRole('heading', { name: 'Calamares a la andaluza' })).toBeVisible()
  await expect(guest.getByText('Ración', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('row', { name: 'Platos que se quitan 58' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Traer 58 platos' })).toBeEnabled()
  expect(await call<Stored[]>('GET', `/restaurants/${_id}/items`)).toEqual([])
})

test('a draft waits on every device: one changes it, the other one sees it', async ({ page, call, restaurant }) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00\nFlan' })
  await page.goto('/dashboard/menu')
  await expect(page.getByText(/^Tu carta está leída: \d platos en 1 categoría$/)).toBeVisible()
  await page.getByRole('link', { name: 'Revisar' }).click()
  await expect(page.getByRole('button', { name: /Bravas/ }).first()).toBeVisible()
  await call('PUT', `/restaurants/${_id}/import`, {
    changes: [{ dish: 'd1', set: { names: { es: 'Patatas bravas' } } }],
  })
  await expect(page.getByText('Patatas bravas')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar Oreja' }).click()
  await expect(page.getByRole('button', { name: 'Volver a poner Oreja' })).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Quitar Oreja' })).toBeVisible()
})

test('a cell is changed in its place; what cannot be stored stays and holds up', { tag: '@desktop' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  await page.getByRole('button', { name: 'Nombre: Bravas' }).click()
  await page.getByRole('textbox', { name: 'Nombre' }).fill('Patatas bravas')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Descripción' }).fill('Con alioli')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Precio' }).fill('nueve')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'No entiendo «nueve»' })).toBeVisible()
  await expect(page.getByText('1 precio por corregir')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Traer 2 platos' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Precio' }).fill('3,50 / 9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Traer 2 platos' })).toBeEnabled()
  type Dish = { names: { es: string }; descriptions: { es?: string }; prices: { amount: number }[] }
  const { dishes } = await call<{ dishes: Dish[] }>('GET', `/restaurants/${_id}/import`)
  expect(dishes[0]).toMatchObject({ names: { es: 'Patatas bravas' }, descriptions: { es: 'Con alioli' } })
  expect(dishes[0]?.prices.map(({ amount }) => amount)).toEqual([3.5, 9])
})

test('a file that is no carta is refused in words, and the next one is read', { tag: '@one-size' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  await page.goto('/dashboard/menu/traer')
  const picker = page.locator('input[type=file]').first()
  await picker.setInputFiles({
    name: 'carta.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('PK\u0003\u0004nothing'),
  })
  await expect(page.getByRole('alert').filter({ hasText: '«carta.docx» no se puede leer todavía' })).toBeVisible()
  await picker.setInputFiles({
    name: 'carta.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Plato;Precio;Familia\nBravas;6,00;Tapas\nOreja;8,00;Tapas\nFlan;4,50;Postres\n'),
  })
  await expect(page.getByText('3 platos en 2 categorías')).toBeVisible()
})

test('dishes that exist are updated, added apart or skipped; the menu is not touched before', async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const category = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, {
    translations: { es: { name: 'Tapas' } },
  })
  await call('POST', `/categories/${category._id}/items`, { translations: { es: { name: 'Bravas' } }, price: '5,50' })
  await call('POST', `/restaurants/${_id}/import`, { text: 'TAPAS\nBravas 6,00\nOreja 8,00' })
  await page.goto('/dashboard/menu/traer?paso=revisar')
  await page.getByRole('link', { name: /^Ya los tienes/ }).click()
  await expect(page.getByRole('row', { name: /Precio.*5,50 €.*6,00 €/ })).toBeVisible()
  await expect(page.getByText('1 se actualiza')).toBeVisible()
  await expectNoAxeFindings(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Saltar' }).click()
  await expect(page.getByText('Ninguno cambia: se saltan los 1')).toBeVisible()
  await page.getByRole('radio', { name: 'Actualizar' }).click()
  await page.getByRole('link', { name: 'Volver a la revisión' }).click()
  await page.getByRole('button', { name: 'Traer 2 platos' }).click()
  await expect(page.getByText('Has traído 2 platos: 1 nuevo y 1 actualizado.')).toBeVisible()
})

test('photographed pages are looked at, cornered, read and brought', { tag: '@phone' }, async ({
  page,
  call,
  restaurant,
}) => {
  const { _id } = await restaurant()
  const carta = CORPUS.find(({ kind, isAside }) => kind === 'photo' && !isAside)
  if (!carta) throw new Error('the corpus has photographs')
  const { bytes } = await carta.make()
  await page.goto('/dashboard/menu/traer')
  await page
    .locator('input[type=file][capture]')
    .setInputFiles({ name: 'carta.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.getByText('Se lee bien')).toBeVisible()
  await page.getByRole('button', { name: 'Más para la página 1' }).click()
  await page.getByRole('menuitem', { name: 'Ajustar las esquinas' }).click()
  await page.getByRole('button', { name: 'Esquina de arriba a la izquierda' }).press('ArrowLeft')
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: 'Toda la foto' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Leer 1 página' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeVisible()
  await page.getByRole('button', { name: /^Nombre: / }).first().click()
  await expect(page.getByRole('img', { name: 'Recorte de la foto' })).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: /^Traer \d+ platos$/ }).click()
  await page.getByRole('button', { name: 'Traerla igual' }).or(page.getByRole('heading', { name: 'Tu carta está puesta' })).first().click()
  await expect(page.getByRole('heading', { name: 'Tu carta está puesta' })).toBeVisible()
  expect((await call<Stored[]>('GET', `/restaurants/${_id}/items`)).length).toBeGreaterThan(10)
})
