import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ALLERGEN_IDS } from './allergens.ts'
import { answerFor, type Profile, type SafetyFacts, type SafetyHouse, stateOf } from './answer-for.ts'
import { DIETS } from './diets.ts'

type Verdict = 'no' | 'ask' | 'safe' | null

// The reference: one row for each thing that is chosen, read off the sentences of 4-beyond §5, and the worst row holds.
const RANK = ['safe', 'ask', 'no'] as const
const TABLE: Record<string, 'no' | 'ask' | 'safe'> = {
  // state / can be made without / severe / traces declared
  'contains/-/-': 'no',
  'contains/-/severe': 'no',
  'contains/without/-': 'ask',
  'contains/without/severe': 'ask',
  'traces/-/-': 'ask',
  'traces/-/severe': 'no',
  'traces/without/-': 'ask',
  'traces/without/severe': 'no',
  'free/-/-': 'safe',
  'free/without/-': 'safe',
  'undeclared/-/-': 'ask',
  'undeclared/-/severe': 'ask',
  'undeclared/without/-': 'ask',
  'undeclared/without/severe': 'ask',
}
const FREE_OF_A_SEVERE_ONE = { declared: 'safe', undeclared: 'ask' } as const

function slowly(dish: SafetyFacts, profile: Profile, house: SafetyHouse): Verdict {
  const rows: ('no' | 'ask' | 'safe')[] = []
  for (const id of ALLERGEN_IDS) {
    if (!profile.allergens.includes(id)) continue
    let state = dish.allergensDeclared ? 'free' : 'undeclared'
    for (const listed of dish.traces ?? []) if (listed === id) state = 'traces'
    for (const listed of dish.allergens) if (listed === id) state = 'contains'
    const without = Object.entries(dish.without ?? {}).some(([key]) => key === id) ? 'without' : '-'
    const row = TABLE[`${state}/${without}/${profile.severe ? 'severe' : '-'}`]
    rows.push(row ?? FREE_OF_A_SEVERE_ONE[dish.tracesDeclared === true ? 'declared' : 'undeclared'])
  }
  for (const diet of DIETS) {
    if (!profile.diets.includes(diet)) continue
    const has = new Set(dish.diets ?? []).has(diet)
    const since = Date.parse(house.dietsComplete?.[diet] ?? 'never')
    const isOlder = Date.parse(dish.createdAt ?? 'never') <= since
    if (has) rows.push(dish.allergensDeclared ? 'safe' : 'ask')
    else rows.push(dish.allergensDeclared && isOlder ? 'no' : 'ask')
  }
  if (rows.length === 0) return null
  // Nothing undeclared, and nothing that a guest has reported, is ever safe.
  if (dish.reported || (!dish.allergensDeclared && rows.every(row => row === 'safe'))) rows.push('ask')
  return RANK[Math.max(...rows.map(row => RANK.indexOf(row)))] ?? null
}

const BOTH = [false, true] as const
const LISTS = [[], ['allergens'], ['traces'], ['allergens', 'traces']] as const
const ONE = 'gluten'
const OTHER = 'nuts'
const idsIn = (list: 'allergens' | 'traces', one: readonly string[], other: readonly string[]): string[] => [
  ...(one.includes(list) ? [ONE] : []),
  ...(other.includes(list) ? [OTHER] : []),
]

/** Every dish that differs in anything that the answer may depend on; a line of a set menu has no `createdAt`. */
function* allDishes(): Generator<SafetyFacts> {
  for (const one of LISTS)
    for (const other of LISTS)
      for (const withouts of [[], [ONE], [OTHER], [ONE, OTHER]])
        for (const allergensDeclared of BOTH)
          for (const tracesDeclared of BOTH)
            for (const reported of BOTH)
              for (const [diets, createdAt] of [
                [[], '2026-01-02T00:00:00.000Z'],
                [['vegan'], '2026-01-02T00:00:00.000Z'],
                [[], undefined],
                [['vegan'], undefined],
              ] as const)
                yield {
                  allergens: idsIn('allergens', one, other),
                  traces: idsIn('traces', one, other),
                  without: Object.fromEntries(withouts.map(id => [id, { es: 'Pídelo sin' }])),
                  allergensDeclared,
                  tracesDeclared,
                  reported,
                  diets,
                  createdAt,
                }
}

/** A line of a set menu that is still to be confirmed, as its public answer says it: nothing. */
const UNCONFIRMED: SafetyFacts = { allergens: [], allergensDeclared: false }

const PROFILES: Profile[] = BOTH.flatMap(severe =>
  [[], ['vegan']].flatMap(diets => [[], [ONE], [OTHER], [ONE, OTHER]].map(allergens => ({ allergens, severe, diets }))),
)
const HOUSES: SafetyHouse[] = [
  {},
  { dietsComplete: { vegan: '2026-01-01T00:00:00.000Z' } },
  { dietsComplete: { vegan: '2026-01-02T00:00:00.000Z' } },
  { dietsComplete: { vegetarian: '2026-02-01T00:00:00.000Z' } },
]

describe('the truth table', () => {
  test('says what the slow reference says, for every combination', () => {
    const counts: Record<string, number> = {}
    for (const dish of [...allDishes(), UNCONFIRMED])
      for (const profile of PROFILES)
        for (const house of HOUSES) {
          const verdict = answerFor(dish, profile, house)?.answer ?? null
          counts[String(verdict)] = (counts[String(verdict)] ?? 0) + 1
          const expected = slowly(dish, profile, house)
          if (verdict !== expected) expect({ dish, profile, house, verdict }).toEqual({ verdict: expected })
        }
    // Each answer was given, so that the table is not empty.
    expect(Object.keys(counts).sort()).toEqual(['ask', 'no', 'null', 'safe'])
  })

  test('every "no" and every "ask" says why, and "safe" says nothing', () => {
    for (const dish of allDishes())
      for (const profile of PROFILES) {
        const said = answerFor(dish, profile, {})
        if (said && (said.answer === 'safe') !== (said.reasons.length === 0)) expect(said).toBe('with its reasons')
      }
  })

  test('reasons come in the order in which they are named', () => {
    const dish = {
      allergens: ['milk'],
      traces: ['nuts'],
      allergensDeclared: false,
      reported: true,
      without: { milk: {} },
    }
    const profile = { allergens: ['gluten', 'nuts', 'milk'], severe: false, diets: ['vegan'] }
    expect(answerFor(dish, profile, {})).toEqual({
      answer: 'ask',
      reasons: [
        { kind: 'undeclared', ids: ['gluten'] },
        { kind: 'unmarked', ids: ['vegan'] },
        { kind: 'reported', ids: [] },
        { kind: 'traces', ids: ['nuts'] },
        { kind: 'without', ids: ['milk'] },
      ],
    })
    expect(answerFor(dish, { ...profile, severe: true }, {})).toEqual({
      answer: 'no',
      reasons: [{ kind: 'traces', ids: ['nuts'] }],
    })
  })

  test('a declared dish whose traces nobody declared asks somebody with a severe allergy', () => {
    const dish = { allergens: ['milk'], allergensDeclared: true }
    const gluten = { allergens: ['gluten'], diets: [] }
    expect(answerFor(dish, { ...gluten, severe: false }, {})?.answer).toBe('safe')
    expect(answerFor(dish, { ...gluten, severe: true }, {})).toEqual({
      answer: 'ask',
      reasons: [{ kind: 'tracesUndeclared', ids: ['gluten'] }],
    })
    expect(answerFor({ ...dish, tracesDeclared: true }, { ...gluten, severe: true }, {})?.answer).toBe('safe')
  })
})

const facts: fc.Arbitrary<SafetyFacts> = fc.record(
  {
    allergens: fc.subarray([...ALLERGEN_IDS, 'unknown']),
    allergensDeclared: fc.boolean(),
    traces: fc.subarray([...ALLERGEN_IDS]),
    tracesDeclared: fc.boolean(),
    without: fc.dictionary(fc.constantFrom(...ALLERGEN_IDS), fc.constant({ es: 'Pídelo sin' })),
    diets: fc.subarray([...DIETS]),
    reported: fc.boolean(),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
  },
  { requiredKeys: ['allergens', 'allergensDeclared'] },
)
const profiles = fc.record({
  allergens: fc.subarray([...ALLERGEN_IDS]),
  severe: fc.boolean(),
  diets: fc.subarray([...DIETS]),
})
const houses = fc.record(
  { dietsComplete: fc.dictionary(fc.constantFrom(...DIETS), fc.constant('2026-02-01T00:00:00.000Z')) },
  { requiredKeys: [] },
)
const listed = ({ allergens }: Profile): readonly string[] => allergens
const rankOf = (verdict: Verdict | undefined): number => (verdict ? RANK.indexOf(verdict) : -1)

describe('any dish, any profile, any house', () => {
  test('says what the slow reference says', () => {
    fc.assert(
      fc.property(facts, profiles, houses, (dish, profile, house) => {
        expect(answerFor(dish, profile, house)?.answer ?? null).toBe(slowly(dish, profile, house))
      }),
      { numRuns: 2000 },
    )
  })

  test('nothing undeclared, listed or reported is ever safe', () => {
    fc.assert(
      fc.property(facts, profiles, houses, (dish, profile, house) => {
        if (answerFor(dish, profile, house)?.answer !== 'safe') return
        expect(dish).toMatchObject({ allergensDeclared: true })
        expect(dish.reported ?? false).toBe(false)
        expect([...dish.allergens, ...(dish.traces ?? [])].filter(id => listed(profile).includes(id))).toEqual([])
        expect(profile.severe && profile.allergens.length > 0 ? dish.tracesDeclared : true).toBe(true)
        expect(profile.diets.every(diet => dish.diets?.includes(diet))).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('whoever chooses more, or more severely, is promised no more', () => {
    fc.assert(
      fc.property(facts, profiles, profiles, houses, (dish, one, other, house) => {
        const both = {
          allergens: [...new Set([...one.allergens, ...other.allergens])],
          severe: one.severe || other.severe,
          diets: [...new Set([...one.diets, ...other.diets])],
        }
        const before = rankOf(answerFor(dish, one, house)?.answer)
        expect(rankOf(answerFor(dish, both, house)?.answer)).toBeGreaterThanOrEqual(before)
      }),
      { numRuns: 2000 },
    )
  })

  test('a dish of which less is known promises no more', () => {
    fc.assert(
      fc.property(facts, profiles, houses, (dish, profile, house) => {
        const { allergens, traces } = dish
        const barely = { allergens, traces, allergensDeclared: false }
        expect(answerFor(barely, profile, house)?.answer).not.toBe('safe')
        expect(answerFor({ ...dish, reported: true }, profile, house)?.answer).not.toBe('safe')
      }),
    )
  })
})

test('an id in both lists is contained', () => {
  const both = { allergens: ['gluten'], traces: ['gluten', 'nuts'], allergensDeclared: true }
  expect(['gluten', 'nuts', 'milk'].map(id => stateOf(both, id))).toEqual(['contains', 'traces', 'free'])
  expect(stateOf({ ...both, allergensDeclared: false }, 'milk')).toBe('undeclared')
})
