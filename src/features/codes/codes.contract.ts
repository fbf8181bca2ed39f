import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint, fileEndpoint } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { CODE_NAME_MAX, CODE_NUMBER_MAX, CODES_MAX } from './codes.limits.ts'
import { codeFieldTexts as texts } from './codes.texts.ts'

/** How codes are printed: A6 cards, A5 tents, stickers of 70 mm. */
export const CODE_PRINTS = ['cards', 'tent', 'sticker'] as const
export type CodePrint = (typeof CODE_PRINTS)[number]

/** The code of a table or of another place (4-beyond §9): its address is `/{slug}?q={key}`. */
export const tableCode = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    name: z.string(),
    /** Whose prices it opens; null: those of the carta, also when its zone was removed. */
    zoneId: z.string().nullable(),
    key: z.string(),
    createdAt: z.string(),
    /** Not on the board any more; on paper it opens the carta all the same. */
    retiredAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'TableCode' })
export type TableCode = z.infer<typeof tableCode>

const name = text({ max: CODE_NAME_MAX, oneLine: true, required: texts.nameRequired, tooLong: texts.nameTooLong })
const number = z
  .int({ error: texts.number })
  .min(1, { error: texts.number })
  .max(CODE_NUMBER_MAX, { error: texts.number })
const zoneId = z.string({ error: texts.zone }).toLowerCase().nullable().optional()

const newCodes = z.object({
  names: bounded(CODES_MAX, z.array(name).min(1, { error: texts.nothing }), texts.tooMany).optional(),
  prefix: name.optional(),
  from: number.optional(),
  to: number.optional(),
  zoneId,
})
export type NewCodes = z.infer<typeof newCodes>

const codeBody = z.object({ name: name.optional(), zoneId })
export type CodeBody = z.infer<typeof codeBody>

const codeChange = codeBody.extend({
  _id: z.string().toLowerCase(),
  /** The one that the screen showed: when the code has moved, the whole call is 412. */
  updatedAt: z.string().optional(),
  retired: z.boolean().optional(),
  /** `true` takes back what was just made. */
  deleted: z.literal(true, { error: texts.deleted }).optional(),
})
export type CodeChange = z.infer<typeof codeChange>

export const listCodes = endpoint({
  name: 'codes.list',
  summary: 'Codes of tables and other places in the order of the board, with the retired ones',
  method: 'GET',
  path: '/restaurants/:id/codes',
  answer: z.array(tableCode),
})
export const createCodes = endpoint({
  name: 'codes.create',
  summary: 'Create codes: by their names, or a series of which existing ones are skipped',
  method: 'POST',
  path: '/restaurants/:id/codes',
  body: newCodes,
  writes: true,
  answer: z.object({ codes: z.array(tableCode), skipped: z.number().int() }),
  status: 201,
})
export const changeCodes = endpoint({
  name: 'codes.bulk',
  summary: 'Rename, move, retire, restore or take back several codes, all of them or none',
  method: 'PUT',
  path: '/restaurants/:id/codes',
  body: z.object({
    changes: bounded(CODES_MAX, z.array(codeChange).min(1, { error: texts.nothing }), texts.tooMany),
  }),
  writes: true,
  takesKey: true,
  answer: z.array(tableCode),
})
export const updateCode = endpoint({
  name: 'codes.update',
  summary: 'Rename a code or change its zone; what is printed stays right',
  method: 'PUT',
  path: '/codes/:id',
  body: codeBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: tableCode,
})
export const retireCode = endpoint({
  name: 'codes.retire',
  summary: 'Take a code off the board; on paper it opens the carta all the same',
  method: 'POST',
  path: '/codes/:id/retire',
  writes: true,
  answer: tableCode,
})
export const restoreCode = endpoint({
  name: 'codes.restore',
  summary: 'Bring a retired code back',
  method: 'POST',
  path: '/codes/:id/restore',
  writes: true,
  answer: tableCode,
})

/**
 * `ids`: with commas, all that are in use without it; printed in the order of the board. `as`: four A6 cards on A4,
 * tents of A5 to fold, eight round stickers on A4. As SVG, it is the preview of the first of them.
 */
export const codesPrintQuery = z.object({
  ids: z.string({ error: texts.unknown }).optional(),
  as: z.enum(CODE_PRINTS, { error: texts.print }).default('cards'),
  format: z.enum(['pdf', 'svg'], { error: texts.print }).default('pdf'),
})
export type CodesPrintQuery = z.infer<typeof codesPrintQuery>

export const printCodes = fileEndpoint({
  name: 'codes.print',
  summary: 'Codes as cards, tents or stickers: one print-ready PDF',
  method: 'GET',
  path: '/restaurants/:id/codes/print',
  query: codesPrintQuery,
  fileTypes: ['application/pdf', 'image/svg+xml'],
})
