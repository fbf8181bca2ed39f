import { z } from 'zod'

/** A nested value that a multipart body sends as a JSON string and a JSON body as itself (3-decisions §1). */
export const jsonField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(value => {
    if (typeof value !== 'string') return value
    try {
      return JSON.parse(value)
    } catch {
      return value
    }
  }, schema) as unknown as Schema
