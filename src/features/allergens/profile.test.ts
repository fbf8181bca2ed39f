import { expect, test } from 'vitest'
import { normalizeDiets } from './diets.ts'
import { profileOf } from './profile.ts'

test('vegan implies vegetarian, and nothing else implies anything', () => {
  expect(normalizeDiets(['halal', 'vegan', 'x'])).toEqual(['vegan', 'vegetarian', 'halal'])
  expect(normalizeDiets(['vegetarian'])).toEqual(['vegetarian'])
})

test.each([null, 'x', [], { allergens: 'gluten', severe: 1, diets: { vegan: true } }])(
  'what a device keeps and is no profile, %j, is an empty one',
  kept => expect(profileOf(kept)).toEqual({ allergens: [], severe: false, diets: [] }),
)
test('a kept profile has what the lists have', () => {
  const kept = { allergens: ['nuts', 'gluten', 'x', 3], severe: true, diets: ['vegan'] }
  expect(profileOf(kept)).toEqual({ allergens: ['gluten', 'nuts'], severe: true, diets: ['vegan', 'vegetarian'] })
})
