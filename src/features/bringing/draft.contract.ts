import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { bounded } from '#shared/fields/bounded.ts'
import { text } from '#shared/text.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { priceAnswer, priceLines } from '#features/prices/price-fields.ts'
import { DRAFT_CHANGES_MAX, SHEET_LIMITS } from './bringing.limits.ts'
import { draftTexts as texts } from './bringing.texts.ts'

const names = z.partialRecord(z.enum(LOCALES), z.string())
const allergen = z.enum(ALLERGEN_IDS, { error: texts.unknownAllergen })
/** A line of price; `word`: what the paper calls it, where the house has no such label yet. */
const price = z.object({ ...priceAnswer.shape, word: z.string().optional() })
const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const reading = z.union([z.object({ prices: z.array(price) }), z.object({ name: z.string() })])
const doubt = z.object({
  _id: z.string(),
  field: z.enum(['price', 'name']),
  kind: z.enum(['portions', 'amounts', 'market', 'unit', 'missing', 'number', 'unclear']),
  /** Doubts of one group are asked once, for all their dishes. */
  group: z.string(),
  /** What it may be, at most three; the first stands in the dish until somebody answers. */
  readings: z.array(reading),
  /** The number of a reading, or what somebody typed; null: not answered. */
  answer: z.union([z.number(), reading]).nullable(),
})
const match = z.object({
  dishId: z.string(),
  kind: z.enum(['same', 'alike']),
  /** Null: nobody has chosen; the same is updated, an alike one is added. */
  choice: z.enum(['update', 'add', 'skip']).nullable(),
})
const draftDish = z.object({
  _id: z.string(),
  categoryId: z.string(),
  names,
  descriptions: names,
  prices: z.array(price),
  /** What the paper says about allergens, and what it means by the key: nothing is declared. */
  marks: z.array(z.string()),
  proposals: z.array(z.string()),
  /** Somebody has ticked the proposals. */
  allergensDeclared: z.boolean(),
  /** Of an own copy: they were declared there, also that it has none. */
  isDeclared: z.boolean().optional(),
  match: match.nullable(),
  doubts: z.array(doubt),
  /** Where it was read; `box` on the picture of its page. */
  origin: z.object({ page: z.number(), line: z.number(), text: z.string(), box: box.optional() }),
  included: z.boolean(),
})
const draftCategory = z.object({
  _id: z.string(),
  names,
  /** The category of the menu that has this name. */
  existingId: z.string().nullable(),
  included: z.boolean(),
})
const locale = z.enum(LOCALES)
/** What a column of a sheet holds; `word`: what the sheet calls the portion, where no house has such a label. */
const columnRole = z.union([
  z.object({ kind: z.enum(['name', 'description', 'category']), locale }),
  z.object({
    kind: z.literal('price'),
    label: z.string().max(36).nullable(),
    word: text({ max: 40, oneLine: true }).optional(),
  }),
  z.object({ kind: z.literal('allergen'), allergen }),
  z.object({ kind: z.enum(['allergens', 'none']) }),
])
const column = z.object({
  title: z.string(),
  role: columnRole,
  /** How that is known. */
  by: z.enum(['title', 'content', 'unclear']),
  /** The first cells under the title. */
  samples: z.array(z.string()),
})
export const columnsBody = z.object({
  columns: bounded(SHEET_LIMITS.columns, z.array(columnRole), texts.tooManyColumns),
})
export type ColumnsBody = z.infer<typeof columnsBody>
const page = z.object({
  state: z.enum(['waiting', 'read', 'failed']),
  code: z.string().nullable(),
  dishes: z.number(),
  /** Its size, where `GET …/import/pages/{n}` has one. */
  image: z.object({ width: z.number(), height: z.number() }).nullable(),
})

/** What somebody brings, before any of it is in the menu (4-beyond §6). */
export const draft = z
  .object({
    _id: z.string(),
    state: z.enum(['reading', 'ready', 'failed']),
    /** Why it failed, by its code, and in words. */
    code: z.string().nullable(),
    message: z.string().nullable(),
    source: z.enum(['text', 'file', 'photos']),
    fileName: z.string(),
    /** The page that is read last, of so many. */
    page: z.number(),
    pageCount: z.number(),
    /** While it waits for its turn: how many others are read before it. */
    ahead: z.number(),
    /** About how long the reading still takes; null where nobody knows yet. */
    secondsLeft: z.number().nullable(),
    pages: z.array(page),
    categories: z.array(draftCategory),
    dishes: z.array(draftDish),
    leftovers: z.array(z.object({ _id: z.string(), text: z.string(), page: z.number(), kind: z.string() })),
    key: z.array(z.object({ mark: z.string(), allergen: z.string() })),
    /** False: numbers without a key at the foot, taken in the European order. */
    isKeyRead: z.boolean(),
    /** Of a sheet. */
    columns: z.array(column).nullable(),
    /** Of a book with several: their names and rows, and which of them is read. */
    sheets: z.array(z.object({ name: z.string(), rows: z.number() })).nullable(),
    sheet: z.number().nullable(),
    /** What the columns hold, or which sheet is the carta, must be said before the review. */
    areColumnsUnclear: z.boolean(),
    readAt: z.string().nullable(),
    expiresAt: z.string(),
    revision: z.number(),
    /** First name of somebody else who changed it within the last minute. */
    alsoBy: z.string().nullable(),
  })
  .meta({ id: 'ImportDraft' })
export type Draft = z.infer<typeof draft>

const typed = (max: number) => z.partialRecord(z.enum(LOCALES), text({ max }))
const id = z.string()
const answer = z.union([
  z.number(),
  z.object({ prices: priceLines }),
  z.object({ name: text({ max: 120, oneLine: true }) }),
  /** Each of several prices is a dish of its own. */
  z.literal('apart'),
  z.null(),
])

/** One change; what it says of no part of the draft is ignored (4-beyond §6). */
const draftChange = z.union([
  z.object({
    dish: id,
    set: z.object({
      names: typed(120).optional(),
      descriptions: typed(1000).optional(),
      prices: priceLines.optional(),
      categoryId: id.optional(),
      included: z.boolean().optional(),
      /** What the dish contains, in the place of what the paper says. */
      proposals: z.array(allergen).max(ALLERGEN_IDS.length).optional(),
      allergensDeclared: z.boolean().optional(),
      choice: z.enum(['update', 'add', 'skip']).nullable().optional(),
    }),
  }),
  z.object({ category: id, set: z.object({ names: typed(120).optional(), included: z.boolean().optional() }) }),
  /** A line that is left over becomes a dish of a category, the description of a dish, a category, or stays out. */
  z.object({
    line: id,
    set: z.union([
      z.object({ as: z.literal('dish'), categoryId: id }),
      z.object({ as: z.literal('description'), dishId: id }),
      z.object({ as: z.literal('category') }),
      z.object({ as: z.literal('out') }),
    ]),
  }),
  z.object({ doubt: id, set: z.object({ answer }) }),
  /** Takes everything of a page out, or back in. */
  z.object({ page: z.number().int(), set: z.object({ included: z.boolean() }) }),
  /** What a mark of the paper means. */
  z.object({ key: z.string().max(20), set: z.object({ allergen: allergen.nullable() }) }),
  z.object({ all: z.object({ allergensDeclared: z.boolean() }) }),
])
export type DraftChange = z.infer<typeof draftChange>
/** As a screen sends it. */
export type SentChange = z.input<typeof draftChange>

export const draftChanges = z.object({
  changes: bounded(DRAFT_CHANGES_MAX, z.array(draftChange).min(1, { error: texts.noChanges }), texts.tooManyChanges),
})
