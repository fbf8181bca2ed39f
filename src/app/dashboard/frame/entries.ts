import { settingsEntry } from '#features/accounts/web/accounts.navigation.ts'
import { homeEntry } from '#features/home/web/home.navigation.ts'
import { menuEntry } from '#features/menu/web/menu.navigation.ts'
import { qrEntry } from '#features/qr/web/qr.navigation.ts'
import { restaurantEntry } from '#features/restaurants/web/restaurants.navigation.ts'
import { isAtOrBelow } from '#shared/page-paths.ts'
import type { NavigationEntry } from '#ui/dashboard/dashboard-feature.ts'

/**
 * The navigation, without the screens: the server draws it into the page, and must not load the code of them all. The
 * features' own list (`features.ts`) has the same.
 */
export const ENTRIES: readonly [NavigationEntry, ...NavigationEntry[]] = [
  homeEntry,
  restaurantEntry,
  menuEntry,
  qrEntry,
  settingsEntry,
]

/** The entry that a path of the dashboard belongs to; unknown ones lead home. */
export const entryAt = (pathname: string): NavigationEntry =>
  ENTRIES.find(({ path }) => isAtOrBelow(pathname, path)) ?? ENTRIES[0]
