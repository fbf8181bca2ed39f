import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { returnBody as returnBodyOfHistory } from '#features/history/history.contract.ts'
import { bulkBody } from '#features/menu/bulk.contract.ts'
import { BULK_BODY_LIMIT_BYTES } from '#features/menu/menu.limits.ts'
import { scheduledTexts as texts } from './scheduled.texts.ts'

export const SCHEDULED_KINDS = ['return', 'bulk'] as const
export type ScheduledKind = (typeof SCHEDULED_KINDS)[number]
/** `failed`: nothing was done; `done`: all that still fitted. */
export const SCHEDULED_STATES = ['waiting', 'done', 'failed', 'cancelled'] as const
export type ScheduledState = (typeof SCHEDULED_STATES)[number]

/** What a change does, by kind; a return counts by the groups of history. */
export const COUNTED = [
  'prices',
  'texts',
  'order',
  'new',
  'deleted',
  'restored',
  'available',
  'allergens',
  'service',
] as const
export const scheduledCounts = z.partialRecord(z.enum(COUNTED), z.number().int())
export type ScheduledCounts = z.infer<typeof scheduledCounts>

/** Why a dish was left out, or why nothing was done. */
export const LEFT_REASONS = ['gone', 'touched', 'category', 'limit', 'refused'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]
export const FAILED_REASONS = ['author', 'rights', 'plan', 'limit', 'gone', 'nothing', 'refused'] as const
export type FailedReason = (typeof FAILED_REASONS)[number]

/** One value that will change, as plain text: an amount as `9.50`, several prices as a line, a list as ids. */
export const scheduledItem = z.object({
  /** Null: a dish that will be made. */
  dishId: z.string().nullable(),
  name: z.string(),
  field: z.enum([
    'created',
    'deleted',
    'restored',
    'price',
    'name',
    'description',
    'category',
    'place',
    'available',
    'allergens',
    'traces',
  ]),
  /** A locale, the label of a price; null: the field says all. */
  part: z.string().nullable(),
  from: z.string(),
  to: z.string(),
})
export type ScheduledItem = z.infer<typeof scheduledItem>

const returnBody = returnBodyOfHistory.omit({ dryRun: true, version: true })
export type ScheduledReturn = z.infer<typeof returnBody>

export const scheduledChange = z
  .object({
    _id: z.string(),
    restaurantId: z.string(),
    at: z.string(),
    kind: z.enum(SCHEDULED_KINDS),
    state: z.enum(SCHEDULED_STATES),
    /** Whose rights it needs; null: the account is gone. */
    by: z.object({ id: z.string(), name: z.string(), isSelf: z.boolean() }).nullable(),
    counts: scheduledCounts,
    /** Of a return: the moment to which the carta goes back. */
    returnsTo: z.string().nullable(),
    /** The asker may change and cancel it. */
    mayChange: z.boolean(),
    /** Of one that is over. */
    endedAt: z.string().nullable(),
    /** For `history/undo`. */
    changeId: z.string().nullable(),
    failed: z.enum(FAILED_REASONS).nullable(),
    left: z.array(z.object({ name: z.string(), reason: z.enum(LEFT_REASONS) })),
    leftCount: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ScheduledChange' })
export type ScheduledChange = z.infer<typeof scheduledChange>

/** Together with what it will do. */
export const scheduledDetails = z
  .object({
    ...scheduledChange.shape,
    /** The first 300; of a return none, for `history/compare` says them. */
    items: z.array(scheduledItem),
    count: z.number().int(),
    /** Of a return. */
    body: returnBody.nullable(),
  })
  .meta({ id: 'ScheduledDetails' })
export type ScheduledDetails = z.infer<typeof scheduledDetails>

const moment = z.iso.datetime({ offset: true, error: texts.badMoment })

export const newScheduledChange = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('bulk'), at: moment, body: bulkBody }),
    z.object({ kind: z.literal('return'), at: moment, body: returnBody }),
  ],
  { error: texts.badKind },
)
export type NewScheduledChange = z.infer<typeof newScheduledChange>
export type NewScheduledChangeInput = z.input<typeof newScheduledChange>

/** The body of each kind, as it is sent. */
export const SCHEDULED_BODIES = { bulk: bulkBody, return: returnBody } as const

export const listScheduledChanges = endpoint({
  name: 'scheduled.list',
  summary: 'Changes of the carta that wait for their moment, the next one first, then those of the last 30 days',
  method: 'GET',
  path: '/restaurants/:id/scheduled-changes',
  answer: z.array(scheduledChange),
})
export const createScheduledChange = endpoint({
  name: 'scheduled.create',
  summary: 'Schedule a change of several dishes, or a return of the carta, 5 minutes to 60 days ahead',
  method: 'POST',
  path: '/restaurants/:id/scheduled-changes',
  body: newScheduledChange,
  writes: true,
  isBulk: true,
  answer: scheduledChange,
  status: 201,
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
export const getScheduledChange = endpoint({
  name: 'scheduled.get',
  summary: 'One of them with what it will do',
  method: 'GET',
  path: '/scheduled-changes/:id',
  answer: scheduledDetails,
})
export const updateScheduledChange = endpoint({
  name: 'scheduled.update',
  summary: 'Another moment, or another body, which makes the asker its author',
  method: 'PUT',
  path: '/scheduled-changes/:id',
  body: z.object({
    at: moment.optional(),
    /** Of the kind that it has. */
    body: z.looseObject({}).optional(),
  }),
  writes: true,
  isBulk: true,
  ifMatch: true,
  takesKey: true,
  answer: scheduledChange,
  bodyLimit: BULK_BODY_LIMIT_BYTES,
})
export const cancelScheduledChange = endpoint({
  name: 'scheduled.cancel',
  summary: 'Cancel a change that waits',
  method: 'DELETE',
  path: '/scheduled-changes/:id',
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.cancelled,
})
