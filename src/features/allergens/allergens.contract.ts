import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { namesAnswer, namesField } from '#features/prices/names.ts'
import { ALLERGEN_NOTICE_MAX } from './allergens.limits.ts'
import { declarationTexts as texts } from './allergens.texts.ts'
import { DIETS } from './diets.ts'

/** What holds for the whole house (4-beyond §5). */
export const allergenNotice = z
  .object({
    /** A sentence of the kitchen, read beside the allergens of each dish. */
    notice: namesAnswer,
    /** The diets of which the house says that all dishes are marked: only these are offered to diners as a filter. */
    dietsComplete: z.array(z.enum(DIETS)),
    updatedAt: z.string(),
  })
  .meta({ id: 'AllergenNotice' })
export type AllergenNotice = z.infer<typeof allergenNotice>

const noticeBody = z.object({
  /** By language; an empty text takes it away. */
  notice: namesField(ALLERGEN_NOTICE_MAX).optional(),
  dietsComplete: bounded(
    DIETS.length,
    z.array(z.enum(DIETS, { error: texts.unknownDiet })),
    texts.unknownDiet,
  ).optional(),
})
export type NoticeBody = z.infer<typeof noticeBody>

export const getAllergenNotice = endpoint({
  name: 'allergenNotice.get',
  summary: 'What the kitchen says beside all allergens, and the diets that are marked on all dishes',
  method: 'GET',
  path: '/restaurants/:id/allergen-notice',
  answer: allergenNotice,
})
export const updateAllergenNotice = endpoint({
  name: 'allergenNotice.update',
  summary: 'Change it; absent fields stay',
  method: 'PUT',
  path: '/restaurants/:id/allergen-notice',
  body: noticeBody,
  writes: true,
  lapsedFields: ['notice', 'dietsComplete'],
  ifMatch: true,
  takesKey: true,
  answer: allergenNotice,
})
