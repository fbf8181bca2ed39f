import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { bulkTexts as texts } from './bulk.texts.ts'
import { categoryId } from './fields/dish-schemas.ts'
import { bulkShape } from './fields/dish-shapes.ts'
import { dish } from './menu.contract.ts'
import { BULK_BODY_LIMIT_BYTES, BULK_WORDY_MAX, DISHES_MAX } from './menu.limits.ts'

/**
 * What becomes of one dish: the fields that the list of fields gives to a change of several. Absent ones stay.
 * Without a `sortOrder` a dish that moves goes to the end of its new category.
 */
const bulkItem = z.object({
  new: z.literal(false).optional(),
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

/** A dish that the call creates: at the end of its category, unless it has a `sortOrder`. It declares nothing. */
const newBulkItem = z.object({ new: z.literal(true), ...bulkShape, categoryId })
export type NewBulkItem = z.infer<typeof newBulkItem>
export type NewBulkItemInput = z.input<typeof newBulkItem>

export type BulkRow = BulkItem | NewBulkItem
export type BulkRowInput = BulkItemInput | NewBulkItemInput

/** A row that may be long: there are fewer of them in a call (4-beyond §6). */
const isWordy = (row: BulkRow): boolean => row.new === true || row.translations !== undefined

const rows = z
  .array(z.discriminatedUnion('new', [bulkItem, newBulkItem], { error: texts.badRow }))
  .min(1, { error: texts.noDishes })
  .refine(items => items.filter(isWordy).length <= BULK_WORDY_MAX, { error: texts.tooManyWordy })

/** The body of a change of several, which a scheduled change keeps, too. */
export const bulkBody = z.object({ items: bounded(DISHES_MAX, rows, texts.tooMany) })
export type BulkBody = z.infer<typeof bulkBody>

/**
 * All of the rows or none (4-beyond §6). Answers the dishes that are not deleted, in the order of the rows, new ones
 * among them; beside `data` stands `changeId`, for `history/undo`, null where nothing was changed. A refused cell is
 * named: 400 with `errors["items.12.price"]`; 412 names each row that has moved (`errors["items.12.updatedAt"]`) and
 * brings it as it is (`data.rows`, see `movedRows`).
 */
export const changeDishes = endpoint({
  name: 'dishes.bulk',
  summary: 'Create, change, move, delete or restore several dishes, all of them or none',
  method: 'PUT',
  path: '/restaurants/:id/items/bulk',
  body: bulkBody,
  writes: true,
  isBulk: true,
  takesKey: true,
  answer: z.array(dish),
  answersChange: true,
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})

/** `data` of the 412: the rows of the body that have moved, at most 50, as they are, and who changed them. */
export const movedRows = z.object({
  rows: z.array(
    z.object({
      index: z.number(),
      current: dish,
      /** A first name; null: oneself. */
      changedBy: z.string().nullable(),
    }),
  ),
})
export type MovedRows = z.infer<typeof movedRows>
