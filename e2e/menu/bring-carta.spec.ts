import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CORPUS } from '#test/cartas/corpus.ts'
import { drawPicture } from '#test/pictures.ts'
import { moveFinger, touch } from '../support/hands.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { openMenu } from '../support/menu-data.ts'
import { READING_LIMITS } from '#features/bringing/bringing.limits.ts'

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

/** What a page may take (4-beyond §6), and as much for its process and what comes before it. */
const READ = { timeout: 2 * READING_LIMITS.pageMs }

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
  if (isPhone) {
    // The other ways are a Back away, and the text is kept.
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Hacer fotos' })).toBeVisible()
    await page.getByRole('button', { name: 'Pegar texto' }).click()
  }
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
  const corner = page.getByRole('button', { name: 'Esquina de arriba a la izquierda' })
  await corner.press('ArrowLeft')
  await expectNoAxeFindings(page)
  // A finger takes it down, and not the sheet.
  await settled(page)
  const before = await corner.boundingBox()
  if (!before) throw new Error('nothing to take hold of')
  const from = { x: before.x + before.width / 2, y: before.y + before.height / 2 }
  const client = await page.context().newCDPSession(page)
  await touch(client, 'touchStart', from)
  await moveFinger(client, from, { x: from.x + 20, y: from.y + 120 })
  await touch(client, 'touchEnd')
  await expect.poll(async () => Math.round(((await corner.boundingBox())?.y ?? 0) - before.y)).toBe(120)
  await page.getByRole('button', { name: 'Toda la foto' }).click()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Leer 1 página' }).click()
  await expect(page.getByRole('heading', { name: 'Revisa tu carta' })).toBeVisible(READ)
  await page
    .getByRole('button', { name: /^Nombre: / })
    .first()
    .click()
  await expect(page.getByRole('img', { name: 'Recorte de la foto' })).toBeVisible()
  await page.getByRole('button', { name: 'Listo' }).click()
  await page.getByRole('button', { name: /^Traer \d+ platos$/ }).click()
  await page
    .getByRole('button', { name: 'Traerla igual' })
    .or(page.getByRole('heading', { name: 'Tu carta está puesta' }))
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Tu carta está puesta' })).toBeVisible()
  expect((await call<Stored[]>('GET', `/restaurants/${_id}/items`)).length).toBeGreaterThan(10)
})

test('a page that is not read is photographed again, and its dishes come to the others', { tag: '@phone' }, async ({
  page,
  restaurant,
}) => {
  await restaurant()
  const [one, two] = CORPUS.filter(({ kind, isAside }) => kind === 'photo' && !isAside)
  if (!one || !two) throw new Error('the corpus has photographs')
  const photo = async (name: string, { make }: typeof one) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: (await make()).bytes,
  })
  await page.goto('/dashboard/menu/traer')
  const small = { name: 'sello.png', mimeType: 'image/png', buffer: await drawPicture({ width: 60, height: 80 }) }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await photo('uno.jpg', one), small])
  await page.getByRole('button', { name: 'Leer 2 páginas' }).click()
  await expect(page.getByRole('heading', { name: 'Leída entera' })).toBeVisible(READ)
  await expect(page.getByText('No se lee', { exact: true })).toBeVisible()
  await expectNoAxeFindings(page)
  await page.getByRole('button', { name: /^Revisar \d+ platos$/ }).click()
  await expect(page.getByText('La página 2 no se ha podido leer')).toBeVisible()
  const dishes = async () => Number(/^\d+/.exec((await page.getByText(/^\d+ platos en /).textContent()) ?? '')?.[0])
  const before = await dishes()
  await expectNoSidewaysScroll(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Repetir la página 2' }).click()
  await (await chooser).setFiles(await photo('dos.jpg', two))
  await expect(page.getByRole('heading', { name: 'Leída entera' })).toBeVisible(READ)
  await page.getByRole('button', { name: /^Revisar \d+ platos$/ }).click()
  await expect(page.getByText('La página 2 no se ha podido leer')).toHaveCount(0)
  expect(await dishes()).toBeGreaterThan(before)
})
