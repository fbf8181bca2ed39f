import type { Locale } from '#shared/locale.ts'
import type { Right } from '#features/identity/rights.rules.ts'

/** What can be hidden, in the order of the table; the name stays (BRINGING §5.13). */
export const HIDEABLE = ['description', 'price', 'state', 'category', 'allergens'] as const
export type Hideable = (typeof HIDEABLE)[number]

export type TextColumn = { key: string; kind: 'text'; text: 'name' | 'description'; locale: Locale }
type PlainKind = 'price' | 'state' | 'category'
export type FieldColumn = TextColumn | { [K in PlainKind]: { key: K; kind: K } }[PlainKind]
/** `closed`: a language whose columns are not shown, only whether its name is missing. */
export type TableColumn =
  | FieldColumn
  | { key: 'row'; kind: 'row' }
  | { key: 'allergens'; kind: 'allergens' }
  | { key: string; kind: 'closed'; locale: Locale }

/** The right that a column asks for (4-beyond §10). */
export const RIGHT_OF: Record<FieldColumn['kind'] | 'allergens', Right> = {
  text: 'texts',
  price: 'prices',
  state: 'availability',
  category: 'texts',
  allergens: 'allergens',
}

/** What a person has chosen to see. */
export type Shown = { hidden: readonly Hideable[]; open: readonly Locale[] }
export const ALL_SHOWN: Shown = { hidden: [], open: [] }

export const textColumn = (text: TextColumn['text'], locale: Locale): TextColumn => ({
  key: `${text}:${locale}`,
  kind: 'text',
  text,
  locale,
})
export const closedKey = (locale: Locale): string => `closed:${locale}`

type Languages = { defaultLocale: Locale; supportedLocales: readonly Locale[] }

/** The languages beside the main one. */
export const otherLocales = ({ defaultLocale, supportedLocales }: Languages): Locale[] =>
  supportedLocales.filter(locale => locale !== defaultLocale)

/** The columns as they stand, from the left; a closed language is one narrow column. */
export function tableColumns(languages: Languages, { hidden, open }: Shown): TableColumn[] {
  const main = languages.defaultLocale
  const fields = HIDEABLE.filter(key => !hidden.includes(key)).map((key): TableColumn => {
    if (key === 'description') return textColumn('description', main)
    return { key, kind: key } as TableColumn
  })
  const ofLanguages = otherLocales(languages).flatMap((locale): TableColumn[] =>
    open.includes(locale)
      ? [textColumn('name', locale), textColumn('description', locale)]
      : [{ key: closedKey(locale), kind: 'closed', locale }],
  )
  return [{ key: 'row', kind: 'row' }, textColumn('name', main), ...fields, ...ofLanguages]
}

export const isField = (column: TableColumn | undefined): column is FieldColumn =>
  column !== undefined && !['row', 'closed', 'allergens'].includes(column.kind)
