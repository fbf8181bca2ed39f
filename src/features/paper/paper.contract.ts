import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { endpoint, fileEndpoint } from '#shared/endpoint.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { paperFieldErrors } from './paper.errors.ts'
import {
  ALLERGEN_MARKS,
  COPIES_MAX,
  DISHES_MAX,
  FOOT_NOTE_MAX,
  FORMATS,
  LETTER_SIZES,
  NOT_COVERED,
  PATCHES,
  TAXES,
} from './paper.limits.ts'

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
  footNote: text({ max: FOOT_NOTE_MAX, oneLine: true, tooLong: paperFieldErrors.footNote }),
  tax: z.enum(TAXES),
  qr: z.boolean(),
  press: z.boolean(),
  /** Dishes whose descriptions this paper does without, so that it fits. */
  leaveOut: z.array(z.string()).max(DISHES_MAX).default([]),
})
export type SheetOptions = z.infer<typeof sheetOptions>
export type SheetInput = z.input<typeof sheetOptions>

/** How many dishes differ in what; a text may be one of a category or of the note. */
export const paperCounts = z.object({
  allergens: z.number(),
  prices: z.number(),
  added: z.number(),
  gone: z.number(),
  texts: z.number(),
})
export type PaperCounts = z.infer<typeof paperCounts>

const file = z.object({
  name: z.string(),
  format: z.enum([...FORMATS, ...PATCHES]),
  locales: z.array(z.enum(LOCALES)),
  pages: z.number(),
  bytes: z.number(),
})
/** An edition as it was printed. */
export const edition = z.object({
  n: z.number(),
  validFrom: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Who printed it; null: an account that is gone. */
  by: z.string().nullable(),
  /** Since when the house uses it no more. */
  retiredAt: z.string().nullable(),
  updatedAt: z.string(),
  /** What had changed when the next one was printed; null: it is the last. */
  changedUntilNext: paperCounts.nullable(),
  files: z.array(file),
})
export type Edition = z.infer<typeof edition>

const allergenStates = z.object({
  contains: z.array(z.enum(ALLERGEN_IDS)),
  traces: z.array(z.enum(ALLERGEN_IDS)),
  ask: z.boolean(),
})
const named = { dishId: z.string(), name: z.string() }
/** A line of a dish's prices: 'Terraza, Ración' or '' for the only one, and '9,50 €'. */
const priceSaid = z.object({ what: z.string(), amount: z.string() })
/** What differs between an edition and another content, allergens first (PAPER-AND-NUMBERS §5 8). */
export const paperChanges = z.object({
  allergens: z.array(z.object({ ...named, before: allergenStates, after: allergenStates })),
  prices: z.array(z.object({ ...named, before: z.array(priceSaid), after: z.array(priceSaid) })),
  added: z.array(z.object({ ...named, category: z.string(), prices: z.array(z.string()) })),
  gone: z.array(z.object(named)),
  texts: z.array(
    z.object({
      dishId: z.string().nullable(),
      name: z.string(),
      what: z.enum(['name', 'description', 'category', 'note', 'tax']),
    }),
  ),
})
export type PaperChanges = z.infer<typeof paperChanges>

const way = z.object({
  kind: z.enum(['normalSize', 'withoutDescriptions', 'format', 'leaveOut']),
  /** What to send instead of the options that do not fit. */
  options: sheetOptions.partial(),
  /** With it. */
  pages: z.number(),
  lines: z.number().optional(),
  categoryId: z.string().optional(),
})
const preview = z.object({
  /** An SVG picture of each page. */
  pages: z.array(z.string()),
  /** Of names of dishes, in points. */
  letters: z.number(),
  /** Other ways to print it, each tried; empty where nothing is to be gained. */
  ways: z.array(way),
  warnings: z.object({
    undeclared: z.array(z.object(named)),
    unnamed: z.array(z.object(named)),
    unpriced: z.array(z.object(named)),
    /** Names in a script that the fonts of the house lack: printed in another face. */
    otherScript: z.array(z.object(named)),
  }),
  /** The edition that a download makes or joins. */
  edition: z.object({ n: z.number(), isNew: z.boolean() }),
})
export type Preview = z.infer<typeof preview>
export type Way = z.infer<typeof way>

const path = '/restaurants/:id/paper'

export const previewPaper = endpoint({
  name: 'paper.preview',
  summary: 'The pages of a sheet as pictures, and how to make it fit better',
  method: 'POST',
  path: `${path}/preview`,
  body: sheetOptions,
  answer: preview,
})
export const makeEdition = endpoint({
  name: 'paper.editions.make',
  summary: 'Prints a sheet: a new edition, or another file of the last one when its content is the same',
  method: 'POST',
  path: `${path}/editions`,
  body: sheetOptions,
  writes: true,
  status: 201,
  answer: edition.extend({ isNew: z.boolean(), file: z.string() }),
  statusOf: ({ isNew }) => (isNew ? 201 : 200),
})
/** The same as `SheetOptions` for a file of what has changed: how the sheet is set that it mends. */
export type PatchOptions = SheetOptions & { patch: { as: (typeof PATCHES)[number]; from: number; copies: number } }

const patchBody = z.object({
  /** The edition that lies on the tables. */
  from: z.int().positive(),
  /** Cards in the room. */
  copies: z.int().min(1).max(COPIES_MAX),
  as: z.enum(PATCHES).default('stickers'),
})
export type PatchBody = z.infer<typeof patchBody>
const patch = z.object({
  /** The edition that the paper is once they are on it. */
  n: z.number(),
  stickers: z.number(),
  sheets: z.number(),
  dishes: z.array(z.object(named)),
  /** Dishes of the carta of today: more than a third is better printed whole. */
  of: z.number(),
  /** What stays on the paper as it was. */
  uncovered: z.array(z.object({ dishId: z.string().nullable(), name: z.string(), why: z.enum(NOT_COVERED) })),
})
export type PaperPatch = z.infer<typeof patch>
export const previewStickers = endpoint({
  name: 'paper.stickers.preview',
  summary: 'How many stickers or slips a print of what has changed takes, and what it leaves as it was',
  method: 'POST',
  path: `${path}/stickers/preview`,
  body: patchBody,
  answer: patch,
})
export const makeStickers = endpoint({
  name: 'paper.stickers.make',
  summary: 'Prints what has changed, as stickers over the old lines or as loose slips; makes the next edition',
  method: 'POST',
  path: `${path}/stickers`,
  body: patchBody,
  writes: true,
  status: 201,
  answer: edition.extend({ isNew: z.boolean(), file: z.string() }),
  statusOf: ({ isNew }) => (isNew ? 201 : 200),
})
export const retireEdition = endpoint({
  name: 'paper.editions.retire',
  summary: 'Says that the house uses an edition no more, or does again',
  method: 'PUT',
  path: `${path}/editions/:n`,
  body: z.object({ retired: z.boolean() }),
  writes: true,
  ifMatch: true,
  answer: edition,
})
export const listEditions = endpoint({
  name: 'paper.editions.list',
  summary: 'Editions of the printed carta, the newest first',
  method: 'GET',
  path: `${path}/editions`,
  answer: z.array(edition),
})
export const getEditionFile = fileEndpoint({
  name: 'paper.editions.file',
  summary: 'A file of an edition as it was printed',
  method: 'GET',
  path: `${path}/editions/:n/:file`,
  fileTypes: ['application/pdf'],
})
export const getEditionChanges = endpoint({
  name: 'paper.editions.changes',
  summary: 'What differs between an edition and the carta of today',
  method: 'GET',
  path: `${path}/editions/:n/changes`,
  answer: paperChanges,
})
const STAFF_SHEETS = ['matrix', 'notice'] as const
export type StaffSheet = (typeof STAFF_SHEETS)[number]
export const makeStaffSheet = fileEndpoint({
  name: 'paper.staffSheet',
  summary: 'The allergens of every dish for the team, or the notice for the room',
  method: 'POST',
  path: `${path}/staff-sheet`,
  body: z.object({ kind: z.enum(STAFF_SHEETS).default('matrix') }),
  fileTypes: ['application/pdf'],
})
export const getPaperStatus = endpoint({
  name: 'paper.status',
  summary: 'How old the printed carta is, and how it was printed last',
  method: 'GET',
  path: `${path}/status`,
  answer: z.object({
    /** The last edition that the house still uses; null: never printed. */
    edition: edition.nullable(),
    /** Dishes that differ; null without an edition. */
    changes: paperCounts.nullable(),
    isUpToDate: z.boolean(),
    options: sheetOptions.nullable(),
    /** Cards in the room, as the last print of stickers had it. */
    copies: z.number().nullable(),
  }),
})
