import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { ALLERGEN_MARKS, FOOT_NOTE_MAX, FORMATS, LETTER_SIZES, TAXES } from './paper.limits.ts'

/** A sheet as its options say (4-beyond §8). */
export const sheetOptions = z.object({
  format: z.enum(FORMATS),
  locales: z.array(z.enum(LOCALES)).min(1).max(2),
  allergens: z.enum(ALLERGEN_MARKS),
  descriptions: z.boolean(),
  photos: z.boolean(),
  categoryIds: z.array(z.string()).max(200),
  validFrom: z.iso.date(),
  size: z.enum(LETTER_SIZES),
  /** The prices of the carta, of a zone, or both. */
  zones: z.union([z.string(), z.tuple([z.literal('base'), z.string()])]),
  footNote: text({ max: FOOT_NOTE_MAX, oneLine: true }),
  tax: z.enum(TAXES),
  qr: z.boolean(),
  press: z.boolean(),
})
export type SheetOptions = z.infer<typeof sheetOptions>
