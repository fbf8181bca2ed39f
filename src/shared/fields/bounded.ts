import { z } from 'zod'

/** Refused by its size alone, with one error. */
export const TOO_MANY = 'Son demasiados elementos.'

const sizeOf = (value: unknown): number => {
  if (Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}

/**
 * Schema of a list, or of an object with free keys, that refuses more than `max` entries before it validates any
 * (3-decisions §9). Otherwise half a million wrong elements would each become an error with a text.
 */
export const bounded = <Schema extends z.ZodType>(max: number, schema: Schema, message = TOO_MANY): Schema =>
  z.preprocess((value, ctx) => {
    if (sizeOf(value) > max) ctx.addIssue({ code: 'custom', message })
    return value
  }, schema) as unknown as Schema
