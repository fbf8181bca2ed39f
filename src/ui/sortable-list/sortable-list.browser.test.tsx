import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { drag, liftByKeyboard, said } from '#test/browser/steps.ts'
import { SortableList } from './sortable-list.tsx'

const NAMES = ['Croquetas', 'Tortilla', 'Pan con tomate']
const grip = (name: string) => page.getByRole('button', { name: `Reordenar ${name}` })
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(row => row.textContent)

async function showDishes() {
  const reordered: string[][] = []
  function Dishes() {
    const [items, setItems] = useState(NAMES.map(id => ({ id })))
    const reorder = (ids: string[]) => {
      reordered.push(ids)
      setItems(ids.map(id => ({ id })))
    }
    return (
      <SortableList
        label="Platos"
        items={items}
        itemLabel={dish => dish.id}
        onReorder={reorder}
        renderItem={(dish, handle) => (
          <p>
            {handle}
            {dish.id}
          </p>
        )}
      />
    )
  }
  await show(<Dishes />)
  return reordered
}

test('a list is put in order by keyboard, which is said in Spanish', async () => {
  const reordered = await showDishes()
  await liftByKeyboard(grip('Croquetas'))
  await expect.element(said('Croquetas, posición 1 de 3.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(said('Croquetas, posición 2 de 3.')).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(order).toEqual(['Tortilla', 'Croquetas', 'Pan con tomate'])
  await expect.element(grip('Croquetas')).toHaveFocus()
  expect(reordered).toHaveLength(1)
})

test('Escape gives up: the list is as it was', async () => {
  const reordered = await showDishes()
  await liftByKeyboard(grip('Croquetas'))
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(said('Croquetas, posición 2 de 3.')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelectorAll('[data-dragging]').length).toBe(0)
  expect(order()).toEqual(NAMES)
  expect(reordered).toEqual([])
})

test('a row is dragged by the mouse', async () => {
  const reordered = await showDishes()
  await drag(grip('Croquetas'), grip('Tortilla'), 'Croquetas, posición 2 de 3.')
  await expect.poll(order).toEqual(['Tortilla', 'Croquetas', 'Pan con tomate'])
  expect(reordered).toHaveLength(1)
})
