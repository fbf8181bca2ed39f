import { expect, test } from 'vitest'
import type { Right } from '#features/identity/rights.rules.ts'
import { sampleMember } from '#test/browser/team.ts'
import { draftOf, withRight } from './grant-form.rules.ts'
import { changeEverywhere, memberBody, mergeMember, rightsChange, wishOf } from './member-merge.rules.ts'
import type { TeamMember } from './team.contract.ts'

const marta = (rights: Right[], changes: Partial<TeamMember> = {}): TeamMember =>
  sampleMember({ id: 'marta', name: 'Marta Iglesias', rights: { r1: rights }, roleIds: { r1: null }, ...changes })

/** Marta as the owner wants her: with one right more or less. */
function wanting(seen: TeamMember, right: Right, has = true) {
  const draft = draftOf(seen)
  return { name: seen.name, draft: { ...draft, grant: withRight(draft.grant, right, has) } }
}

test('what only one of the two has changed goes through without a question', () => {
  const seen = marta(['hours'])
  const theirs = marta(['hours'], { name: 'Marta I.' })
  const merged = mergeMember(seen, wanting(seen, 'prices'), theirs)
  expect(merged.contested).toBeNull()
  expect(memberBody(merged.both, theirs, false)).toEqual({
    restaurantIds: ['r1'],
    roleIds: { r1: null },
    rights: { r1: ['prices', 'hours'] },
  })
  const renamed = mergeMember(seen, { ...wishOf(seen), name: 'Marta' }, marta(['hours', 'look']))
  expect([renamed.contested, memberBody(renamed.both, marta(['hours', 'look']), false)]).toEqual([
    null,
    { name: 'Marta' },
  ])
})

test('two rights given by two people are asked about, and both can be given', () => {
  const seen = marta(['hours'])
  const theirs = marta(['allergens', 'hours'])
  const merged = mergeMember(seen, wanting(seen, 'prices'), theirs)
  expect(merged.contested).toEqual({
    mine: { given: ['prices'], taken: [] },
    theirs: { given: ['allergens'], taken: [] },
  })
  expect(memberBody(merged.both, theirs, false).rights).toEqual({ r1: ['prices', 'allergens', 'hours'] })
  expect(memberBody(merged.theirs, theirs, false)).toEqual({})
})

test('what one gives and the other takes away are both done; the same change is no question', () => {
  const seen = marta(['hours', 'look'])
  const merged = mergeMember(seen, wanting(seen, 'look', false), marta(['hours', 'look', 'prices']))
  expect(merged.contested?.mine).toEqual({ given: [], taken: ['look'] })
  expect(merged.both.draft.grant.rights).toEqual(['prices', 'hours'])
  expect(mergeMember(seen, wanting(seen, 'prices'), marta(['prices', 'hours', 'look'])).contested).toBeNull()
})

test('restaurants are joined one by one, each with what was said of it', () => {
  const seen = marta(['hours'])
  const theirs = marta(['hours'], {
    restaurantIds: ['r1', 'r2'],
    rights: { r1: ['hours'], r2: ['look'] },
    roleIds: { r1: null, r2: null },
  })
  const wish = wanting(seen, 'prices')
  const merged = mergeMember(seen, wish, theirs)
  expect(merged.contested).toBeNull()
  expect(memberBody(merged.both, theirs, false).rights).toEqual({ r1: ['prices', 'hours'], r2: ['look'] })
})

test('whom somebody else has made a partner has everything: nothing is asked or sent', () => {
  const seen = marta(['hours'])
  const theirs = marta(['hours'], { partner: true })
  const merged = mergeMember(seen, wanting(seen, 'prices'), theirs)
  expect([merged.contested, memberBody(merged.both, theirs, true)]).toEqual([null, {}])
})

test('a change in words is what was given and what was taken', () => {
  const seen = marta(['hours', 'look'])
  expect(rightsChange(draftOf(seen), draftOf(marta(['prices', 'hours'])))).toEqual({
    given: ['prices'],
    taken: ['look'],
  })
})

test('and of all restaurants only where it is the same in each', () => {
  const inBoth = { restaurantIds: ['r1', 'r2'], roleIds: { r1: null, r2: null } }
  const seen = draftOf(marta([], { ...inBoth, rights: { r1: ['hours'], r2: ['hours', 'look'] } }))
  const both = draftOf(marta([], { ...inBoth, rights: { r1: [], r2: ['look'] } }))
  const one = draftOf(marta([], { ...inBoth, rights: { r1: ['hours'], r2: ['look'] } }))
  expect(changeEverywhere(seen, both)).toEqual({ given: [], taken: ['hours'] })
  expect(changeEverywhere(seen, one)).toBeNull()
})
