import { CHECK_LEVELS, CHECK_RULE_NAMES, type CheckRule, ruleOf } from '../check.rules.ts'
import type { Finding } from '../check.contract.ts'
import { FINDERS } from './finders.ts'
import type { FindingParts, MenuToCheck } from './finding.ts'

/** A finding, and what it rests on, as plain JSON. */
export type FoundFact = { finding: Finding; facts: unknown }

const findingOf = (rule: CheckRule, { about, dishIds, values = {}, since, facts, level }: FindingParts): FoundFact => ({
  finding: {
    id: about === undefined ? rule : `${rule}.${about}`,
    rule,
    level: level ?? ruleOf(rule).level,
    dishIds,
    values,
    since,
  },
  facts,
})

const levelOf = ({ finding }: FoundFact): number => CHECK_LEVELS.indexOf(finding.level)

/**
 * Everything that the rules find in a menu: by level, within one the most dishes first, then the oldest (TABLE §8 24).
 * Pure, and under 50 ms for 2 000 dishes (`npm run bench:check`).
 */
export function checkMenu(menu: MenuToCheck): FoundFact[] {
  return CHECK_RULE_NAMES.flatMap(rule => FINDERS[rule](menu).map(parts => findingOf(rule, parts))).toSorted(
    (one, other) =>
      levelOf(one) - levelOf(other) ||
      other.finding.dishIds.length - one.finding.dishIds.length ||
      (one.finding.since < other.finding.since ? -1 : Number(one.finding.since > other.finding.since)),
  )
}
