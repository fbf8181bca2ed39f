import { MENU_REVIEW } from '#features/menu/menu-paths.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { CheckLevel } from '../check.rules.ts'
import { checkTexts as texts } from '../check.texts.ts'
import { wordsOfFinding } from '../finding.texts.ts'
import { saidOf } from '../said-of.ts'
import { CHECK_PAGE } from '../safety.paths.ts'
import { shortDay } from './check-day.ts'
import { type LoadedMenu, useCheck } from './check.queries.ts'
import { lastSeenOf } from './last-seen.ts'
import { openFindings } from './open-findings.ts'

/** A row of home's 'Para dejarla redonda'. */
export type CheckTodo = { key: string; level: CheckLevel; text: string; to: string }
type CheckTodos = {
  /** Undefined until the first check is there. */
  todos: CheckTodo[] | undefined
  /** When it was looked at last on this device, in words. */
  lastSeen: string | null
}

/** What the check finds, for home: the first of the ranking first. */
export function useCheckTodos(restaurant: Restaurant, menu: LoadedMenu): CheckTodos {
  const { data } = useCheck(restaurant._id, menu)
  const findings = data && openFindings(data.findings, menu.dishes)
  const seen = findings && lastSeenOf(restaurant._id, findings)
  return {
    todos: findings?.map(finding => ({
      key: finding.id,
      level: finding.level,
      text: wordsOfFinding(finding, saidOf(finding, { ...menu, ...restaurant })).title,
      to: finding.rule === 'undeclared' ? MENU_REVIEW : CHECK_PAGE,
    })),
    lastSeen: seen ? texts.lookedAt(shortDay(seen.at), seen.news) : null,
  }
}
