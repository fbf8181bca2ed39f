import { z } from 'zod'
import { jsonField } from '#shared/fields/json-field.ts'
import { LOCALES } from '#shared/locale.ts'
import { allergenFields } from './fields/allergen-fields.ts'
import { type AnyDishField, derivedField, storedField, trueOrNothing } from './fields/dish-field.ts'
import { marketSaidField, priceField, pricesField } from './fields/price-fields.ts'
import { categoryId, dishTexts, flag, sortOrder } from './fields/dish-schemas.ts'
import { type DishTranslations, mergeDishTranslations, textsBack } from './menu.rules.ts'
import { fieldTexts, formTexts, rowTexts } from './menu-page.texts.ts'

/** What the presenter makes; no body brings it. */
const ofPresenter = {
  change: null,
  example: null,
  joins: null,
  bulk: null,
  undo: null,
  form: null,
  ifBoth: null,
  shown: null,
} as const
const ofImage = {
  ...ofPresenter,
  label: formTexts.image,
  phrase: fieldTexts.names.imageUrl,
  public: true,
} as const

/**
 * What a dish has, each field once, in the order of the answer. Contract, columns, creating, changing, copying, the
 * change of several, its undo, the export, the changes that wait in the browser, the form's values, the public answer
 * and the words of 'Actividad' follow from this list. `fields/dish-field.ts` says what each part means.
 * A new field is an entry here, a migration, and its input in the form; rules between fields are in `dish.rules.ts`.
 */
export const DISH_FIELDS = {
  categoryId: storedField({
    label: formTexts.category,
    phrase: fieldTexts.names.categoryId,
    column: 'value',
    initial: '' as string,
    copied: true,
    answer: z.string(),
    answered: 'asStored',
    public: true,
    change: categoryId,
    example: '0190a000-0000-7000-8000-000000000000',
    joins: 'replace',
    store: 'asSent',
    bulk: categoryId,
    undo: 'before',
    form: answer => answer ?? '',
    ifBoth: 'ask',
    shown: (id, { categoryName }) => categoryName(id),
    described: 'own',
  }),
  translations: storedField({
    label: formTexts.dishTexts,
    phrase: fieldTexts.names.translations,
    column: 'json',
    initial: {} as DishTranslations,
    copied: true,
    answer: z.partialRecord(z.enum(LOCALES), z.object({ name: z.string(), description: z.string() })),
    answered: 'asStored',
    public: true,
    change: jsonField(dishTexts),
    example: { es: { name: 'Croquetas de jamón', description: 'Seis, hechas en casa' } },
    joins: 'merge',
    store: (change, before) => mergeDishTranslations(before, change),
    bulk: jsonField(dishTexts),
    // Only the texts that the change has brought.
    undo: (before, _, changed) => textsBack(before, changed),
    form: (answer): DishTranslations => answer ?? {},
    ifBoth: 'askTexts',
    shown: null,
    described: 'own',
  }),
  price: priceField,
  prices: pricesField,
  marketSaid: marketSaidField,
  imageId: storedField({
    label: formTexts.image,
    phrase: fieldTexts.names.imageUrl,
    column: 'value',
    initial: null as string | null,
    copied: true,
    answer: null,
    answered: null,
    change: null,
    example: null,
    joins: null,
    store: null,
    bulk: null,
    undo: null,
    form: null,
    ifBoth: null,
    shown: null,
    described: 'own',
  }),
  imageUrl: derivedField({
    ...ofImage,
    answer: z.string(),
    /** Only `''` has an effect: it removes the image. */
    change: z.string(),
    example: '',
    joins: 'replace',
    // A picture never raises a question (EVERY-DAY §8).
    ifBoth: 'later',
  }),
  /** Of the largest variant, in pixels; null without an image. */
  imageWidth: derivedField({ ...ofImage, answer: z.number().nullable() }),
  imageHeight: derivedField({ ...ofImage, answer: z.number().nullable() }),
  /** Widths in pixels that exist as `/uploads/{folder}/{width}.webp`, ascending. */
  imageWidths: derivedField({ ...ofImage, answer: z.array(z.number()) }),
  ...allergenFields,
  /** A guest has reported it and the house has not answered yet. */
  reported: derivedField({
    ...ofPresenter,
    label: fieldTexts.reported,
    phrase: fieldTexts.reported,
    answer: z.boolean(),
    public: { answer: z.boolean().optional(), of: trueOrNothing },
  }),
  available: storedField({
    label: fieldTexts.stock,
    phrase: 'el estado',
    column: 'value',
    initial: true as boolean,
    copied: false,
    answer: z.boolean(),
    answered: 'asStored',
    public: true,
    change: flag,
    lapsed: true,
    example: false,
    joins: 'replace',
    store: 'asSent',
    bulk: z.boolean(),
    undo: 'before',
    form: null,
    ifBoth: 'ask',
    shown: available => (available ? rowTexts.available : rowTexts.soldOut),
    described: 'own',
  }),
  /** False: a draft, which stands in no public answer, print or check (4-beyond §10). */
  published: storedField({
    label: fieldTexts.stock,
    phrase: 'el borrador',
    column: 'value',
    initial: true as boolean,
    copied: false,
    answer: z.boolean(),
    answered: 'asStored',
    change: flag,
    example: false,
    joins: 'replace',
    store: 'asSent',
    bulk: null,
    undo: null,
    form: null,
    ifBoth: 'ask',
    shown: published => (published ? rowTexts.published : rowTexts.draft),
    described: {
      kind: 'dishes',
      text: String,
      shown: kept => (kept === 'true' ? rowTexts.published : rowTexts.draft),
    },
  }),
  /** Since when it is sold out; null: it is not, or nobody knows. */
  unavailableSince: storedField({
    label: fieldTexts.stock,
    phrase: 'el estado',
    column: 'time',
    initial: null as string | null,
    copied: false,
    answer: z.string().nullable(),
    answered: 'byRule',
    change: null,
    example: null,
    joins: null,
    store: 'byRule',
    bulk: null,
    undo: null,
    form: null,
    ifBoth: null,
    shown: null,
    described: null,
  }),
  sortOrder: storedField({
    label: formTexts.order,
    phrase: 'el orden',
    column: 'value',
    initial: 0 as number,
    copied: true,
    answer: z.number(),
    answered: 'asStored',
    public: true,
    change: sortOrder,
    example: 40,
    joins: 'replace',
    store: 'asSent',
    bulk: sortOrder,
    undo: 'before',
    form: null,
    ifBoth: 'ask',
    shown: String,
    described: 'own',
  }),
}

type Fields = typeof DISH_FIELDS
export type DishKey = keyof Fields
/** Fields with a column. */
export type StoredKey = { [K in DishKey]: Fields[K]['column'] extends null ? never : K }[DishKey]
type StoredFields = Pick<Fields, StoredKey>

/** A dish as it is stored, without ids and times: plain JSON; `price` is exact decimal text. */
export type DishState = { [K in StoredKey]: StoredFields[K]['initial'] }
/** Stored fields whose value dish.rules.ts makes of the whole dish. */
export type RuledKey = { [K in StoredKey]: 'byRule' extends StoredFields[K]['store'] ? K : never }[StoredKey]
/** Fields that 'Actividad' tells with words of its own. */
export type OwnWordsKey = { [K in StoredKey]: StoredFields[K]['described'] extends 'own' ? K : never }[StoredKey]
/** Fields that 'Actividad' tells as all others: 'Cambiaste el precio de Croquetas'. */
export type PlainWordsKey = { [K in StoredKey]: StoredFields[K]['described'] extends object ? K : never }[StoredKey]
/** Fields without a column, which the presenter answers. */
export type DerivedKey = Exclude<DishKey, StoredKey>
type FormValue<K extends DishKey> = ReturnType<NonNullable<Fields[K]['form']>>
/** Fields with an input in the form, and what stands in it. */
export type FormKey = { [K in DishKey]: unknown extends FormValue<K> ? never : K }[DishKey]
export type FormValues = { [K in FormKey]: FormValue<K> }

/** The list for code that goes through it. */
export const dishFields = Object.entries(DISH_FIELDS) as unknown as readonly (readonly [DishKey, AnyDishField])[]
const byKey = new Map<string, AnyDishField>(dishFields)
export const fieldOf = (key: string): AnyDishField | undefined => byKey.get(key)
