import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldNamesMarkedBoolean } from 'react-hook-form'
import { z } from 'zod'
import { spanishFallback } from '#shared/fields/field-errors.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import type { ImageValue } from '#ui/image-upload/image.rules.ts'
import { declarationTexts } from '#features/allergens/allergens.texts.ts'
import { type Said, saidBody, saidOf } from '#features/allergens/said.rules.ts'
import type { Without } from '#features/allergens/public-allergens.ts'
import { sentPrice } from '#features/prices/price-fields.ts'
import { typedProblem, type TypedPrices } from '#features/prices/typed-prices.ts'
import { dishFields, fieldOf, type FormKey, type FormValues } from '../../dish.fields.ts'
import { allergenFields } from '../../fields/allergen-fields.ts'
import { type Dish, dishChange } from '../../menu.contract.ts'
import { dishNameErrors, type MenuLocales } from '../../menu.rules.ts'
import { askingNothing, fineBody } from '#features/allergens/fine-body.ts'
import type { DishBody } from '../data/dish-changes.ts'

/** The values as typed. `allergensDeclared` is the box 'No contiene ninguno'. */
export type DishFormValues = FormValues
/** The fields with an input in the form. */
export const FORM_KEYS = dishFields.filter(([, { form }]) => form !== null).map(([key]) => key as FormKey)

/** The languages of the form, the default one first. */
export const formLocales = ({ defaultLocale, supportedLocales }: MenuLocales): Locale[] => [
  defaultLocale,
  ...LOCALES.filter(locale => locale !== defaultLocale && supportedLocales.includes(locale)),
]

export function dishValues(dish: Dish | null, categoryId: string, locales: readonly Locale[]): DishFormValues {
  const texts = locales.map(locale => [locale, { name: '', description: '', ...dish?.translations[locale] }])
  const values = FORM_KEYS.map(key => [key, fieldOf(key)?.form?.(dish?.[key])])
  return {
    ...(Object.fromEntries(values) as DishFormValues),
    translations: Object.fromEntries(texts) as DishFormValues['translations'],
    categoryId: dish?.categoryId ?? categoryId,
    allergensDeclared: dish ? saidOf(dish).hasNone : false,
  }
}

/** What is typed as prices; all that it says has been read already. */
const typedPrices = z.custom<TypedPrices>().superRefine((typed, ctx) => {
  const message = typedProblem(typed, [])
  if (message !== undefined) ctx.addIssue({ code: 'custom', message })
})

/**
 * The contract's schema and its rule of names, validated even while another field is wrong (S2 §5). `stored`: the texts
 * of the dish that is edited; languages that are as they were are not sent and not judged (3-decisions §6).
 */
export function dishResolver(locales: MenuLocales, stored: DishFormValues['translations'] | null) {
  const schema = dishChange.extend({ prices: typedPrices, allergensReviewed: z.boolean() }).superRefine(
    ({ translations, allergens = [], without = {} }, ctx) => {
      const main = locales.defaultLocale
      for (const id of askingNothing(allergens, without as Without, main))
        ctx.addIssue({ code: 'custom', message: declarationTexts.withoutRequired, path: ['without', id, main] })
      const typed = translations ?? {}
      const touched = stored ? LOCALES.filter(locale => !hasSameTexts(typed[locale], stored[locale])) : undefined
      if (touched?.length === 0) return
      const errors = dishNameErrors(typed, locales, touched)
      for (const [path, message] of Object.entries(errors))
        ctx.addIssue({ code: 'custom', message, path: path.split('.') })
    },
    { when: () => true },
  )
  return zodResolver(schema, spanishFallback, { raw: true })
}

type Texts = { name?: string | undefined; description?: string | undefined } | undefined

const hasSameTexts = (typed: Texts, stored: Texts): boolean =>
  (typed?.name ?? '') === (stored?.name ?? '') && (typed?.description ?? '') === (stored?.description ?? '')

type Dirty = Partial<Readonly<FieldNamesMarkedBoolean<DishFormValues>>>

/**
 * For a new dish all values; for an existing one only what has changed, so that other people's changes are kept
 * (3-decisions §1).
 */
export function dishBody(values: DishFormValues, dirty: Dirty, image: ImageValue, isNew: boolean): DishBody {
  const { categoryId, translations, prices, ...plain } = values
  const sent = Object.entries(plain).filter(([key]) => !(key in allergenFields) && (isNew || dirty[key as FormKey]))
  const body = Object.fromEntries(sent) as DishBody
  if (isNew || dirty.prices) body.prices = prices.lines.map(sentPrice)
  const texts = isNew ? translations : changedTexts(values, dirty)
  if (texts) body.translations = texts
  Object.assign(body, saidOfForm(values, dirty, isNew))
  if (!isNew && dirty.categoryId) body.categoryId = categoryId
  if (image.kind === 'remove') body.imageUrl = ''
  return body
}

/**
 * What a save says of allergens. Both lists are on the screen: whoever saves one of them, or says that they still hold,
 * has looked at both.
 */
export function saidOfForm(values: DishFormValues, dirty: Dirty, isNew = false): DishBody {
  const { allergens, traces, allergensDeclared: hasNone, allergensReviewed, members, without, diets } = values
  const isSent = (key: 'members' | 'without' | 'diets') => dirty[key] || (isNew && Object.keys(values[key]).length > 0)
  const isSaid = isNew || dirty.allergens || dirty.allergensDeclared || dirty.traces
  return {
    ...(isSaid && saidBody({ allergens, traces, hasNone } as Said)),
    ...(!isSaid && allergensReviewed && { traces, allergensReviewed: true as const }),
    ...(isSent('members') && fineBody({ members })),
    ...(isSent('without') && fineBody({ without })),
    ...(isSent('diets') && { diets }),
  }
}

/** What a new dish takes over from a deleted one, beside what the form shows. */
export const unseenValues = (dish: Dish): DishBody =>
  Object.fromEntries(
    dishFields.flatMap(([key, { column, change, form }]) =>
      column && change && !form && key !== 'tracesDeclared' ? [[key, dish[key as keyof Dish]]] : [],
    ),
  )

function changedTexts(values: DishFormValues, dirty: Dirty): DishBody['translations'] {
  const changed: NonNullable<DishBody['translations']> = {}
  for (const locale of LOCALES) {
    const marks = dirty.translations?.[locale]
    const texts = values.translations[locale]
    if (!texts || !(marks?.name || marks?.description)) continue
    changed[locale] = {
      ...(marks.name && { name: texts.name }),
      ...(marks.description && { description: texts.description }),
    }
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}
