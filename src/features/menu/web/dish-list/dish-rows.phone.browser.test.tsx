import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, forgetConnection } from '#test/browser/connection.ts'
import { onePrice, sampleCategory, sampleDish, sampleRestaurant } from '#test/browser/data.ts'
import { showInPage } from '#test/browser/render.tsx'
import { answer } from '#test/browser/server.ts'
import type { Locale } from '#shared/locale.ts'
import { createQueryClient } from '#ui/client/query-client.ts'
import type { Dish } from '../../menu.contract.ts'
import { MenuLoader } from '../menu-loader.tsx'
import { categoriesOf, dishesOf } from '../data/menu.queries.ts'

const LONG = 'Ensaladilla rusa de la casa con ventresca de atún y piparras de Ibarra'
const declared = { allergensDeclared: true }
const dish = (name: string, changes: Partial<Dish> = {}) => sampleDish(name, { categoryId: 'Para picar', ...changes })

const lines = (...amounts: number[]) => amounts.map(amount => onePrice(amount)[0]!)

/** Every kind of row: long name, price of four digits, sold out, one fault, two faults, many allergens, none. */
const DISHES = [
  dish(LONG, { allergens: ['eggs', 'fish', 'mustard', 'milk'], ...declared }),
  dish('Supercalifragilisticoespialidosamente', {
    prices: [{ ...onePrice(99_999.99)[0]!, unit: 'person', minPersons: 2 }],
  }),
  dish('Aceitunas aliñadas con ajo, tomillo y naranja amarga', { available: false, price: 1250, ...declared }),
  dish(`${LONG} sin declarar`),
  dish('Croquetas', { prices: lines(3.5, 6.5, 12) }),
  dish(`${LONG} en seis tamaños`, { prices: lines(2, 3.5, 6, 8, 11, 14) }),
  dish('Pimientos de Padrón', { translations: { es: { name: 'Pimientos', description: 'Unos pican y otros no.' } } }),
]

afterEach(forgetConnection)
afterEach(() => void vi.restoreAllMocks())

async function openMenu(supportedLocales: Locale[] = ['es', 'en', 'pt']) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(dishesOf('r1').queryKey, DISHES)
  queryClient.setQueryData(categoriesOf('r1').queryKey, [
    sampleCategory('Para picar'),
    sampleCategory('Tapas calientes de la casa', { sortOrder: 10 }),
  ])
  const restaurant = sampleRestaurant({ supportedLocales })
  await showInPage(
    <main style={{ padding: 16 }}>
      <MenuLoader restaurant={restaurant} />
    </main>,
    { queryClient },
  )
  await expect.element(page.getByRole('heading', { name: LONG, exact: true })).toBeVisible()
}
const items = () => page.getByRole('list', { name: 'Platos de Para picar' }).getByRole('listitem').elements()
const rowHeights = () =>
  items()
    .filter(item => item.querySelector('[data-edit-dish]'))
    .map(item => item.getBoundingClientRect().height)

test.each([390, 360, 320])(
  'on a phone of %i px no row is higher than 96 px, and nothing is wider than the screen',
  async width => {
    await page.viewport(width, 844)
    await openMenu()
    expect(rowHeights()).toHaveLength(DISHES.length)
    expect(Math.max(...rowHeights())).toBeLessThanOrEqual(96)
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

/** A keyboard covers the lower part of the screen. */
function openKeyboard(): void {
  if (!window.visualViewport) return
  vi.spyOn(window.visualViewport, 'height', 'get').mockReturnValue(window.innerHeight - 290)
  window.visualViewport.dispatchEvent(new Event('resize'))
}

test.each([390, 320])(
  'on a phone of %i px a row whose prices are typed keeps its height, with keys at hand',
  async width => {
    await page.viewport(width, 844)
    await openMenu()
    const before = rowHeights()
    await page.getByRole('button', { name: /Cambiar el precio de Croquetas/ }).click()
    const field = page.getByRole('textbox', { name: 'Precio de Croquetas' })
    await expect.element(field).toHaveValue('3,50 / 6,50 / 12')
    expect(rowHeights()).toEqual(before)
    expect(document.documentElement.scrollWidth).toBe(width)
    expect(field.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    openKeyboard()
    await userEvent.keyboard('{End}')
    await page.getByRole('button', { name: '/ otro precio' }).click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('20')
    await page.getByRole('button', { name: '€/kg' }).click()
    await expect.element(field).toHaveValue('3,50 / 6,50 / 12 / 20 €/kg')
    expect(rowHeights()).toEqual(before)
  },
)

test('prices are written out where there is room, else from the least to the most', async () => {
  await page.viewport(390, 844)
  await openMenu()
  const shown = (name: string) =>
    [...page.getByRole('button', { name: new RegExp(`Cambiar el precio de ${name}$`) }).element().children]
      .filter(one => one.checkVisibility())
      .map(one => one.textContent?.replaceAll('\u00a0', ' '))
  expect(shown('Croquetas')).toEqual(['3,50 / 6,50 / 12 €'])
  expect(shown(`${LONG} en seis tamaños`)).toEqual(['2 a 14 €'])
  await page.viewport(360, 844)
  await expect.poll(() => shown('Croquetas')).toEqual(['3,50 a 12 €'])
  expect(shown('Supercalifragilisticoespialidosamente')).toEqual(['99.999,99 €/persona'])
})

test('a press anywhere on a row edits its dish; price, switch and more are buttons of their own', async () => {
  await page.viewport(390, 844)
  await openMenu()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: LONG, exact: true }) })
  row.element().scrollIntoView({ block: 'center' })
  const { left, top } = row.element().getBoundingClientRect()
  const at = (x: number, y: number) => document.elementFromPoint(left + x, top + y)?.closest('button, label')
  expect(at(40, 40)?.getAttribute('aria-label')).toBe(`Editar ${LONG}`)
  expect(at(160, 20)?.getAttribute('aria-label')).toBe(`Editar ${LONG}`)
  expect(at(365, 25)?.getAttribute('aria-label')).toBe(`Reordenar ${LONG}`)
  expect(at(365, 72)?.getAttribute('aria-label')).toBe(`Más acciones para ${LONG}`)
  expect(at(100, 72)?.getAttribute('aria-label')).toContain('Cambiar el precio')
  expect(at(300, 72)?.textContent).toContain('Disponible')
})

test('tabs and a way to the search stay in sight while the list scrolls', async () => {
  await page.viewport(390, 400)
  await openMenu()
  const tabs = page.getByRole('tablist')
  const field = page.getByRole('searchbox', { name: 'Buscar un plato' })
  const toSearch = page.getByRole('button', { name: 'Buscar un plato' })
  await expect.element(toSearch).not.toBeInTheDocument()
  window.scrollTo(0, 300)
  await expect.element(toSearch).toBeVisible()
  expect(Math.abs(tabs.element().getBoundingClientRect().top)).toBeLessThan(2)
  await toSearch.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toBeInViewport()
})

test('the plus stands at the lower edge and says what it adds', async () => {
  await page.viewport(390, 844)
  await openMenu()
  const add = page.getByRole('button', { name: 'Nuevo Plato' })
  const box = add.element().getBoundingClientRect()
  expect([box.width, box.height, box.right, box.bottom]).toEqual([56, 56, 374, 828])
})

test('the plus goes away while one scrolls down, comes back upwards, and stays while it has the focus', async () => {
  await page.viewport(390, 400)
  await openMenu()
  const add = page.getByRole('button', { name: 'Nuevo Plato' }).element() as HTMLElement
  const opacity = () => getComputedStyle(add).opacity
  window.scrollTo(0, 120)
  await expect.poll(opacity).toBe('0')
  expect(getComputedStyle(add).pointerEvents).toBe('none')
  add.focus()
  await expect.poll(opacity).toBe('1')
  add.blur()
  await expect.poll(opacity).toBe('0')
  window.scrollTo(0, 80)
  await expect.poll(opacity).toBe('1')
  window.scrollTo(0, 160)
  await expect.poll(opacity).toBe('0')
  window.scrollTo(0, 0)
  await expect.poll(opacity).toBe('1')
})

test('what is not stored yet is said in the whole line, in place of the allergens but beside a fault', async () => {
  await page.viewport(390, 844)
  await openMenu(['es'])
  await disconnect()
  await answer('PUT /menu/items/*', 'lost')
  for (const name of [LONG, `${LONG} sin declarar`]) {
    await page.getByRole('switch', { name: `${name}, disponible`, exact: true }).click()
  }
  const marks = page.getByText('Sin guardar', { exact: true })
  await expect.poll(() => marks.elements()).toHaveLength(2)
  const [first, second] = marks.elements().map(mark => mark.parentElement)
  const isWhole = (line: Element | null | undefined) => {
    const text = line?.parentElement?.getBoundingClientRect()
    const mark = line?.firstElementChild?.getBoundingClientRect()
    return text && mark && mark.bottom <= text.bottom
  }
  expect([first, second].map(isWhole)).toEqual([true, true])
  expect(first?.querySelector('ul')?.clientWidth).toBeLessThan(2)
  expect(second?.querySelector('ul')?.clientWidth).toBeGreaterThan(100)
  expect(Math.max(...rowHeights())).toBeLessThanOrEqual(96)
})
