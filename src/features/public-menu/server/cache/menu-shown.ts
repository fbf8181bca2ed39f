import type { Platform } from '#platform/platform.ts'
import { menuVisibility } from '#features/billing/menu-visibility.rules.ts'
import type { CachedMenu } from './cached-menu.ts'

/** What a diner gets to see of a menu: itself, that its restaurant has it offline, or that the operator has. */
export type Shown = 'menu' | 'unavailable' | 'suspended'

/** A suspension counts before everything that the plan says (3-decisions §4). */
export function shownOf(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  { snapshot }: Pick<CachedMenu, 'snapshot'>,
): Shown {
  if (snapshot.isSuspended) return 'suspended'
  return menuVisibility(snapshot, clock.now(), config.lapsedMenuDays).isVisible ? 'menu' : 'unavailable'
}
