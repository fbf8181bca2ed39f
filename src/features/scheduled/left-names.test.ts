import { expect, test } from 'vitest'
import { distinctLeft } from './left-names.ts'

const thing = (id: string, name: string, category = '') => ({ id, name, category, reason: 'touched' as const })
const names = (things: ReturnType<typeof thing>[]) => distinctLeft(things).map(({ name }) => name)

test('things of one name are told apart by their category, and by a number where that is the same', () => {
  expect(names([thing('1', 'Flan', 'Postres'), thing('2', 'Pan', 'Barra')])).toEqual(['Flan', 'Pan'])
  expect(names([thing('1', 'Flan', 'Postres'), thing('2', 'Flan', 'Barra'), thing('3', 'Flan', 'Barra')])).toEqual([
    'Flan (Postres)',
    'Flan (Barra)',
    'Flan (Barra) · 2',
  ])
  expect(names([thing('1', 'Flan'), thing('2', 'Flan')])).toEqual(['Flan', 'Flan · 2'])
})

test('a thing of which several fields are left out is one', () => {
  expect(distinctLeft([thing('1', 'Flan'), { ...thing('1', 'Flan'), reason: 'touched' }, thing('2', 'Pan')])).toEqual([
    { name: 'Flan', reason: 'touched' },
    { name: 'Pan', reason: 'touched' },
  ])
})
