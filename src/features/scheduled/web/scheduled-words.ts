import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { inCurrency } from '#features/prices/listed-prices.ts'
import { formatPrice } from '#shared/money.ts'
import { LOCALE_NAMES, LOCALES } from '#shared/locale.ts'
import type { ScheduledItem } from '../scheduled.contract.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'

const allergens = (ids: string): string =>
  ids
    .split(',')
    .filter(Boolean)
    .map(id => (isAllergenId(id) ? ALLERGEN_NAMES[id].es.toLowerCase() : id))
    .join(', ')

const price = (kept: string, currency: string): string =>
  /^\d+\.\d\d$/.test(kept) ? formatPrice(Number(kept), currency) : inCurrency(kept, currency)

/** A value as people read it; '' for none. */
export function valueText({ field }: ScheduledItem, kept: string, currency: string): string {
  if (kept === '') return ''
  if (field === 'price') return price(kept, currency)
  if (field === 'allergens' || field === 'traces') return allergens(kept)
  return field === 'available' ? texts.availability[kept as 'true' | 'false'] : kept
}

/** What of a dish changes: 'Precio', 'Precio · Media', 'Nombre · inglés'. */
export function fieldText({ field, part }: ScheduledItem): string {
  if (part === null) return texts.fields[field]
  const locale = LOCALES.find(each => each === part)
  if (locale) return `${texts.fields[field]} · ${LOCALE_NAMES[locale].toLowerCase()}`
  return `${texts.fields[field]} · ${isPriceLabel(part) ? LABEL_NAMES[part].es : part}`
}
