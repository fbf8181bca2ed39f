import { z } from 'zod'
import { hasTooManyNames } from './json-names.ts'
import { holdsUnstorable } from '../text.ts'

/**
 * A nested value: a JSON string in a multipart body, the value itself in a JSON body (3-decisions §1). A string that is
 * no JSON, has too many names, or contains an escaped character that must not be stored, stays a string, so that the
 * schema refuses it.
 */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => {
    if (typeof value !== 'string' || hasTooManyNames(value)) return value
    try {
      const parsed: unknown = JSON.parse(value)
      return holdsUnstorable(parsed) ? value : parsed
    } catch {
      return value
    }
  }, schema) as unknown as Schema
