import { z } from 'zod'

/** Where a text stands in a body or query: `['translations', 'es', 'name']`, `['items', 0, 'price']`. */
export type Place = readonly (string | number)[]

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  additionalProperties?: Schema | boolean
  propertyNames?: { enum?: string[] }
  anyOf?: Schema[]
  allOf?: Schema[]
  oneOf?: Schema[]
  $ref?: string
  $defs?: Record<string, Schema>
}

/** A key of a record whose keys the schema does not list. */
const ANY_KEY = 'es'

const takesText = ({ type, enum: listed, const: only }: Schema): boolean =>
  [type].flat().includes('string') && !listed && only === undefined

function placesIn(schema: Schema, root: Schema): Place[] {
  const inner = (each: Schema) => placesIn(each, root)
  const below = (key: string | number, each: Schema): Place[] => inner(each).map(place => [key, ...place])
  const { $ref, properties = {}, items, additionalProperties, propertyNames } = schema
  const named = $ref && root.$defs?.[$ref.replace('#/$defs/', '')]
  return [
    ...(takesText(schema) ? [[]] : []),
    ...(named ? inner(named) : []),
    ...Object.entries(properties).flatMap(([key, each]) => below(key, each)),
    ...(items ? below(0, items) : []),
    ...(typeof additionalProperties === 'object'
      ? (propertyNames?.enum ?? [ANY_KEY]).flatMap(key => below(key, additionalProperties))
      : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap(inner),
  ]
}

/**
 * Every place in which a body or query takes a free text, read from its contract: a new field joins by itself. Of a
 * list the first element, of a record each key that its schema names.
 */
export function textPlaces(schema: z.ZodType): Place[] {
  const printed = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return placesIn(printed, printed)
}

/** A copy with the value at that place; what is missing on the way is made. */
export function withText(body: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return value
  if (typeof key === 'number') {
    const list = Array.isArray(body) ? [...(body as unknown[])] : []
    list[key] = withText(list[key], rest, value)
    return list
  }
  const object = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  return { ...object, [key]: withText(object[key], rest, value) }
}

/** What stands at a place; undefined when there is no such place. */
export const textAt = (body: unknown, place: Place): unknown =>
  place.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], body)

/** As `errors` of an answer names it: `translations.es.name`. */
export const placeName = (place: Place): string => place.join('.')
