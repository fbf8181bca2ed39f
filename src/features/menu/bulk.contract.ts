import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { price } from '#shared/money.ts'
import { bulkTexts as texts } from './bulk.texts.ts'
import { dish, sortOrder } from './menu.contract.ts'
import { ALLERGENS_SENT_MAX, BULK_BODY_LIMIT_BYTES, DISHES_MAX } from './menu.limits.ts'

/**
 * What becomes of one dish. Absent fields stay; `allergensDeclared` is none of them, because a change of several dishes
 * never alters it (3-decisions §6).
 */
const bulkItem = z.object({
  _id: z.string().toLowerCase(),
  /** The one that the screen showed: when the dish has moved, the whole call is 412. */
  updatedAt: z.string().optional(),
  /** `true` deletes the dish, `false` restores it. */
  deleted: z.boolean().optional(),
  available: z.boolean().optional(),
  price: price.optional(),
  /** Without a `sortOrder` the dish goes to the end of that category. */
  categoryId: z.string().toLowerCase().optional(),
  sortOrder: sortOrder.optional(),
  allergens: bounded(ALLERGENS_SENT_MAX, z.array(z.string())).optional(),
})
export type BulkItem = z.infer<typeof bulkItem>
/** As a program sends it: the price as a number or as text. */
export type BulkItemInput = z.input<typeof bulkItem>

export const changeDishes = endpoint({
  name: 'dishes.bulk',
  summary: 'Change, move, delete or restore several dishes, all of them or none',
  method: 'PUT',
  path: '/restaurants/:id/items/bulk',
  body: z.object({ items: bounded(DISHES_MAX, z.array(bulkItem).min(1, { error: texts.noDishes }), texts.tooMany) }),
  writes: true,
  answer: z.array(dish),
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
