import type { Right } from '#features/identity/rights.rules.ts'

/** From what an inspector would ask about first. */
export const CHECK_LEVELS = ['important', 'advisable', 'detail'] as const
export type CheckLevel = (typeof CHECK_LEVELS)[number]

/** What the law asks: where it stands, and the day on which we looked. */
type Law = { source: string; readOn: string }

type Rule = {
  level: CheckLevel
  /** Who mends it may also say that it is right, where it is not important. */
  right: Right
  /** Nobody can call it right: a dish that says nothing. */
  neverIgnored?: true
  law?: Law
}

/**
 * Every rule of the check, in the order in which equal findings stand (4-beyond §5, TABLE §8 24). Each has its finder
 * in `check/finders.ts`, its words in `finding.texts.ts` and its way to mend in `finding/mends.tsx`: without them a new
 * line does not compile.
 */
export const CHECK_RULES = {
  undeclared: {
    level: 'important',
    right: 'allergens',
    neverIgnored: true,
    law: { source: 'Reglamento (UE) 1169/2011 y Real Decreto 126/2015', readOn: '2026-11-12' },
  },
  unticked_word: { level: 'important', right: 'allergens' },
  open_report: { level: 'important', right: 'allergens', neverIgnored: true },
  // Its allergens make it important.
  old_paper: { level: 'advisable', right: 'print', neverIgnored: true },
  no_price: { level: 'advisable', right: 'prices' },
  market_without_today: { level: 'advisable', right: 'prices' },
  odd_price: { level: 'advisable', right: 'prices' },
  outdated_translation: { level: 'advisable', right: 'texts' },
  no_main_name: { level: 'advisable', right: 'texts' },
  old_review: { level: 'advisable', right: 'allergens' },
  prepared_undeclared: { level: 'advisable', right: 'allergens' },
  equal_names: { level: 'detail', right: 'texts' },
  photo_without_text: { level: 'detail', right: 'texts' },
  without_photo: { level: 'detail', right: 'texts' },
  long_sold_out: { level: 'detail', right: 'availability' },
  empty_category: { level: 'detail', right: 'texts' },
} as const satisfies Record<string, Rule>

export type CheckRule = keyof typeof CHECK_RULES
export const CHECK_RULE_NAMES = Object.keys(CHECK_RULES) as [CheckRule, ...CheckRule[]]
export const ruleOf = (rule: CheckRule): Rule => CHECK_RULES[rule]
