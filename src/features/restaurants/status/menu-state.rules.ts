import { dayOfYear, longDate } from '#shared/long-date.ts'
import { visibilityAt } from '#features/billing/menu-visibility.rules.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { suspensionTexts } from '../suspension/suspension.texts.ts'
import { currentTexts as texts } from './current.texts.ts'

type Given = Pick<Restaurant, 'status' | 'menuVisibleUntil'>

/** Whether diners can read the menu now: always of an active restaurant, for some days of an inactive one. */
export const isMenuVisible = ({ status, menuVisibleUntil: until }: Given, now = new Date()): boolean =>
  status === 'active' || (until !== null && visibilityAt(new Date(until), now).isVisible)

/**
 * Whether its people may say what is sold out and what dishes contain: also without an entitled plan, as long as diners
 * read it (3-decisions §4).
 */
export const mayCorrect = (restaurant: Given & Pick<Restaurant, 'readOnly'>, now = new Date()): boolean =>
  restaurant.readOnly === null || isMenuVisible(restaurant, now)

/** What diners see of the menu, in words. */
export function menuState(restaurant: Given & Pick<Restaurant, 'suspension'>, now = new Date()): string {
  const { status, menuVisibleUntil: until, suspension } = restaurant
  if (suspension) return suspensionTexts.state
  if (status === 'active') return texts.published
  if (until === null) return texts.inactive
  return isMenuVisible(restaurant, now) ? texts.visibleUntil(dayOfYear(until)) : texts.hiddenSince(longDate(until))
}
