import { expect, test } from 'vitest'
import { afterTap, NONE_SAID, type Said, saidBody, saidOf, saysSomething } from './said.rules.ts'

const said = (changes: Partial<Said> = {}): Said => ({ allergens: [], traces: [], hasNone: false, ...changes })

test('a tap sets in the shown mode, and takes away what it has set', () => {
  const milk = afterTap(said(), 'milk', 'allergens')
  expect(milk).toEqual(said({ allergens: ['milk'] }))
  const nuts = afterTap(milk, 'nuts', 'traces')
  expect(nuts).toEqual(said({ allergens: ['milk'], traces: ['nuts'] }))
  expect(afterTap(nuts, 'nuts', 'traces')).toEqual(milk)
  expect(afterTap(afterTap(nuts, 'milk', 'allergens'), 'nuts', 'traces')).toEqual(said())
})

test('contains wins: what is contained becomes no trace, and a trace that is contained is one no longer', () => {
  const milk = said({ allergens: ['milk'] })
  expect(afterTap(milk, 'milk', 'traces')).toBe(milk)
  expect(afterTap(said({ traces: ['milk'] }), 'milk', 'allergens')).toEqual(milk)
})

test('a tap takes back that there is none', () => {
  expect(afterTap(NONE_SAID, 'gluten', 'traces')).toEqual(said({ traces: ['gluten'] }))
})

test('only what says something declares', () => {
  expect([said(), NONE_SAID, said({ traces: ['nuts'] })].map(saysSomething)).toEqual([false, true, true])
  expect(saidBody(said({ traces: ['nuts'] }))).toEqual({ allergens: [], traces: ['nuts'], allergensDeclared: true })
})

test('a dish that only may contain something does not contain none', () => {
  expect(saidOf({ allergens: [], traces: ['nuts', 'x'], allergensDeclared: true })).toEqual(said({ traces: ['nuts'] }))
  expect(saidOf({ allergens: [], traces: [], allergensDeclared: true })).toEqual(NONE_SAID)
})
