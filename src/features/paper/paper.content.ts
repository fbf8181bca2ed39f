import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { namesAnswer } from '#features/prices/names.ts'
import { priceAnswer } from '#features/prices/price-fields.ts'
import { ZONE_ROUNDINGS } from '#features/prices/zone.rules.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { includes } from '#features/set-menus/set-menu.shapes.ts'
import { TAXES } from './paper.limits.ts'

const allergensSaid = {
  allergens: z.array(z.enum(ALLERGEN_IDS)),
  traces: z.array(z.enum(ALLERGEN_IDS)),
  /** Nobody has declared its allergens, or a guest's report of it is open: the paper says '?'. */
  ask: z.boolean(),
  /** The house said which traces it has, or none. */
  tracesDeclared: z.boolean(),
}

/** A dish as an edition has it; what is not declared is never printed as if it were. */
export const paperDish = z.object({
  _id: z.string(),
  categoryId: z.string(),
  translations: z.partialRecord(z.enum(LOCALES), z.object({ name: z.string(), description: z.string() })),
  prices: z.array(priceAnswer),
  ...allergensSaid,
})
export type PaperDish = z.infer<typeof paperDish>

export const paperZone = z.object({
  _id: z.string(),
  slug: z.string(),
  names: namesAnswer,
  kind: z.enum(['percent', 'cents']),
  value: z.number(),
  rounding: z.union(ZONE_ROUNDINGS.map(step => z.literal(step))),
})
export type PaperZone = z.infer<typeof paperZone>

/** A line of a set menu: a dish of the carta as it is now, or one that was written for the menu. */
const paperMenuItem = z.object({
  _id: z.string(),
  /** The dish of the carta that it is; null: only this menu has it. */
  dishId: z.string().nullable(),
  names: namesAnswer,
  /** On top of the price per person. */
  supplement: z.number(),
  ...allergensSaid,
})
export type PaperMenuItem = z.infer<typeof paperMenuItem>

/** A set menu that is always the same; the menu of the day is another one tomorrow and is on no paper. */
export const paperSetMenu = z.object({
  _id: z.string(),
  names: namesAnswer,
  /** Per person, in every zone. */
  price: z.number(),
  days: z.array(z.enum(WEEKDAYS)),
  slots: z.array(z.object({ open: z.string(), close: z.string() })),
  onHolidays: z.boolean(),
  includes,
  note: namesAnswer,
  courses: z.array(z.object({ _id: z.string(), names: namesAnswer, items: z.array(paperMenuItem) })),
})
export type PaperSetMenu = z.infer<typeof paperSetMenu>

/** What is printed, whatever it looks like: with the same content, it is the same edition (4-beyond §8). */
export const paperContent = z.object({
  defaultLocale: z.enum(LOCALES),
  currency: z.string(),
  priceLabels: z.array(z.object({ _id: z.string(), names: namesAnswer })),
  zones: z.array(paperZone),
  categories: z.array(z.object({ _id: z.string(), names: namesAnswer })),
  /** Of the categories and set menus that were chosen; [] is all of them, also later ones. */
  categoryIds: z.array(z.string()),
  /** By category, each in its order. */
  dishes: z.array(paperDish),
  /** Published ones; absent where the house has none. */
  setMenus: z.array(paperSetMenu).optional(),
  footNote: z.string(),
  /** A date: '2026-11-22'. */
  validFrom: z.string(),
  tax: z.enum(TAXES),
})
export type PaperContent = z.infer<typeof paperContent>
