import type { StripeWorld } from './stripe-world.ts'

export type Params = Record<string, unknown>
/** One call: its parameters and its answer are types of this resource. */
export type StripeRoute = {
  method: 'GET' | 'POST' | 'DELETE'
  path: RegExp
  resource: string
  params: string
  object: string
  list?: true
  /** Undefined: there is no such object. */
  answer(world: StripeWorld, params: Params, ids: string[]): unknown
}

export const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })
