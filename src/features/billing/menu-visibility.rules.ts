import { DAY_MS } from '#shared/time.ts'

type RestaurantStatus = { readonly status: 'active' | 'inactive'; readonly inactiveSince: Date | null }

/** `until` is null where screens and mails name no date: it has no end, or menus go offline at once. */
export type MenuVisibility = { readonly isVisible: boolean; readonly until: Date | null }

const ALWAYS: MenuVisibility = { isVisible: true, until: null }
const NEVER: MenuVisibility = { isVisible: false, until: null }

/** Until when the menu of a restaurant that becomes inactive at `since` stays readable; null when it is not at all. */
export const visibleUntil = (since: Date, lapsedMenuDays: number): Date | null =>
  lapsedMenuDays > 0 ? new Date(since.getTime() + lapsedMenuDays * DAY_MS) : null

/**
 * Whether diners may read a menu, and until when: while the restaurant is active, and `lapsedMenuDays` after it became
 * inactive; with 0 days not at all (3-decisions §4, `LAPSED_MENU_DAYS`).
 */
export function menuVisibility(
  { status, inactiveSince }: RestaurantStatus,
  now: Date,
  lapsedMenuDays: number,
): MenuVisibility {
  if (status === 'active') return ALWAYS
  const until = inactiveSince && visibleUntil(inactiveSince, lapsedMenuDays)
  return until ? visibilityAt(until, now) : NEVER
}

/** Whether a menu that is readable until then is readable now. */
export const visibilityAt = (until: Date, now: Date): MenuVisibility => ({ isVisible: now < until, until })
