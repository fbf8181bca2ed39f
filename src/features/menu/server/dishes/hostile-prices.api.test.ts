import { expect, test } from 'vitest'
import type { OwnLabel } from '#features/prices/prices.contract.ts'
import { named, world } from '../menu.testing.ts'

const line = (amount: unknown, more: object = {}) => ({ amount, ...more })

const BODIES: readonly (readonly [string, unknown])[] = [
  ['an amount in powers', [line('1e3')]],
  ['no number', [line('NaN')]],
  ['digits of another script', [line('٣')]],
  ['three decimals', [line('1,234')]],
  ['a thousands point', [line('1.000,00')]],
  ['a list for an amount', [line([1])]],
  ['an object for an amount', [line({ valueOf: 1 })]],
  ['a true amount', [line(true)]],
  ['half a cent', [line(0.005)]],
  ['more than any price', [line(1e300)]],
  ['less than nothing', [line(-0.01)]],
  ['a cent too much', [line('100000,00')]],
  ['a number for a label', [line(1, { label: 7 })]],
  ['a label that a prototype has', [line(1, { label: '__proto__' })]],
  ['a label of 1 000 letters', [line(1, { label: 'x'.repeat(1000) })]],
  ['a unit that a prototype has', [line(1, { unit: 'constructor' })]],
  ['a word for the market', [line(1, { market: 'sí' })]],
  ['half a person', [line(9, { unit: 'person', minPersons: 2.5 })]],
  ['21 persons', [line(9, { unit: 'person', minPersons: 21 })]],
  ['two alike by a code', [line(1, { label: 'media', unit: 'kg' }), line(2, { label: 'media', unit: 'kg' })]],
  ['null in the list', [null]],
  ['a list in the list', [[]]],
  ['text that is no JSON', 'tapa 3,50'],
  ['null', null],
  ['a million lines', Array.from({ length: 5000 }, () => line(1))],
]

test.each(BODIES)(
  '%s is refused with its field, one by one and among several, and nothing changes',
  async (_, prices) => {
    const { app, owner, restaurant, create, change, read } = await world()
    const { data: dish } = await create({ ...named('Croquetas'), prices: [{ label: 'tapa', amount: 3.5 }] })
    const alone = await change(dish._id, { prices } as never)
    expect([alone.status, Object.keys(alone.errors ?? {})[0]?.startsWith('prices')]).toEqual([400, true])
    const path = `/api/restaurants/${restaurant.id}/items/bulk`
    const several = await app.request({ method: 'PUT', path, as: owner, body: { items: [{ _id: dish._id, prices }] } })
    expect([several.status, Object.keys(several.errors ?? {})[0]?.startsWith('items.0.prices')]).toEqual([400, true])
    expect(await read(dish._id)).toEqual(dish)
  },
)

test('a label that is deleted meanwhile is refused, also in other letters; those of the list stay as they were', async () => {
  const { app, owner, restaurant, create, change, read } = await world()
  const { data: label } = await app.request<OwnLabel>({
    method: 'POST',
    path: `/api/restaurants/${restaurant.id}/price-labels`,
    as: owner,
    body: { names: { es: 'Bandeja' } },
  })
  const { data: dish } = await create(named('Gambas'))
  const twice = [line(1, { label: label._id }), line(2, { label: label._id.toUpperCase() })]
  expect(await change(dish._id, { prices: twice } as never)).toMatchObject({ status: 400 })
  await app.request({ method: 'DELETE', path: `/api/price-labels/${label._id}`, as: owner })
  const gone = await change(dish._id, { prices: [line(3, { label: 'tapa' }), line(1, { label: label._id })] } as never)
  expect(gone).toMatchObject({ status: 400, errors: { 'prices.1.label': 'Esa etiqueta ya no existe. Elige otra.' } })
  expect(await read(dish._id)).toEqual(dish)
})
