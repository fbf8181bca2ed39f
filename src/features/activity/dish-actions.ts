import type { Told } from '#features/menu/fields/dish-field.ts'
import { dishFields, type PlainToldKey } from '#features/menu/dish.fields.ts'

/** The fields of a dish that are told alike have an action each: `dish.price`. */
export type DishAction = `dish.${PlainToldKey}`
type PlainField = {
  key: PlainToldKey
  action: DishAction
  /** 'el precio' */
  phrase: string
  told: Extract<Told<unknown>, object>
}

/** Those fields, in the order of the menu's list. */
export const plainDishFields: readonly PlainField[] = dishFields.flatMap(([key, field]) => {
  if (field.column === null || field.told === null || field.told === 'own') return []
  return [{ key, action: `dish.${key}`, phrase: field.phrase, told: field.told } as PlainField]
})

/** Something of each such field, by its action. */
export const eachDishAction = <Value>(valueOf: (field: PlainField) => Value) =>
  Object.fromEntries(plainDishFields.map(field => [field.action, valueOf(field)])) as Record<DishAction, Value>
