import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { namesAnswer } from '#features/prices/names.ts'
import { priceAnswer } from '#features/prices/price-fields.ts'
import { ZONE_ROUNDINGS } from '#features/prices/zone.rules.ts'
import { TAXES } from './paper.limits.ts'

/** A dish as an edition has it; what is not declared is never printed as if it were. */
export const paperDish = z.object({
  _id: z.string(),
  categoryId: z.string(),
  translations: z.partialRecord(z.enum(LOCALES), z.object({ name: z.string(), description: z.string() })),
  prices: z.array(priceAnswer),
  allergens: z.array(z.enum(ALLERGEN_IDS)),
  traces: z.array(z.enum(ALLERGEN_IDS)),
  /** Nobody has declared its allergens, or a guest's report of it is open: the paper says '?'. */
  ask: z.boolean(),
  /** The house said which traces it has, or none. */
  tracesDeclared: z.boolean(),
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

/** What is printed, whatever it looks like: with the same content, it is the same edition (4-beyond §8). */
export const paperContent = z.object({
  defaultLocale: z.enum(LOCALES),
  currency: z.string(),
  priceLabels: z.array(z.object({ _id: z.string(), names: namesAnswer })),
  zones: z.array(paperZone),
  categories: z.array(z.object({ _id: z.string(), names: namesAnswer })),
  /** Of the categories that were chosen; [] is all of them, also later ones. */
  categoryIds: z.array(z.string()),
  /** By category, each in its order. */
  dishes: z.array(paperDish),
  footNote: z.string(),
  /** A date: '2026-11-22'. */
  validFrom: z.string(),
  tax: z.enum(TAXES),
})
export type PaperContent = z.infer<typeof paperContent>
