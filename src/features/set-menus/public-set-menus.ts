import { z } from 'zod'
import { WEEKDAYS } from '#shared/weekday.ts'
import { publicSafety } from '#features/allergens/public-allergens.ts'
import { namesAnswer } from '#features/prices/names.ts'
import { includes } from './set-menu.shapes.ts'

/** A line as diners read it: what is not declared or not confirmed says nothing of allergens. */
const publicItem = z.object({
  _id: z.string(),
  /** The dish of the carta that it is, whose sheet it opens; null: written for this menu. */
  dishId: z.string().nullable(),
  names: namesAnswer,
  supplement: z.number(),
  allergens: z.array(z.string()),
  allergensDeclared: z.boolean(),
  ...publicSafety,
  available: z.boolean(),
})

/** `upcoming`: before its hours or between them; `soldOut` until its end. */
export const SET_MENU_STATES = ['upcoming', 'now', 'soldOut', 'ended'] as const
export type SetMenuState = (typeof SET_MENU_STATES)[number]

/** A set menu on one day on which it is served. */
const publicSetMenu = z.object({
  /** Of a fixed one its id, of the daily one its date. */
  _id: z.string(),
  kind: z.enum(['daily', 'fixed']),
  /** Of the daily one none: the page calls it in its language. */
  names: namesAnswer,
  /** The service day: '2026-11-24'; a night belongs to the day on which it begins. */
  date: z.string(),
  /** Per person. */
  price: z.number(),
  includes,
  note: namesAnswer,
  untilSoldOut: z.boolean(),
  /** The hours of that day, as they are written: '13:00'. */
  slots: z.array(z.object({ open: z.string(), close: z.string() })),
  /** The same as instants (ISO 8601), by time. */
  services: z.array(z.object({ from: z.string(), to: z.string() })),
  soldOut: z.boolean(),
  /** As it was when the menu was answered; `setMenuStateAt` says it of another moment. */
  state: z.enum(SET_MENU_STATES),
  courses: z.array(z.object({ _id: z.string(), names: namesAnswer, items: z.array(publicItem) })),
})
/**
 * As the page has it. `shownFrom`: it goes out by itself at that instant, and is not to be seen before; null: it is to
 * be seen.
 */
const pageSetMenu = publicSetMenu.extend({ shownFrom: z.string().nullable() })
export type PageSetMenu = z.infer<typeof pageSetMenu>
export type PublicItem = z.infer<typeof publicItem>

/** When the menu of the day is served. */
const publicDailyMenu = z.object({
  /** After now (ISO 8601); null: not known. */
  next: z.string().nullable(),
  /** By the rules of the house; a day that is written is served on any weekday. */
  days: z.array(z.enum(WEEKDAYS)),
  slots: z.array(z.object({ open: z.string(), close: z.string() })),
  /** Per person, of the menu that is served next; absent where that is not published yet. */
  price: z.number().optional(),
})

/** Absent where the house has none (4-beyond §1). */
export const publicSetMenus = {
  /** Of today, the daily one first; also those that have ended. */
  setMenus: z.array(publicSetMenu).optional(),
  /** There is a menu of the day in this house. */
  dailyMenu: publicDailyMenu.optional(),
}

/** What the snapshot of a menu has of them. */
export type SetMenuExtras = {
  setMenus?: PageSetMenu[]
  dailyMenu?: z.infer<typeof publicDailyMenu>
}

declare module '#features/menu/menu-snapshot.ts' {
  interface PublicExtras extends SetMenuExtras {}
}

/** What a set menu is at an instant in milliseconds since 1970; null: not to be seen yet. Runs on the phone too. */
export function setMenuStateAt(
  { services, soldOut, shownFrom }: Pick<PageSetMenu, 'services' | 'soldOut' | 'shownFrom'>,
  instant: number,
): SetMenuState | null {
  if (shownFrom !== null && instant < Date.parse(shownFrom)) return null
  const last = services.at(-1)
  if (!last || instant >= Date.parse(last.to)) return 'ended'
  if (soldOut) return 'soldOut'
  return services.some(({ from, to }) => Date.parse(from) <= instant && instant < Date.parse(to)) ? 'now' : 'upcoming'
}

/** Every instant at which that changes, in milliseconds since 1970. */
export const setMenuTurns = ({ services, shownFrom }: Pick<PageSetMenu, 'services' | 'shownFrom'>): number[] =>
  [...services.flatMap(({ from, to }) => [from, to]), ...(shownFrom === null ? [] : [shownFrom])].map(Date.parse)
