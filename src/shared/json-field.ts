import { z } from 'zod'
import { holdsUnstorable } from './text.ts'

/**
 * A nested value that a multipart body sends as a JSON string and a JSON body as itself (3-decisions §1). A string that
 * is no JSON, or hides what may not be stored behind an escape, stays a string: the schema refuses it.
 */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => {
    if (typeof value !== 'string') return value
    try {
      const parsed: unknown = JSON.parse(value)
      return holdsUnstorable(parsed) ? value : parsed
    } catch {
      return value
    }
  }, schema) as unknown as Schema
