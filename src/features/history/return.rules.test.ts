import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartaOf, comparable, entityOf, idOf, living, STEPS, type Things } from './carta-model.testing.ts'
import { groupOf } from './fields-of-history.ts'
import { HISTORY_GROUPS } from './history.groups.ts'
import { keyOf } from './then.rules.ts'

const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat(1000), fc.integer({ min: 1, max: 99 })), {
  minLength: 1,
  maxLength: 40,
})

const OPTIONS = { seed: 20261127, numRuns: 1500 }
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
