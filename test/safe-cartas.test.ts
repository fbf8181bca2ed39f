import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { answerFor } from '#features/allergens/answer-for.ts'
import { DIETS } from '#features/allergens/diets.ts'
import { profileOf } from '#features/allergens/profile.ts'
import { randomMenu } from './menus/random-menu.ts'

// The public answer of a dish is what the filter judges: any carta that the product could store, any guest.

const guest = fc
  .record({ allergens: fc.subarray([...ALLERGEN_IDS]), severe: fc.boolean(), diets: fc.subarray([...DIETS]) })
  .map(profileOf)

test('no dish of any carta is called safe that the house did not declare free of it', () => {
  fc.assert(
    fc.property(randomMenu, guest, ({ restaurant, dishes }, profile) => {
      for (const dish of dishes) {
        const answer = answerFor(dish, profile, restaurant)?.answer
        const { allergens, traces = [], diets = [] } = dish
        const listed = profile.allergens.filter(id => [...allergens, ...traces].includes(id))
        if (answer !== 'safe') continue
        expect([dish.allergensDeclared, dish.reported, listed]).toEqual([true, undefined, []])
        expect(profile.diets.filter(diet => !(diets as string[]).includes(diet))).toEqual([])
        if (profile.severe && profile.allergens.length > 0) expect(dish.tracesDeclared).toBe(true)
      }
    }),
    { numRuns: 300 },
  )
})
