import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { findingValues } from './check/finding-values.ts'
import { IGNORE_NOTE_MAX } from './check.limits.ts'
import { CHECK_LEVELS, CHECK_RULE_NAMES } from './check.rules.ts'
import { checkTexts as texts } from './check.texts.ts'

/** Something that an inspector or a diner with an allergy would stumble over (4-beyond §5). */
export const finding = z
  .object({
    /** The same as long as it is about the same thing: `unticked_word.{dish}.nuts`. */
    id: z.string(),
    rule: z.enum(CHECK_RULE_NAMES),
    level: z.enum(CHECK_LEVELS),
    dishIds: z.array(z.string()),
    values: findingValues,
    /** Its facts have not changed since then. */
    since: z.string(),
  })
  .meta({ id: 'Finding' })
export type Finding = z.infer<typeof finding>

export const IGNORE_REASONS = ['right', 'seasonal', 'later', 'other'] as const
export type IgnoreReason = (typeof IGNORE_REASONS)[number]

const ignoredFinding = finding
  .extend({
    reason: z.enum(IGNORE_REASONS),
    note: z.string(),
    /** A first name; null: nobody who is still known. */
    by: z.string().nullable(),
    /** When it was ignored last. */
    updatedAt: z.string(),
  })
  .meta({ id: 'IgnoredFinding' })
export type IgnoredFinding = z.infer<typeof ignoredFinding>

export const check = z
  .object({
    checkedAt: z.string(),
    /** By level, the most dishes first, then the oldest. */
    findings: z.array(finding),
    /** On purpose, newest first; they are findings again when their facts change. */
    ignored: z.array(ignoredFinding),
    /** Whether the asker gets the check by mail each Monday. */
    weeklyMail: z.boolean(),
  })
  .meta({ id: 'Check' })
export type Check = z.infer<typeof check>

const ignoreBody = z
  .object({
    ignored: z.boolean({ error: texts.badIgnored }),
    reason: z.enum(IGNORE_REASONS, { error: texts.badReason }).optional(),
    note: text({ max: IGNORE_NOTE_MAX, oneLine: true }).optional(),
  })
  .check(({ value, issues }) => {
    if (value.ignored && !value.reason)
      issues.push({ code: 'custom', message: texts.badReason, path: ['reason'], input: value })
  })
export type IgnoreBody = z.infer<typeof ignoreBody>

export const getCheck = endpoint({
  name: 'check.get',
  summary: 'What an inspector would find in the menu, ranked, and what is ignored on purpose',
  method: 'GET',
  path: '/restaurants/:id/check',
  answer: check,
})
export const updateFinding = endpoint({
  name: 'check.update',
  summary: 'Ignore a finding with a reason, or ask about it again; what is important only the house ignores',
  method: 'PUT',
  path: '/restaurants/:id/check/:findingId',
  body: ignoreBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: check,
})
export const updateCheckMail = endpoint({
  name: 'check.mail',
  summary: 'Get the check by mail each Monday, or no more; for the asker alone',
  method: 'PUT',
  path: '/restaurants/:id/check',
  body: z.object({ weeklyMail: z.boolean({ error: texts.badMail }) }),
  answer: z.object({ weeklyMail: z.boolean() }),
})
