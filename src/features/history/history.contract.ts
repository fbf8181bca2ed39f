import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { DISHES_MAX } from '#features/menu/menu.limits.ts'
import { HISTORY_ENTITIES, HISTORY_FIELDS, HISTORY_GROUPS, type HistoryGroup } from './history.groups.ts'
import { historyTexts } from './history.texts.ts'

/** Who made a change: the first name, or the whole one where two people share it; null: the product itself. */
const historyActor = z.object({ id: z.string().nullable(), name: z.string(), isSelf: z.boolean() }).nullable()

/**
 * One value that changed, as plain text for a screen: an amount as `9.50`, several prices as the line that people type,
 * a list as ids with commas. Empty: nothing there.
 */
const historyValue = z.object({
  /** Null: a category, label, zone, schedule, set menu or the house's own sentence. */
  dishId: z.string().nullable(),
  entity: z.enum(HISTORY_ENTITIES),
  /** Of the thing; its name is the one of today, of a deleted thing the last one. */
  id: z.string(),
  name: z.string(),
  /** `created` and `deleted`: the whole thing; `from` and `to` are then its category's name and its price. */
  field: z.enum(HISTORY_FIELDS),
  /** A locale, the name of a price's label; null: the field says all. */
  part: z.string().nullable(),
  from: z.string(),
  to: z.string(),
})

const historyItem = historyValue.extend({
  /** With which it goes back; null: what never does, as 'Agotado'. */
  group: z.enum(HISTORY_GROUPS).nullable(),
})
export type HistoryItem = z.infer<typeof historyItem>

const historyChange = z
  .object({
    changeId: z.string(),
    at: z.string(),
    by: historyActor,
    /** The first 20 of them. */
    items: z.array(historyItem),
    count: z.number().int(),
    undone: z.boolean(),
    /** An import made it; false of those that were made before this was kept. */
    isImport: z.boolean(),
  })
  .meta({ id: 'HistoryChange' })
export type HistoryChange = z.infer<typeof historyChange>

/** Moments are ISO times. A moment is just before every change that was made at it or later. */
const moment = z.iso.datetime({ offset: true, error: historyTexts.noMoment })

export const listHistory = endpoint({
  name: 'history.list',
  summary: 'What changed in the carta in the last year, value by value, newest first, 50 changes at a time',
  method: 'GET',
  path: '/restaurants/:id/history',
  query: z.object({
    /** Only what is older than this change: the last one of the page before. */
    before: z.string().max(36).optional(),
    /** Only what changed in this dish. */
    dishId: z.string().max(36).optional(),
  }),
  answer: z
    .object({
      /** What was before that is not known any more. */
      since: z.string(),
      changes: z.array(historyChange),
    })
    .meta({ id: 'History' }),
})
export type History = z.infer<(typeof listHistory)['answer']>

const comparedItem = historyValue.extend({
  by: historyActor,
  /** Of the last change of this value. */
  at: z.string(),
  /** A photo whose files are gone: it cannot go back, and is not counted. */
  lost: z.boolean().optional(),
})
export type ComparedItem = z.infer<typeof comparedItem>

const counts = z.object(
  Object.fromEntries(HISTORY_GROUPS.map(group => [group, z.number().int()])) as Record<HistoryGroup, z.ZodInt>,
)

export const compareHistory = endpoint({
  name: 'history.compare',
  summary: 'What of the carta is different between two moments of the last year, by groups',
  method: 'GET',
  path: '/restaurants/:id/history/compare',
  query: z.object({
    at: moment,
    /** Now where it is absent. */
    to: moment.optional(),
    dishId: z.string().max(36).optional(),
    /** All of this group alone; without it the first 50 of each. */
    group: z.enum(HISTORY_GROUPS).optional(),
  }),
  answer: z
    .object({
      since: z.string(),
      at: z.string(),
      /** Of now: the moment of the answer. */
      to: z.string(),
      /** For `history.return`: what it goes back from is what was shown. */
      version: z.string(),
      counts,
      /** Later ones first. */
      groups: z.object(
        Object.fromEntries(HISTORY_GROUPS.map(group => [group, z.array(comparedItem)])) as Record<
          HistoryGroup,
          z.ZodArray<typeof comparedItem>
        >,
      ),
    })
    .meta({ id: 'HistoryComparison' }),
})
export type HistoryComparison = z.infer<(typeof compareHistory)['answer']>

export const returnBody = z.object({
  at: moment,
  groups: z.array(z.enum(HISTORY_GROUPS)).min(1, historyTexts.noGroup).max(HISTORY_GROUPS.length),
  /** Only these dishes; absent: the whole carta. */
  dishIds: bounded(
    DISHES_MAX,
    z.array(z.string().toLowerCase()).min(1, historyTexts.noDishes),
    historyTexts.noDishes,
  ).optional(),
  /** True: only says what would go back. */
  dryRun: z.boolean().optional(),
  /** Of the comparison that was shown: 412 `changed_meanwhile` where the carta is another one now. */
  version: z.string().max(60).optional(),
})
export type ReturnBody = z.infer<typeof returnBody>

export const returnHistory = endpoint({
  name: 'history.return',
  summary: 'Put the carta, some groups of it or single dishes back to a moment of the last year, as one change',
  method: 'POST',
  path: '/restaurants/:id/history/return',
  body: returnBody,
  writes: true,
  takesKey: true,
  isBulk: true,
  answer: z
    .object({
      counts,
      /** Of this return, which can be undone; null where nothing went back. */
      changeId: z.string().nullable(),
      version: z.string(),
    })
    .meta({ id: 'Return' }),
})
export type ReturnAnswer = z.infer<(typeof returnHistory)['answer']>

/** What an undo did (4-beyond §6). */
export const undoAnswer = z
  .object({
    /** Dishes that are again as they were; of a change without dishes, the other things. */
    undone: z.number(),
    /** Of these: dishes that go, and dishes that are as before; categories that go. */
    removed: z.number(),
    restored: z.number(),
    categories: z.number(),
    /** Dishes that stay as they are, because somebody changed them since. */
    kept: z.array(z.object({ dishId: z.string(), reason: z.enum(['touched']) })),
    /** Of this undo, which can be undone too; null where it was only asked what it would do. */
    changeId: z.string().nullable(),
  })
  .meta({ id: 'Undo' })
export type UndoAnswer = z.infer<typeof undoAnswer>

const undoBody = z.object({
  changeId: z.string(),
  /** True: only says what would be undone. */
  dryRun: z.boolean().optional(),
  /** True: what was changed since goes back, too. */
  includeTouched: z.boolean().optional(),
})
export type UndoBody = z.infer<typeof undoBody>

export const undoHistory = endpoint({
  name: 'history.undo',
  summary: 'Undo a change of the last 30 days; dishes that were changed since stay and are told',
  method: 'POST',
  path: '/restaurants/:id/history/undo',
  body: undoBody,
  writes: true,
  takesKey: true,
  isBulk: true,
  answer: undoAnswer,
})
