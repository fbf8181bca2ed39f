import { isDeepStrictEqual } from 'node:util'
import type { ActivityItem } from '../../activity.contract.ts'
import { KEPT_TEXT_MAX } from '../../activity.limits.ts'
import type { Action } from '../../activity.actions.ts'

/** One changed thing, in the words of the list: several with the same action become one entry. */
export type Line = { action: Action; item: ActivityItem }

/** The thing that changed, with the name that people know it by. */
export type Subject = { id: string; name: string }
export type Between<State> = { subject: Subject; before: State; after: State }

/** How one field of a state is told; it is asked only where the field differs. */
export type DescribeField<State> = (change: Between<State>) => Line[]
/** Every field of a state, so that a new one without words does not compile. */
export type DescribeFields<State> = { readonly [Field in keyof Required<State>]: DescribeField<State> }

type Words = { field?: string; before?: string; after?: string }

const cut = (text: string): string => (text.length > KEPT_TEXT_MAX ? `${text.slice(0, KEPT_TEXT_MAX - 1)}…` : text)

export const line = (action: Action, { id, name }: Subject, { field, before, after }: Words = {}): Line => ({
  action,
  item: {
    id,
    name: cut(name),
    field: field ?? null,
    before: before === undefined ? null : cut(before),
    after: after === undefined ? null : cut(after),
  },
})

/** The lines of all fields that differ, in the order of `fields`. */
export function describeChanged<State extends object>(fields: DescribeFields<State>, change: Between<State>): Line[] {
  const keys = Object.keys(fields) as (keyof Required<State>)[]
  const changed = keys.filter(key => !isDeepStrictEqual(change.before[key], change.after[key]))
  return changed.flatMap(key => fields[key](change))
}

/** One line for each key whose text differs: an address, texts by language. */
export function describeKeys(
  action: Action,
  subject: Subject,
  { before, after }: { before: Readonly<Record<string, string>>; after: Readonly<Record<string, string>> },
): Line[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .map(field => ({ field, before: before[field] ?? '', after: after[field] ?? '' }))
    .filter(told => told.before !== told.after)
    .map(told => line(action, subject, told))
}

/** A picture has no words of its own: was it put, replaced or removed? */
export const describeImage = (
  action: 'dish.image' | 'restaurant.logo',
  subject: Subject,
  { before, after }: { before: string | null; after: string | null },
): Line => line(before === null ? `${action}Added` : after === null ? `${action}Removed` : action, subject)
