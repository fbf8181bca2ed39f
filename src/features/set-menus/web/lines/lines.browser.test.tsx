import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleRestaurant } from '#test/browser/data.ts'
import { show } from '#test/browser/render.tsx'
import { WRITTEN } from '#test/browser/set-menus.ts'
import { liftByKeyboard, said } from '#test/browser/steps.ts'
import { dayFaults } from '../../form/day-faults.ts'
import { type DayValues, dayValues } from '../../form/day-form.ts'
import { useCourseList } from './course-list.tsx'

const START = dayValues(
  { price: 13.5, includes: { bread: true, drink: true, dessert: true }, note: {}, courses: WRITTEN },
  'es',
)
let now: DayValues = START
beforeEach(() => {
  now = START
})

function Sheet() {
  const [values, setValues] = useState(START)
  const restaurant = sampleRestaurant()
  const change = (next: DayValues) => {
    now = next
    setValues(next)
  }
  const { list } = useCourseList({ values, faults: dayFaults(values), known: [], restaurant, onChange: change })
  return list
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const another = field('Otro plato en Primeros')
const names = (course: number) => now.courses[course]?.lines.map(({ text }) => text)
const courses = () => now.courses.map(({ name }) => name)
const paste = (text: string) => {
  const data = new DataTransfer()
  data.setData('text', text)
  another.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
}

test('lines are moved by their grip with the keyboard, as dishes are', async () => {
  await show(<Sheet />)
  await liftByKeyboard(page.getByRole('button', { name: 'Reordenar Lentejas con chorizo' }))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(said('Lentejas con chorizo, posición 2 de 2.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(() => names(0)).toEqual(['Salmorejo cordobés', 'Lentejas con chorizo'])
})

test('Alt and an arrow move a line by one place, and from the end of a course into the next one', async () => {
  await show(<Sheet />)
  await field('Lentejas con chorizo').click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(names(0)).toEqual(['Salmorejo cordobés', 'Lentejas con chorizo'])
  await expect.element(field('Lentejas con chorizo')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => names(1)).toEqual(['Lentejas con chorizo', 'Pollo al ajillo', 'Carrilleras'])
})

test('a course is added, named, moved, taken away with its dishes, and comes back', async () => {
  await show(<Sheet />)
  await page.getByRole('button', { name: 'Otro apartado' }).click()
  await userEvent.keyboard('Entrantes')
  expect(courses()).toEqual(['Primeros', 'Segundos', 'Postre o café', 'Entrantes'])
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(courses).toEqual(['Primeros', 'Segundos', 'Entrantes', 'Postre o café'])
  page.getByRole('textbox', { name: 'Nombre del apartado' }).nth(1).element().focus()
  await page.getByRole('button', { name: 'Quitar el apartado Segundos' }).click()
  await expect.poll(courses).toEqual(['Primeros', 'Entrantes', 'Postre o café'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(courses).toEqual(['Primeros', 'Segundos', 'Entrantes', 'Postre o café'])
  expect(names(1)).toEqual(['Pollo al ajillo', 'Carrilleras'])
})

test('six courses are all: the seventh is not offered', async () => {
  await show(<Sheet />)
  const more = page.getByRole('button', { name: 'Otro apartado' })
  for (let count = 3; count < 6; count += 1) await more.click()
  await expect.element(page.getByText('Caben 6 apartados.')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})

test('a supplement is typed at the end of its line, changed there, and taken away', async () => {
  await show(<Sheet />)
  await expect.element(page.getByText('+2,00 €')).toBeVisible()
  const line = field('Carrilleras')
  await line.click()
  await expect.element(field('Carrilleras +2,00')).toHaveFocus()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}3')
  await userEvent.tab()
  await expect.element(page.getByText('+3,00 €')).toBeVisible()
  await line.click()
  await userEvent.keyboard('{Control>}a{/Control}Carrilleras')
  await userEvent.tab()
  await expect.element(page.getByText('+3,00 €')).not.toBeInTheDocument()
  await line.fill('Carrilleras +dos')
  await expect.element(page.getByText('El suplemento se escribe así: +2,00')).toBeVisible()
})

test('of thirteen pasted lines none is lost, and it says how many there is room for', async () => {
  await show(<Sheet />)
  await another.click()
  paste(Array.from({ length: 11 }, (_, index) => `Plato ${index + 1} 🍲`).join('\n'))
  await expect.element(page.getByText('Caben 12 platos por apartado.')).toBeVisible()
  expect(names(0)).toHaveLength(13)
  expect(dayFaults(now).courses).toEqual({ Primeros: 'Caben 12 platos por apartado.' })
  await field('Plato 11 🍲').click()
  await page.getByRole('button', { name: 'Quitar Plato 11 🍲' }).click()
  await expect.poll(() => dayFaults(now).courses).toEqual({})
})

test('a text of 20 000 letters stays and says how long it may be', async () => {
  await show(<Sheet />)
  await field('Salmorejo cordobés').fill('a'.repeat(20_000))
  await expect.element(page.getByText('No puede exceder los 120 caracteres.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Nombre del apartado' }).first().fill('b'.repeat(20_000))
  await expect.element(page.getByText('No puede exceder los 40 caracteres.')).toBeVisible()
})

test('a course with dishes needs its name', async () => {
  await show(<Sheet />)
  await page.getByRole('textbox', { name: 'Nombre del apartado' }).first().fill('')
  await expect.element(page.getByText('Escribe el nombre del apartado.')).toBeVisible()
})
