import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Carta, cartaOf, comparable, entityOf, idOf, living, STEPS, type Things } from './carta-model.testing.ts'
import { groupOf } from './fields-of-history.ts'
import { HISTORY_GROUPS } from './history.groups.ts'
import { planReturn } from './return.rules.ts'
import { keyOf } from './then.rules.ts'

const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(1000), fc.integer({ min: 1, max: 99 })), {
  minLength: 1,
  maxLength: 40,
})

const OPTIONS = { seed: 20261127, numRuns: 800 }
const ALL_GROUPS = [...HISTORY_GROUPS]

test('a carta that goes back to any moment is as it was then, but for what never goes back', () => {
  fc.assert(
    fc.property(steps, fc.nat(100), (all, at) => {
      const { carta, before: then, mark } = cartaOf(all, at)
      const written = carta.entries.length - mark
      carta.goBack(mark, carta.plan(mark, ALL_GROUPS))
      const alive = (things: Things) => [...things].filter(([, held]) => !held.isDeleted).map(([key]) => key)
      expect(alive(carta.things).toSorted()).toEqual(alive(then).toSorted())
      for (const key of alive(then)) {
        const wasDeleted = carta.entries
          .slice(mark, mark + written)
          .some(({ after, ...entry }) => after === null && keyOf(entry) === key)
        const groups =
          wasDeleted && entityOf(key) === 'dish' ? ALL_GROUPS.filter(group => group !== 'allergens') : ALL_GROUPS
        const [is, was] = [carta.things.get(key)?.state ?? {}, then.get(key)?.state ?? {}]
        if (entityOf(key) === 'set-menu')
          expect({ ...is, soldOut: 0, courses: 0 }).toEqual({ ...was, soldOut: 0, courses: 0 })
        else expect(comparable(key, is, groups)).toEqual(comparable(key, was, groups))
      }
    }),
    OPTIONS,
  )
})

test('going back twice is nothing', () => {
  fc.assert(
    fc.property(steps, fc.nat(100), fc.subarray(ALL_GROUPS, { minLength: 1 }), (all, at, groups) => {
      const { carta, mark } = cartaOf(all, at)
      carta.goBack(mark, carta.plan(mark, groups))
      expect(carta.plan(mark, groups).backs).toEqual([])
    }),
    OPTIONS,
  )
})

test('a group that is not named stays as it is, and so does what is sold out and what nobody asked for', () => {
  fc.assert(
    fc.property(steps, fc.nat(100), fc.subarray(ALL_GROUPS, { minLength: 1 }), (all, at, groups) => {
      const { carta, mark, now } = cartaOf(all, at)
      carta.goBack(mark, carta.plan(mark, groups))
      for (const [key, { state, isDeleted }] of now) {
        if (isDeleted || carta.things.get(key)?.isDeleted !== false) continue
        const after = carta.things.get(key)?.state ?? {}
        expect([key, after['available'], after['soldOut']]).toEqual([key, state['available'], state['soldOut']])
        for (const [field, value] of Object.entries(state)) {
          const group = groupOf(entityOf(key), field)
          if (group === null || !groups.includes(group))
            expect({ key, field, value: after[field] }).toEqual({ key, field, value })
        }
      }
    }),
    OPTIONS,
  )
})

test('every dish stands in a category that is there, whatever goes back', () => {
  fc.assert(
    fc.property(steps, fc.nat(100), fc.subarray(ALL_GROUPS, { minLength: 1 }), (all, at, groups) => {
      const { carta, mark } = cartaOf(all, at)
      carta.goBack(mark, carta.plan(mark, groups))
      const categories = living(carta.things, 'category').map(([key]) => idOf(key))
      for (const [, { categoryId }] of living(carta.things, 'dish')) expect(categories).toContain(categoryId)
    }),
    OPTIONS,
  )
})

test('a category that was made since stays while a dish stays in it', () => {
  const carta = new Carta()
  carta.create('category', 1)
  carta.create('dish', 2)
  const mark = carta.entries.length
  carta.create('category', 3)
  const [dish, state] = living(carta.things, 'dish')[0] ?? ['', {}]
  const made = idOf(living(carta.things, 'category')[1]?.[0] ?? '')
  carta.write(dish, { ...state, categoryId: made })
  expect(carta.plan(mark, ['new']).backs).toEqual([])
  expect(
    carta
      .plan(mark, ['new', 'order'])
      .backs.map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['remove', 'set'])
})

const market = (cents: number, more: object = {}) => ({
  price: (cents / 100).toFixed(2),
  prices: [{ label: null, market: true, unit: null, minPersons: null, cents, until: '2027-03-11T04:00:00Z', ...more }],
})

test.each([
  ['another price of today is no change', market(4000), market(4500), []],
  ['another unit is one, without the price of today', market(4000, { unit: 'kg' }), market(4500), ['prices']],
])('of a price of the market, %s', (_, before, state, groups) => {
  const dish = { entity: 'dish', id: 'a' }
  const was = new Map([[keyOf(dish), { ...dish, existed: true, wasDeleted: false, fields: before }]])
  const world = { things: new Map([[keyOf(dish), { state, isDeleted: false }]]), images: new Set<string>() }
  const asked = { groups: new Set(ALL_GROUPS), dishIds: null }
  const { backs } = planReturn(was, { ...world, defaultLocale: 'es' }, asked)
  expect(backs.flatMap(({ fields }) => Object.keys(fields))).toEqual(groups)
  expect(backs.map(({ fields }) => fields.prices?.['price'])).toEqual(groups.map(() => '0.00'))
})

test('one dish goes back alone', () => {
  fc.assert(
    fc.property(steps, fc.nat(100), (all, at) => {
      const { carta, before: then, mark } = cartaOf(all, at)
      const [dish] = living(then, 'dish')[at % 3] ?? ['dish none']
      const { backs } = carta.plan(mark, ALL_GROUPS, new Set([idOf(dish)]))
      expect(backs.every(back => keyOf(back) === dish)).toBe(true)
      carta.goBack(mark, { backs, lost: [] })
      expect(carta.plan(mark, ALL_GROUPS, new Set([idOf(dish)])).backs).toEqual([])
    }),
    OPTIONS,
  )
})
