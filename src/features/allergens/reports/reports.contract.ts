import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { ALLERGEN_IDS, normalizeAllergens } from '../allergens.ts'
import { REPORT_STATES } from '../reports.rules.ts'
import { REPORT_TEXT_MAX } from './reports.limits.ts'
import { reportTexts as texts } from './reports.texts.ts'

const reportBody = z
  .object({
    allergens: bounded(ALLERGEN_IDS.length, z.array(z.string())).transform(normalizeAllergens).default([]),
    text: text({ max: REPORT_TEXT_MAX }).default(''),
  })
  .check(({ value, issues }) => {
    if (value.allergens.length === 0 && value.text === '')
      issues.push({ code: 'custom', message: texts.saysNothing, path: ['allergens'], input: value })
  })
export type ReportBody = z.infer<typeof reportBody>

export const reportDish = endpoint({
  name: 'reports.dish',
  summary: 'Tell a house that an allergen of a dish is missing, without an account; until it answers, the dish asks',
  method: 'POST',
  path: '/public/:slug/dishes/:id/reports',
  body: reportBody,
  answer: nothing,
  status: 201,
})
export const reportSetMenuItem = endpoint({
  name: 'reports.setMenuItem',
  summary: 'The same of a line of a set menu',
  method: 'POST',
  path: '/public/:slug/set-menu-items/:id/reports',
  body: reportBody,
  answer: nothing,
  status: 201,
})

export const report = z
  .object({
    _id: z.string(),
    /** A dish of the carta, or else a line of a set menu. */
    dishId: z.string().nullable(),
    itemId: z.string().nullable(),
    /** What it was called when it was reported. */
    name: z.string(),
    allergens: z.array(z.string()),
    /** As it was typed: a text, never HTML. */
    text: z.string(),
    state: z.enum(REPORT_STATES),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'DishReport' })
export type Report = z.infer<typeof report>

export const listReports = endpoint({
  name: 'reports.list',
  summary: 'What guests have reported in the last 90 days, open ones first',
  method: 'GET',
  path: '/restaurants/:id/reports',
  answer: z.array(report),
})
const answerBody = z.object({ state: z.enum(['mended', 'fine'], { error: texts.badState }) })
export type AnswerBody = z.infer<typeof answerBody>
export const answerReport = endpoint({
  name: 'reports.update',
  summary: 'Say that the dish was mended, or is right as it is; it asks no longer',
  method: 'PUT',
  path: '/reports/:id',
  body: answerBody,
  writes: true,
  lapsedFields: ['state'],
  ifMatch: true,
  takesKey: true,
  answer: report,
})
