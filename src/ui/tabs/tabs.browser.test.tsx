import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { drag, focus, said } from '#test/browser/steps.ts'
import { Tabs } from './tabs.tsx'

const NAMES = ['Entrantes', 'Carnes', 'Postres']
const tabs = page.getByRole('tab')

function Pages() {
  const [value, setValue] = useState('Datos')
  const items = ['Datos', 'Horario', 'Equipo'].map(id => ({ id, label: id, disabled: id === 'Equipo' }))
  return (
    <Tabs label="Restaurante" value={value} onChange={setValue} items={items}>
      Contenido de {value}
    </Tabs>
  )
}

function Categories() {
  const [ids, setIds] = useState(NAMES)
  const [value, setValue] = useState('Entrantes')
  const items = ids.map(id => ({ id, label: id }))
  return <Tabs label="Categorías" value={value} onChange={setValue} items={items} onReorder={setIds} />
}

const order = () => tabs.elements().map(tab => tab.textContent)

test('tabs move by arrows and skip what is disabled', async () => {
  await show(<Pages />)
  focus(page.getByRole('tab', { name: 'Datos' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Horario' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(page.getByRole('tabpanel', { name: 'Horario' })).toHaveTextContent('Contenido de Horario')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: 'Equipo' })).toHaveAttribute('aria-selected', 'false')
})

test('a tab changes its place with Alt and an arrow, keeps the focus, and it is said in Spanish', async () => {
  await show(<Categories />)
  focus(page.getByRole('tab', { name: 'Entrantes' }))
  const isOurs: boolean[] = []
  document.addEventListener('keydown', event => event.key === 'ArrowRight' && isOurs.push(event.defaultPrevented))
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.poll(order).toEqual(['Carnes', 'Entrantes', 'Postres'])
  await expect.element(page.getByRole('tab', { name: 'Entrantes' })).toHaveFocus()
  await expect.element(page.getByRole('tab', { name: 'Entrantes' })).toHaveAttribute('aria-selected', 'true')
  await expect.element(said('Entrantes, posición 2 de 3.')).toBeInTheDocument()
  // Otherwise the browser would leave the page: Alt and an arrow key move through its history.
  expect(isOurs).toEqual([true])
})

test('where tabs have no room, an arrow for the mouse shows those that are hidden', async () => {
  const many = Array.from({ length: 30 }, (_, place) => `Categoría ${place + 1}`)
  await show(
    <Tabs label="Categorías" value={NAMES[0] ?? ''} onChange={() => {}} items={many.map(id => ({ id, label: id }))} />,
  )
  const list = page.getByRole('tablist', { name: 'Categorías' })
  await expect.element(list).toHaveAttribute('data-fade-end', '')
  const arrow = (end: 'start' | 'end') => document.querySelector<HTMLElement>(`[data-direction="${end}"]`)
  expect(arrow('start')?.checkVisibility()).toBe(false)
  arrow('end')?.click()
  await expect.poll(() => list.element().scrollLeft).toBeGreaterThan(100)
  await expect.poll(() => arrow('start')?.checkVisibility()).toBe(true)
  // Those who use the keyboard, or hear the page, have the tabs themselves.
  expect(arrow('end')?.matches('[aria-hidden="true"][tabindex="-1"]')).toBe(true)
})

// The last one: for a moment after a drag, dnd-kit swallows every click.
test('a tab is dragged to another place', async () => {
  await show(<Categories />)
  const tab = (name: string) => page.getByRole('tab', { name })
  await drag(tab('Entrantes'), tab('Postres'), 'Entrantes, posición 3 de 3.')
  await expect.poll(order).toEqual(['Carnes', 'Postres', 'Entrantes'])
})
