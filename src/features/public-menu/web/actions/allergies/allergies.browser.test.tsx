import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderToStaticMarkup } from 'react-dom/server'
import { showMenuPage } from '#test/browser/menu-page.tsx'
import { anyCarta } from '#test/menus/any-carta.ts'
import { smallMenu } from '#test/menus/small-menu.ts'
import { answerFor } from '#features/allergens/answer-for.ts'
import type { MenuDish } from '#features/menu/menu-snapshot.ts'
import { publicMenuTexts } from '#features/public-menu/public-menu.texts.ts'
import { AllergenPanel } from '../../parts/allergen-panel.tsx'
import type { PageContext } from '../../page-context.ts'
import { DISH, DISH_ANSWER, MENU_ID, PANEL } from '#features/public-menu/menu-dom.ts'
import { answersOf, houseOf, readDishes } from './dish-facts.ts'
import { afterPaint } from '../after-paint.ts'
import { startAllergies } from './start.ts'
import { questionOf } from './waiter-card.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

type House = Partial<Pick<ReturnType<typeof smallMenu>['restaurant'], 'allergenNotice' | 'dietsComplete'>>

/** The small menu with these dishes, and the panel of its page. */
function open(dishes: Partial<MenuDish>[], house: House = {}): HTMLDetailsElement {
  const menu = smallMenu()
  const [first] = menu.dishes
  menu.dishes = dishes.map((dish, index) => ({ ...first!, _id: `dish-00000${index}`, image: null, ...dish }))
  Object.assign(menu.restaurant, house)
  showMenuPage(menu)
  document.querySelector('main')!.id = MENU_ID
  const context = { texts: publicMenuTexts.es, locale: 'es', restaurant: menu.restaurant } as unknown as PageContext
  const panel = renderToStaticMarkup(<AllergenPanel context={context} sections={[]} />)
  document.querySelector('main')!.insertAdjacentHTML('beforebegin', panel)
  return document.querySelector<HTMLDetailsElement>(PANEL)!
}

const answers = () =>
  [...document.querySelectorAll(DISH)].map(dish => dish.querySelector(DISH_ANSWER)?.textContent ?? '')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the page answers what the server’s function answers of the public dish; nothing unknown is ever yes', () => {
  const counts = { safe: 0, ask: 0, no: 0 }
  for (let seed = 1; seed <= 150; seed++) {
    const { dishes, profile, house } = anyCarta(seed * 7919)
    const panel = open(dishes as Partial<MenuDish>[], house)
    const { of } = answersOf(readDishes(), profile, houseOf(panel))
    const shown = [...document.querySelectorAll<HTMLElement>(DISH)]
    expect(shown).toHaveLength(dishes.length)
    for (const [index, dish] of dishes.entries()) {
      const answer = of.get(shown[index]!)?.answer
      expect(answer).toBe(answerFor(dish, profile, house)?.answer)
      if (answer) counts[answer]++
      if (answer !== 'safe') continue
      const listed = [...dish.allergens, ...(dish.traces ?? [])]
      expect(dish.allergensDeclared && !dish.reported && !listed.some(id => profile.allergens.includes(id))).toBe(true)
    }
  }
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(20)
})

test('three answers are counted, said at each dish, and hidden ones are only hidden', async () => {
  const panel = open(
    [
      { allergens: ['gluten'] },
      { allergens: ['fish'] },
      { allergens: [], traces: ['gluten'] },
      { allergens: [], allergensDeclared: false },
    ],
    { allergenNotice: { es: 'La freidora es compartida.' } },
  )
  startAllergies(panel).togglePanel()
  await button('Gluten').click()
  await expect
    .poll(answers)
    .toEqual([
      'Lleva gluten',
      'Sin gluten, según la casa',
      'Pregunta antes: puede llevar gluten',
      'Pregunta antes: sin declarar',
    ])
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Sin gluten' }))
    .toHaveTextContent('Sin gluten, según la casa: 1 de 4 platos')
  const card = page.getByRole('region', { name: 'Sin gluten' })
  await expect
    .poll(() => card.element().textContent)
    .toMatch(/1 plato\s*no lleva, según la casa.*2 platos\s*pregunta antes.*1 plato\s*no, lo lleva/s)
  await expect.poll(() => card.element().textContent).toContain('La casa avisa: «La freidora es compartida.»')
  await button('Ocultar el que no').click()
  await expect.poll(() => card.element().textContent).toContain('1 plato oculto: lleva lo que evitas.')
  expect(document.documentElement.matches('.hiding')).toBe(true)
  await button('Mostrarlos').click()
  expect(document.documentElement.matches('.hiding')).toBe(false)
  await page.getByRole('checkbox', { name: /^Alergia grave/, exact: false }).click({ force: true })
  await expect.poll(() => answers().slice(1, 3)).toEqual(['Pregunta antes: trazas sin declarar', 'Puede llevar gluten'])
  await button('Quitar').click()
  await expect.poll(answers).toEqual(['', '', '', ''])
})

test('it is kept for the tab, with a tick on this device, and what an earlier release kept is carried over', async () => {
  sessionStorage.setItem('menu-avoid', 'gluten unknown')
  const panel = open([{ allergens: ['gluten'] }])
  startAllergies(panel).togglePanel()
  await expect.poll(answers).toEqual(['Lleva gluten'])
  await button('Huevos').click()
  expect([sessionStorage.getItem('menu-avoid'), localStorage.length]).toEqual([null, 0])
  expect(JSON.parse(sessionStorage.getItem('menu-allergies') ?? '')).toMatchObject({ allergens: ['gluten', 'eggs'] })
  await page.getByRole('checkbox', { name: /^Recordar/, exact: false }).click({ force: true })
  expect(JSON.parse(localStorage.getItem('menu-allergies') ?? '')).toMatchObject({ allergens: ['gluten', 'eggs'] })
  // What this page still had to draw must not come into the next one.
  await new Promise<void>(afterPaint)
  await expect.element(page.getByRole('region', { name: 'Sin gluten ni huevos' })).toBeVisible()

  startAllergies(open([{ allergens: ['fish'] }]))
  await expect.element(page.getByRole('heading', { name: 'Tus alergias: gluten y huevos' })).toBeVisible()
  await expect.element(page.getByText('Guardadas en este móvil. La casa no las ve.')).toBeVisible()
  await button('Quitar').click()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a browser that keeps nothing says so, and the filter holds while the page is open', async () => {
  const panel = open([{ allergens: ['gluten'] }])
  const refuse = () => {
    throw new DOMException('refused', 'QuotaExceededError')
  }
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = refuse
  try {
    startAllergies(panel).togglePanel()
    await button('Gluten').click()
    await page.getByRole('checkbox', { name: /^Recordar/, exact: false }).click({ force: true })
    await expect
      .element(page.getByText('Este navegador no deja guardar nada: vale hasta que cierres la carta.'))
      .toBeVisible()
    await expect.poll(answers).toEqual(['Lleva gluten'])
  } finally {
    Storage.prototype.setItem = setItem
  }
})

test('the card says a severe allergy in full, smaller where there is much, and a diner of the house’s language no more', async () => {
  const allergens = ['gluten', 'eggs', 'milk', 'nuts', 'lupin']
  sessionStorage.setItem('menu-allergies', JSON.stringify({ allergens, severe: true, diets: ['vegan'] }))
  startAllergies(open([{ allergens: ['fish'] }]))
  await button('Enseñar al camarero').click()
  const card = page.getByRole('dialog', { name: 'Enséñalo al camarero' })
  await expect.poll(() => card.element().textContent).toContain('Tengo alergia grave a')
  await expect.poll(() => card.element().textContent).toContain('trigo, pan, harina, pasta, rebozados')
  await expect
    .poll(() => card.element().textContent)
    .toContain('Ni trazas, ni la misma freidora o plancha. Confírmalo con cocina, por favor.')
  await expect.poll(() => card.element().textContent).toContain('Mi dieta: Vegano')
  expect(card.element().matches('.many')).toBe(true)
  expect(card.element().textContent).not.toMatch(/No hablo|Quiero pedir/)
  await expect.element(button('Listo')).toHaveFocus()
  await button('Listo').click()
  await expect.poll(() => document.querySelector('dialog')).toBe(null)
})

test.each([
  [{ answer: 'safe', reasons: [] }, ''],
  [{ answer: 'ask', reasons: [{ kind: 'without', ids: ['gluten'] }] }, '¿Se puede hacer sin gluten?'],
  [{ answer: 'no', reasons: [{ kind: 'contains', ids: ['gluten', 'eggs'] }] }, '¿Se puede hacer sin gluten o huevos?'],
  [{ answer: 'ask', reasons: [{ kind: 'undeclared', ids: ['gluten', 'eggs'] }] }, '¿Lleva gluten o huevos?'],
  [{ answer: 'ask', reasons: [{ kind: 'reported', ids: [] }] }, '¿Lleva gluten o huevos?'],
  [
    {
      answer: 'ask',
      reasons: [
        { kind: 'reported', ids: [] },
        { kind: 'without', ids: ['gluten'] },
      ],
    },
    '¿Se puede hacer sin gluten? ¿Lleva huevos?',
  ],
] as const)('under a picked dish stands what to ask: %j', (answer, question) => {
  const given = { answer: answer.answer, reasons: answer.reasons.map(({ kind, ids }) => ({ kind, ids: [...ids] })) }
  expect(questionOf(given, ['gluten', 'eggs'], 'es')).toBe(question)
})
