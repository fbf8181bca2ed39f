import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/browser/render.tsx'
import { Tabs } from './tabs.tsx'

const NAMES = ['Para picar', 'De cuchara y huerta', 'Del mar', 'Brasa y arroces', 'Postres']

function Categories() {
  const [value, setValue] = useState('Para picar')
  const items = NAMES.map(id => ({ id, label: id }))
  return <Tabs label="Categorías" value={value} onChange={setValue} items={items} onReorder={() => {}} />
}

test('tabs scroll with a faded edge and bring the active one into view', async () => {
  await show(<Categories />)
  const list = page.getByRole('tablist', { name: 'Categorías' })
  await expect.element(list).toHaveAttribute('data-fade-end', '')
  await list.getByRole('tab', { name: 'Postres' }).click()
  await expect.element(list.getByRole('tab', { name: 'Postres' })).toBeInViewport({ ratio: 0.9 })
  await expect.element(list).toHaveAttribute('data-fade-start', '')
})

/** Its last tab is known later, as Equipo after a downgrade. */
function LateTab() {
  const [names, setNames] = useState(NAMES.slice(0, -1))
  const items = names.map(id => ({ id, label: id }))
  return (
    <>
      <Tabs label="Categorías" value="Postres" onChange={() => {}} items={items} />
      <button type="button" onClick={() => setNames(NAMES)}>
        Más
      </button>
    </>
  )
}

test('an active tab that arrives after the others comes into view', async () => {
  await show(<LateTab />)
  await page.getByRole('button', { name: 'Más' }).click()
  await expect.element(page.getByRole('tab', { name: 'Postres' })).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('tablist')).toHaveAttribute('data-fade-start', '')
})

test('tabs are not dragged on a phone: they have no grip', async () => {
  await show(<Categories />)
  await expect.element(page.getByRole('tab', { name: 'Postres' })).toBeVisible()
  expect(page.getByRole('tablist').element().querySelectorAll('svg')).toHaveLength(0)
})
