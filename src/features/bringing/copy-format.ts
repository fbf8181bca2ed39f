import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { dietsChange, membersChange, withoutChange } from '#features/allergens/declaration.shapes.ts'
import type { StoredKey } from '#features/menu/dish.fields.ts'
import { CATEGORIES_MAX, DISHES_MAX } from '#features/menu/menu.limits.ts'
import { priceAnswer } from '#features/prices/price-fields.ts'
import { OWN_LABELS_MAX, PRICES_MAX } from '#features/prices/prices.limits.ts'

/** What our own copy of a carta calls itself; a newer version is not read (4-beyond §6). */
export const COPY_FORMAT = 'sobremesa-carta'
export const COPY_VERSION = 1

/** More than a form takes: it counts letters, of which some are two signs. */
const names = z.partialRecord(z.enum(LOCALES), z.string().max(4000))

/**
 * A carta as a file that another house can read. Prices name the labels of the house by their ids, which are told with
 * it.
 */
export const cartaCopy = z.object({
  format: z.literal(COPY_FORMAT),
  version: z.int(),
  name: z.string(),
  exportedAt: z.string(),
  defaultLocale: z.enum(LOCALES),
  labels: z.array(z.object({ _id: z.string(), names })).max(OWN_LABELS_MAX),
  categories: z
    .array(
      z.object({
        names,
        dishes: z
          .array(
            z.object({
              names,
              descriptions: names,
              prices: z.array(priceAnswer).max(PRICES_MAX),
              allergens: z.array(z.string()).max(14),
              allergensDeclared: z.boolean(),
              traces: z.array(z.string()).max(14),
              tracesDeclared: z.boolean(),
              members: membersChange,
              without: withoutChange,
              diets: dietsChange,
              available: z.boolean(),
              /** False: a draft. A copy of before says nothing: all were published. */
              published: z.boolean().optional(),
            }),
          )
          .max(DISHES_MAX),
      }),
    )
    .max(CATEGORIES_MAX),
})
export type CartaCopy = z.infer<typeof cartaCopy>
export type CopiedDish = CartaCopy['categories'][number]['dishes'][number]

/**
 * Where each field of a dish is in a copy: a new field does not compile without a word about it. Photographs are files
 * of their own, and stay with the account's export; who looked at something, and when, is of the house it was in.
 */
export const COPIED_AS: Readonly<Record<StoredKey, keyof CopiedDish | 'its place' | null>> = {
  categoryId: 'its place',
  sortOrder: 'its place',
  translations: 'names',
  price: 'prices',
  prices: 'prices',
  imageId: null,
  allergens: 'allergens',
  allergensDeclared: 'allergensDeclared',
  traces: 'traces',
  tracesDeclared: 'tracesDeclared',
  members: 'members',
  without: 'without',
  diets: 'diets',
  allergensReviewed: null,
  marketSaid: null,
  available: 'available',
  published: 'published',
  unavailableSince: null,
}
