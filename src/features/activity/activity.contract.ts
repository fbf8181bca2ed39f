import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { ACTIONS, KINDS } from './activity.actions.ts'

/** One thing that was changed. */
export const activityItem = z.object({
  /** Of the dish, category, restaurant or member. */
  id: z.string(),
  /** As it was called after the change; of a deleted thing before it. */
  name: z.string(),
  /** Its part: a locale, a label, a weekday, `street`, `phone`, `primaryColor`; null: the action says all. */
  field: z.string().nullable(),
  /**
   * What the part was and is, as plain text: a price as `9.50`, allergens as ids with commas. Empty: nothing there;
   * null: the action says all.
   */
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ActivityItem = z.infer<typeof activityItem>

/** What one person did in one write, one kind of change; `activity-words.ts` makes the Spanish sentence of it. */
export const activityEntry = z
  .object({
    id: z.string(),
    at: z.string(),
    /** Null: the product itself, for example when a plan has ended. */
    actor: z
      .object({
        /** Null: Sobremesa's support, or somebody whose account is deleted. */
        id: z.string().nullable(),
        /** The first name, or the whole one where two people of the team share it. */
        name: z.string(),
        isSelf: z.boolean(),
      })
      .nullable(),
    action: z.enum(ACTIONS),
    /** How many things; `items` names the first 20 of them. */
    count: z.number().int(),
    items: z.array(activityItem),
    /** The write, for `history/undo`; null: before changes had an id. */
    changeId: z.string().nullable(),
    /** An import or a return that somebody has undone. */
    undone: z.boolean(),
  })
  .meta({ id: 'ActivityEntry' })
export type ActivityEntry = z.infer<typeof activityEntry>

export const listActivity = endpoint({
  name: 'activity.list',
  summary: 'Who changed what in the last year, newest first, 50 at a time',
  method: 'GET',
  path: '/restaurants/:id/activity',
  query: z.object({
    kind: z.enum(KINDS).optional(),
    /** Only what this person did. */
    by: z.string().max(36).optional(),
    /** Only what is older than this entry: the id of the last one of the page before. */
    before: z.string().max(36).optional(),
  }),
  answer: z.array(activityEntry),
})
