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

/** What Stripe refuses, and how it says so. */
export class Refused extends Error {
  readonly status: number
  readonly error: Record<string, unknown>
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}
