import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import type { Weekday } from '#shared/weekday.ts'
import { formatPrice } from '#shared/money.ts'
import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { inCurrency } from '#features/prices/listed-prices.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { appearanceTexts, hoursTexts } from '#features/restaurants/profile/settings.texts.ts'
import { LOOKS, type Style } from '#features/theme/looks.ts'
import type { Action } from './activity.actions.ts'
import type { ActivityEntry, ActivityItem } from './activity.contract.ts'
import { activityTexts as texts } from './activity-tab.texts.ts'
import { WORDS } from './activity.texts.ts'
import { eachDishAction } from './dish-actions.ts'

/** A piece of a sentence; names of people and things are strong. */
export type Part = { text: string; strong: boolean }
/** `Marta cambió el precio de Croquetas` and, apart, `9,00 → 9,50 €`; empty where the sentence says all. */
export type Sentence = { parts: readonly Part[]; values: string }

const localeNames = (locales: string): string =>
  locales
    .split(',')
    .map(locale => LOCALE_NAMES[locale as Locale].toLowerCase())
    .join(', ')

const allergenNames = (ids: string): string =>
  ids === ''
    ? texts.noAllergen
    : ids
        .split(',')
        .map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es.toLowerCase() : id))
        .join(', ')

/** One amount is decimal text; several prices are a line as people type it in euros; a share is shown as it is kept. */
const shownPrice = (kept: string, currency: string): string =>
  /^\d+\.\d\d$/.test(kept) ? formatPrice(Number(kept), currency) : inCurrency(kept, currency)

/** How stored values are shown; those of other actions are shown as they are. */
const SHOWN: Partial<Record<Action, (value: string, currency: string) => string>> = {
  ...eachDishAction(({ described }) => described.shown),
  'dish.price': shownPrice,
  'menu.brought': shownPrice,
  'menu.returned': shownPrice,
  'zone.created': shownPrice,
  'zone.changed': shownPrice,
  'dish.allergens': allergenNames,
  'dish.declared': allergenNames,
  'restaurant.defaultLocale': localeNames,
  'restaurant.locales': localeNames,
  'restaurant.style': value => LOOKS[value as Style].name,
  'restaurant.hours': value => value || texts.closed,
}
/** Their first item is what the sentence says; the others are the things. */
const SUMMED: readonly Action[] = [
  'menu.brought',
  'menu.returned',
  'scheduled.created',
  'scheduled.moved',
  'scheduled.changed',
  'scheduled.cancelled',
  'scheduled.done',
  'scheduled.failed',
]
/** What an entry lists below its sentence, and how many there are. */
export const listedItems = ({ action, count, items }: ActivityEntry): { count: number; items: ActivityItem[] } =>
  SUMMED.includes(action) ? { count: count - 1, items: items.slice(1) } : { count: count > 1 ? count : 0, items }

/** They say in the sentence what they keep as `before` and `after`. */
const SAID: readonly Action[] = [
  'dish.created',
  'dish.deleted',
  'dish.restored',
  'dish.category',
  'category.deleted',
  'category.restored',
]

/** `9,00 € → 9,50 €` as people write it: `9,00 → 9,50 €`. */
function between(before: string, after: string): string {
  const unit = /[\s\u00a0]\S+$/.exec(after)?.[0] ?? ''
  const isPrice = unit !== '' && before.endsWith(unit) && /^[\d.,]+$/.test(before.slice(0, -unit.length))
  return `${isPrice ? before.slice(0, -unit.length) : before} → ${after}`
}

/** What a part was and is: `9,00 → 9,50 €`. */
export function shownValues(action: Action, { before, after }: ActivityItem, currency: string): string {
  if (after === null || SAID.includes(action)) return ''
  const show = SHOWN[action] ?? (value => value)
  const [old, now] = [before === null ? '' : show(before, currency), show(after, currency)]
  if (old === '') return now
  return between(old, now === '' ? texts.nothing : now)
}

const dayOf = (field: string | null): string => hoursTexts.days[(field ?? 'monday') as Weekday].toLowerCase()
const colorOf = (field: string | null): string =>
  appearanceTexts[(field ?? 'primaryColor') as 'primaryColor' | 'secondaryColor' | 'accentColor'].name

/** The label of a price; one of the house was kept by its name. */
const labelName = (label: string | null): string =>
  label !== null && isPriceLabel(label) ? LABEL_NAMES[label].es : (label ?? '')

/** The part of a thing, as it stands in a sentence or in the list of one entry. */
export function fieldName(action: Action, field: string | null): string {
  if (action === 'dish.price') return labelName(field)
  if (action === 'restaurant.hours') return dayOf(field)
  if (action === 'restaurant.colors') return colorOf(field).toLowerCase()
  if (field === null || field === 'es') return ''
  return texts.fields[field as keyof typeof texts.fields]
}

/** `Cambiaste` for oneself, `Marta cambió` for others. */
function subject({ actor, action }: ActivityEntry): Part[] {
  const { verb } = WORDS[action]
  if (actor?.isSelf) return [{ text: `${verb[0]} `, strong: false }]
  return [
    { text: actor?.name ?? texts.plan, strong: true },
    { text: ` ${verb[1]} `, strong: false },
  ]
}

/** A price is told with its label: `Media 6,00 → 6,50 €`. */
function valuesOf({ action }: ActivityEntry, item: ActivityItem, currency: string): string {
  const values = shownValues(action, item, currency)
  return action === 'dish.price' && values !== '' ? `${fieldName(action, item.field)} ${values}`.trimStart() : values
}

/** The Spanish sentence of an entry; `currency` of the restaurant (DAILY-WORK §5). */
export function sentenceOf(entry: ActivityEntry, currency: string): Sentence {
  const { action, count, items } = entry
  const { one, many } = WORDS[action]
  const [item] = items
  const isOne = item !== undefined && (count === 1 || SUMMED.includes(action))
  const object = isOne ? one(item, fieldName(action, item.field)) : many(count)
  const parts = [...subject(entry), ...object].filter(({ text }) => text !== '')
  const last = parts.at(-1)
  if (last) parts[parts.length - 1] = { ...last, text: last.text.trimEnd() }
  return { parts, values: isOne && !SUMMED.includes(action) ? valuesOf(entry, item, currency) : '' }
}

/** The sentence as plain text: `Marta cambió el precio de Croquetas: 9,00 → 9,50 €`. */
export function sentenceText(entry: ActivityEntry, currency: string): string {
  const { parts, values } = sentenceOf(entry, currency)
  const said = parts.map(({ text }) => text).join('')
  return values === '' ? said : `${said}: ${values}`
}
