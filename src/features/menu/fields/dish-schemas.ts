import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { LOCALES } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import {
  ALLERGENS_SENT_MAX,
  ITEM_DESCRIPTION_MAX,
  ITEM_NAME_MAX,
  SORT_ORDER_MAX,
  TRANSLATIONS_MAX,
} from '../menu.limits.ts'
import { menuTexts as texts } from '../menu.texts.ts'

export const itemLocale = z.enum(LOCALES, { error: texts.unknownLocale })
export const itemName = text({ oneLine: true, max: ITEM_NAME_MAX, tooLong: texts.nameTooLong })
const description = text({ max: ITEM_DESCRIPTION_MAX, tooLong: texts.descriptionTooLong })

export const dishTexts = bounded(
  TRANSLATIONS_MAX,
  z.partialRecord(itemLocale, z.object({ name: itemName.optional(), description: description.optional() })),
  texts.unknownLocale,
)
export const categoryId = z.string().toLowerCase()
export const allergens = bounded(ALLERGENS_SENT_MAX, z.array(z.string()))

/** In a multipart field, a text of digits. */
export const sortOrder = z.preprocess(
  value => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value),
  z
    .number({ error: texts.badSortOrder })
    .int({ error: texts.badSortOrder })
    .min(0, { error: texts.badSortOrder })
    .max(SORT_ORDER_MAX, { error: texts.badSortOrder }),
)
/** In a multipart field, the text `true` or `false`. */
export const flag = z.preprocess(
  value => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean(),
) as unknown as z.ZodBoolean
