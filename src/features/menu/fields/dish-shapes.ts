import type { z } from 'zod'
import { type DISH_FIELDS, type DishKey, dishFields } from '../dish.fields.ts'

type Fields = typeof DISH_FIELDS
type KeyWith<Part extends 'answer' | 'change' | 'bulk'> = {
  [K in DishKey]: Fields[K][Part] extends z.ZodType ? K : never
}[DishKey]
type ShapeOf<Part extends 'answer' | 'change' | 'bulk'> = {
  [K in KeyWith<Part>]: Extract<Fields[K][Part], z.ZodType>
}
type Optional<Shape extends Record<string, z.ZodType>> = { [K in keyof Shape]: z.ZodOptional<Shape[K]> }

export type PublicKey = {
  [K in KeyWith<'answer'>]: [NonNullable<Fields[K]['public']>] extends [never] ? never : K
}[KeyWith<'answer'>]
type PublicSchema<K extends PublicKey> =
  NonNullable<Fields[K]['public']> extends { answer: infer Answer extends z.ZodType } ? Answer : ShapeOf<'answer'>[K]

/** The part of each field that has it; a new object each time. */
const partsOf = (part: 'answer' | 'change' | 'bulk', make: (schema: z.ZodType, example: unknown) => z.ZodType) =>
  Object.fromEntries(
    dishFields.flatMap(([key, field]) => {
      const schema = field[part]
      return schema ? [[key, make(schema, field.example)]] : []
    }),
  )

/** The fields of an answer. */
export const answerShape = partsOf('answer', schema => schema) as ShapeOf<'answer'>

/** The fields that diners and the public calls get; nothing that does not say so in the list. */
export const publicShape = Object.fromEntries(
  dishFields.flatMap(([key, { answer, public: given }]) =>
    answer && given ? [[key, given === true ? answer : given.answer]] : [],
  ),
) as { [K in PublicKey]: PublicSchema<K> }

/** The fields of a body; absent ones stay. */
export const changeShape = partsOf('change', (schema, example) =>
  schema.optional().meta({ examples: [example] }),
) as Optional<ShapeOf<'change'>>

/** The fields of one dish in a change of several. */
export const bulkShape = partsOf('bulk', schema => schema.optional()) as Optional<ShapeOf<'bulk'>>

/** The fields that can be corrected without an entitled plan. */
export const lapsedFields: readonly string[] = dishFields.flatMap(([key, field]) => (field.lapsed ? [key] : []))
