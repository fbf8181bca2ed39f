import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { plainLine } from '#features/prices/price-line.ts'
import { answerOf } from '#features/prices/price-fields.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { RestaurantScopeContext } from '#features/restaurants/web/index.ts'
import { sampleCategory, sampleDish, sampleRestaurant, sampleUser } from '#test/browser/data.ts'
import { showSignedIn } from '#test/browser/render.tsx'
import { answer, sentCalls } from '#test/browser/server.ts'
import { stopDate } from '#test/browser/steps.ts'
import type { Check, Finding, IgnoredFinding } from '../check.contract.ts'
import { type CheckRule, ruleOf } from '../check.rules.ts'
import { CheckPage } from './check-page.tsx'

const SINCE = '2026-11-21T12:00:00.000Z'
const found = (rule: CheckRule, dishIds: string[], values: Finding['values'] = {}): Finding => ({
  id: [rule, ...dishIds].join('.'),
  rule,
  level: ruleOf(rule).level,
  dishIds,
  values,
  since: SINCE,
})
const priced = (amount: number) => ({ price: amount, prices: [answerOf(plainLine(amount * 100))] })
const inDrinks = (name: string, changes: Partial<Dish> = {}) => sampleDish(name, { categoryId: 'Bebidas', ...changes })
const BROWNIE = inDrinks('Brownie', { allergens: ['gluten', 'eggs', 'milk'], allergensDeclared: true, ...priced(6) })
const CAÑA = inDrinks('Caña', priced(18))
const DISHES = [BROWNIE, CAÑA, inDrinks('Agua'), inDrinks('Zumo')]

const UNDECLARED = found('undeclared', ['Caña', 'Agua', 'Zumo'])
const NUTS = found('unticked_word', ['Brownie'], { allergen: 'nuts', words: ['nueces'] })
const ODD = found('odd_price', ['Caña'], { amount: 18, label: null, unit: null, low: 1.8, high: 4.8, instead: 1.8 })
const PHOTO = found('without_photo', ['Agua', 'Zumo'])
const FINDINGS = [UNDECLARED, NUTS, ODD, PHOTO]

const button = (name: string | RegExp) => page.getByRole('button', { name })
const toast = (text: string | RegExp) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text)
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

const checkOf = (changes: Partial<Check> = {}): { data: Check } => ({
  data: { checkedAt: SINCE, findings: FINDINGS, ignored: [], weeklyMail: false, ...changes },
})
type Shown = { check?: Partial<Check>; dishes?: Dish[]; restaurant?: Partial<Restaurant>; isWorker?: boolean }

async function openCheck({ check = {}, dishes = DISHES, restaurant: changes = {}, isWorker = false }: Shown = {}) {
  const restaurant = sampleRestaurant(changes)
  await answer('GET /restaurants/*/check', checkOf(check))
  await answer('GET /restaurants/*/categories', { data: [sampleCategory('Bebidas')] })
  await answer('GET /restaurants/*/items', { data: dishes })
  await showSignedIn(
    <RestaurantScopeContext value={{ restaurant, restaurants: [restaurant] }}>
      <CheckPage />
    </RestaurantScopeContext>,
    { user: sampleUser({ name: 'Carmen', ...(isWorker && { role: 'worker' as const }) }) },
  )
}
const lastPut = async () => (await sentCalls()).findLast(({ method }) => method === 'PUT')

beforeEach(() => localStorage.clear())

test('findings stand by level, each with its button; what is law says where', async () => {
  await openCheck()
  await expect.element(page.getByRole('list', { name: 'Resumen' })).toHaveTextContent('2importantes1conviene1detalle')
  await expect.element(page.getByRole('heading', { name: 'Importante 2' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Revisar uno a uno: 3 platos sin declarar sus alérgenos' }))
    .toHaveAttribute('href', '/dashboard/menu?revisar=alergenos')
  await expect.element(row('Brownie dice «nueces»').getByText(/Los frutos de cáscara no están marcados/)).toBeVisible()
  await expect
    .element(row('Caña cuesta 18,00').getByText(/Lo demás de «Bebidas», entre 1,80\s€ y 4,80\s€/))
    .toBeVisible()
  await page.getByText('¿Por qué?').click()
  await expect
    .element(page.getByText(/Reglamento \(UE\) 1169\/2011 y Real Decreto 126\/2015. Mirado el 12 de noviembre de 2026/))
    .toBeVisible()
  expect(button(/^Más: ignorar «3 platos sin declarar/).elements()).toEqual([])
})

test('one tap ticks the allergen and nothing else, the finding goes, and it can be taken back', async () => {
  await openCheck()
  await answer('PUT /menu/items/Brownie', {
    data: { ...BROWNIE, allergens: ['gluten', 'eggs', 'milk', 'nuts'], updatedAt: '2026-11-21T12:05:00.000Z' },
  })
  await button('Marcar frutos de cáscara: Brownie dice «nueces»').click()
  await expect.poll(() => row('Brownie dice «nueces»').elements()).toHaveLength(0)
  expect(await lastPut()).toMatchObject({
    path: '/menu/items/Brownie',
    body: { allergens: ['gluten', 'eggs', 'milk', 'nuts'], allergensDeclared: true },
  })
  await expect.element(button(/^Deshacer/)).toBeVisible()
})

test('a price with its comma in the wrong place gets the one that was meant', async () => {
  await openCheck()
  await answer('PUT /menu/items/*', { data: { ...CAÑA, ...priced(1.8), updatedAt: '2026-11-21T12:05:00.000Z' } })
  await button(/^Poner 1,80\s€: Caña/).click()
  await expect.poll(() => row('Caña cuesta').elements()).toHaveLength(0)
  expect(await lastPut()).toMatchObject({ body: { prices: [{ amount: 1.8 }] } })
})

test('what is right is ignored with one tap, and the focus goes to the next finding', async () => {
  await openCheck()
  await answer('PUT /restaurants/*/check/*', checkOf({ findings: [UNDECLARED, ODD, PHOTO] }))
  await button('No lleva frutos de cáscara: Brownie dice «nueces»').click()
  await expect.element(toast('Ignorado a propósito')).toBeVisible()
  expect(await lastPut()).toMatchObject({
    path: '/restaurants/r1/check/unticked_word.Brownie',
    body: { ignored: true, reason: 'right' },
  })
  await expect.element(button(/^Poner 1,80/)).toHaveFocus()
})

test('a reason and a note are asked for in the dialog; a refusal keeps it open', async () => {
  await openCheck()
  await answer('PUT /restaurants/*/check/*', { status: 409, code: 'busy', message: 'Espera un momento.' })
  await button(/^Más: ignorar «2 platos sin foto»/).click()
  await page.getByRole('menuitem', { name: 'Ignorar a propósito' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ignorar a propósito' })
  await expect.element(dialog.getByText(/No volveremos a avisar mientras siga igual/)).toBeVisible()
  await dialog.getByText('Lo haré más tarde').click()
  await expect.element(dialog.getByText(/Volveremos a avisar dentro de 30 días/)).toBeVisible()
  await userEvent.fill(dialog.getByRole('textbox'), 'No hago fotos')
  await dialog.getByRole('button', { name: 'Ignorar', exact: true }).click()
  await expect.element(toast('Espera un momento.')).toBeVisible()
  await expect.element(dialog).toBeVisible()
  await answer('PUT /restaurants/*/check/*', checkOf({ findings: [UNDECLARED, NUTS, ODD] }))
  await dialog.getByRole('button', { name: 'Ignorar', exact: true }).click()
  await expect.poll(() => dialog.elements()).toHaveLength(0)
  expect((await lastPut())?.body).toEqual({ ignored: true, reason: 'later', note: 'No hago fotos' })
})

test('what is ignored says why, by whom and when, and is asked about again', async () => {
  const ignored: IgnoredFinding = { ...PHOTO, reason: 'other', note: 'No hago fotos', by: 'Marta', updatedAt: SINCE }
  await openCheck({ check: { findings: [], ignored: [ignored] } })
  await expect.element(page.getByRole('heading', { name: 'Tu carta está redonda' })).toBeVisible()
  await page.getByText(/^Ignorados a propósito/).click()
  await expect.element(page.getByText('«No hago fotos» Marta, 21 de noviembre')).toBeVisible()
  await answer('PUT /restaurants/*/check/*', checkOf({ findings: [PHOTO] }))
  await button('Volver a avisar de «2 platos sin foto»').click()
  await expect.element(page.getByRole('heading', { name: 'Detalles 1' })).toBeVisible()
  expect((await lastPut())?.body).toEqual({ ignored: false })
})

test('a worker mends what their rights allow, and ignores nothing important', async () => {
  const rights: Restaurant['rights'] = ['allergens']
  await openCheck({
    restaurant: { rights, ownerName: 'Carmen Velasco', rightHolders: { prices: ['Carmen'], texts: ['Carmen'] } },
    isWorker: true,
  })
  await expect.element(page.getByText(/solo puede hacerlo el propietario: Carmen Velasco/)).toBeVisible()
  await expect.element(button(/^Marcar frutos de cáscara/)).toBeVisible()
  expect(button(/^No lleva/).elements()).toEqual([])
  expect(button(/^Poner 1,80/).elements()).toEqual([])
  await expect.element(row('Caña cuesta').getByText(/Lo cambia Carmen/)).toBeVisible()
})

test('a lapsed house still mends allergens while its carta is seen, and nothing else', async () => {
  await openCheck({ restaurant: { readOnly: 'subscription_ended', status: 'active' } })
  await expect.element(button(/^Marcar frutos de cáscara/)).toBeVisible()
  expect(button(/^(Poner|No lleva|Está bien|Más)/).elements()).toEqual([])
})

test('with fewer than three dishes there is nothing to check yet', async () => {
  await openCheck({ dishes: [BROWNIE], check: { findings: [UNDECLARED] } })
  await expect.element(page.getByRole('heading', { name: 'Todavía no hay qué revisar' })).toBeVisible()
})

test('what is new since the last time is counted; a failure can be tried again', async () => {
  localStorage.setItem('sobremesa.check-seen', JSON.stringify({ r1: { at: '2026-11-12T12:00:00Z', ids: [NUTS.id] } }))
  await openCheck()
  await expect
    .element(page.getByText('La última vez que la miraste: 12 de noviembre. Desde entonces, 3 nuevos.'))
    .toBeVisible()
  await answer('PUT /restaurants/*/check', { data: { weeklyMail: true } })
  await page.getByRole('switch', { name: /Recibirla por email cada lunes/ }).click()
  await expect.element(page.getByRole('switch', { name: /Recibirla por email cada lunes/ })).toBeChecked()
  expect((await lastPut())?.body).toEqual({ weeklyMail: true })
})

test('a report shows what the guest says; ‘Está bien así’ answers it and asks for the check again', async () => {
  const REPORTED = found('open_report', ['Brownie'], {
    name: 'Brownie',
    reportIds: ['first'],
    reported: ['nuts'],
    text: 'Lleva nueces',
    reportedAt: new Date(2026, 10, 24, 14, 10).toISOString(),
  })
  stopDate('2026-11-25T12:00:00Z')
  await openCheck({ check: { findings: [REPORTED, ODD] } })
  const of = row('Un cliente avisa: ¿frutos de cáscara en Brownie?')
  await expect.element(of.getByText('«Lleva nueces» Ayer, 14:10')).toBeVisible()
  await answer('PUT /reports/first', { data: {} })
  await answer('GET /restaurants/*/check', checkOf({ findings: [ODD] }))
  await of.getByRole('button', { name: /^Está bien así/ }).click()
  await expect.element(toast(/Aviso cerrado/)).toBeVisible()
  await expect.poll(() => of.elements()).toHaveLength(0)
  expect(await lastPut()).toMatchObject({ path: '/reports/first', body: { state: 'fine' } })
})

test('a report of a line of a set menu, and a day that says nothing, lead to the menu of the day', async () => {
  const line = found('open_report', [], { name: 'Lentejas', reportIds: ['one'], reported: [] })
  const day = found('prepared_undeclared', [], { day: '2026-11-26', names: ['Sopa', 'Flan'] })
  await openCheck({ check: { findings: [line, day] } })
  await expect
    .element(page.getByRole('link', { name: 'Revisar el menú: Un cliente avisa de un alérgeno en Lentejas' }))
    .toHaveAttribute('href', '/dashboard/menu/dia')
  const title = 'El menú del jueves, 26 de noviembre sale con 2 platos sin declarar'
  await expect
    .element(page.getByRole('link', { name: `Revisar el menú: ${title}` }))
    .toHaveAttribute('href', '/dashboard/menu/dia?dia=2026-11-26')
})

test('one dish that was sold out for long is back with one tap', async () => {
  const gone = inDrinks('Agua', { available: false })
  await openCheck({
    check: { findings: [found('long_sold_out', ['Agua'])] },
    dishes: [BROWNIE, CAÑA, gone],
  })
  await answer('PUT /menu/items/Agua', { data: { ...gone, available: true, updatedAt: '2026-11-21T12:05:00.000Z' } })
  await expect.element(page.getByText('Agua, desde el 21 de noviembre')).toBeVisible()
  await button(/^Ya hay: 1 plato lleva agotado/).click()
  await expect.poll(lastPut).toMatchObject({ path: '/menu/items/Agua', body: { available: true } })
})
