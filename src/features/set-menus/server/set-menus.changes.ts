import { defineEntity } from '#platform/events/changes.ts'
import type { Names } from '#features/prices/names.ts'
import type { SetMenuTimes } from '../daily/daily-menu.rules.ts'
import type { StoredContent } from '../set-menu.rules.ts'

/** Which lines are sold out, by their names. */
type SoldOut = { soldOut: boolean; unavailable: string[] }
/** A day of the daily menu: what is written, and what diners read of it. `id` is the restaurant's. */
export type DailyMenuState = StoredContent & SoldOut & { day: string; name: string; live: StoredContent | null }
export const dailyMenuEntity = defineEntity<DailyMenuState>('daily-menu')
/** When the menu of the day is served; `id` is the restaurant's. */
export const dailyRulesEntity = defineEntity<SetMenuTimes>('daily-menu-rules')

export type SetMenuState = StoredContent & SoldOut & SetMenuTimes & { names: Names; published: boolean }
/** A fixed set menu; `id` is its own. */
export const setMenuEntity = defineEntity<SetMenuState>('set-menu')
/** The order of a restaurant's fixed set menus; `id` is the restaurant's. */
export const setMenuOrderEntity = defineEntity<{ setMenuIds: string[] }>('set-menu-order')
