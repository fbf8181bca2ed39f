import type { QueryKey } from '@tanstack/react-query'
import type { User } from '#features/identity/identity.contract.ts'
import { isSame } from '#shared/fields/three-way.ts'
import { sessionKey } from './session-key.ts'

const ANY = Symbol('any')
/** The screens of 4-beyond §10: menu, hours, today and home. Nothing about team, plan or payments is in them. */
const KEPT: readonly (readonly unknown[])[] = [
  ['restaurants', 'list'],
  ['restaurants', 'today', ANY],
  ['restaurants', 'special-days', ANY],
  ['menu', ANY, 'categories'],
  ['menu', ANY, 'dishes'],
  ['menu', ANY, 'schedules'],
  ['price-labels', ANY],
  ['home', ANY],
  sessionKey,
]

/** Whether a phone keeps what was loaded under this key. */
export const isKeptQuery = (key: QueryKey): boolean =>
  KEPT.some(
    pattern => pattern.length === key.length && pattern.every((part, at) => part === ANY || isSame(part, key[at])),
  )

/** A user as a phone keeps them: nothing about the plan. */
export const keptUserOf = ({ subscription: _, ...user }: User): User => user
