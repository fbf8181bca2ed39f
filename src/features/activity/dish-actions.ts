import type { Described } from '#features/menu/fields/dish-field.ts'
import { dishFields, type PlainWordsKey } from '#features/menu/dish.fields.ts'

/** The fields of a dish that are described alike have an action each: `dish.price`. */
export type DishAction = `dish.${PlainWordsKey}`
type PlainField = {
  key: PlainWordsKey
  action: DishAction
  /** 'el precio' */
  phrase: string
  described: Extract<Described<unknown>, object>
}

/** Those fields, in the order of the menu's list. */
export const plainDishFields: readonly PlainField[] = dishFields.flatMap(([key, field]) => {
  if (field.column === null || field.described === null || field.described === 'own') return []
  return [{ key, action: `dish.${key}`, phrase: field.phrase, described: field.described } as PlainField]
})

/** Something of each such field, by its action. */
export const eachDishAction = <Value>(valueOf: (field: PlainField) => Value) =>
  Object.fromEntries(plainDishFields.map(field => [field.action, valueOf(field)])) as Record<DishAction, Value>
