import type { FieldValues, Resolver } from 'react-hook-form'
import { networkError } from '#ui/client/api-error.ts'
import type * as calls from './sign-in-calls.ts'

type Calls = typeof calls

/**
 * The contract and its validation, which the first sight of the form does not need: loaded when somebody begins to
 * type. Throws a network error when the code does not arrive.
 */
export const loadCalls = (): Promise<Calls> =>
  import('./sign-in-calls.ts').catch(() => {
    throw networkError()
  })

/** Validates with the contract's schema once that has arrived; until then the server judges alone. */
export const lateResolver =
  <Values extends FieldValues>(choose: (calls: Calls) => Resolver<Values>): Resolver<Values> =>
  async (values, context, options) => {
    try {
      return await choose(await loadCalls())(values, context, options)
    } catch {
      return { values, errors: {} }
    }
  }
