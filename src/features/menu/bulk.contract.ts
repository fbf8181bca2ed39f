import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { bulkTexts as texts } from './bulk.texts.ts'
import { bulkShape } from './fields/dish-shapes.ts'
import { dish } from './menu.contract.ts'
import { BULK_BODY_LIMIT_BYTES, DISHES_MAX } from './menu.limits.ts'

/**
 * What becomes of one dish: the fields that the list of fields gives to a change of several. Absent ones stay.
 * Without a `sortOrder` a dish that moves goes to the end of its new category.
 */
const bulkItem = z.object({
  _id: z.string().toLowerCase(),
  /** The one that the screen showed: when the dish has moved, the whole call is 412. */
  updatedAt: z.string().optional(),
  /** `true` deletes the dish, `false` restores it. */
  deleted: z.boolean().optional(),
  ...bulkShape,
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
  isBulk: true,
  takesKey: true,
  answer: z.array(dish),
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
