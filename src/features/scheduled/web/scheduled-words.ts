import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { LABEL_NAMES } from '#features/prices/price-words.ts'
import { isPriceLabel } from '#features/prices/price-line.ts'
import { inCurrency } from '#features/prices/listed-prices.ts'
import { formatPrice } from '#shared/money.ts'
import { LOCALE_NAMES, LOCALES } from '#shared/locale.ts'
import { type Piece, wordDiff } from '#features/history/screen/word-diff.ts'
import type { ScheduledChange, ScheduledItem } from '../scheduled.contract.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { shortMoment } from '../scheduled-when.ts'

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

/** 'en inglés' of a locale, 'media' of a price; '' where the field says all. */
function partText({ part }: ScheduledItem): string {
  if (part === null) return ''
  const locale = LOCALES.find(each => each === part)
  if (locale) return locale === 'es' ? '' : `en ${LOCALE_NAMES[locale].toLowerCase()}`
  return (isPriceLabel(part) ? LABEL_NAMES[part].es : part).toLowerCase()
}

/** Said by the heading of their group. */
const TOLD_BY_GROUP: readonly ScheduledItem['field'][] = ['price', 'allergens', 'available']
const plain = (text: string): Piece[] => [{ text, isOwn: false }]

/** A value before and after as a row; of descriptions the words that differ are marked. */
export function rowOfItem(item: ScheduledItem, currency: string) {
  const { dishId, name, field, part } = item
  const [from, to] = [item.from, item.to].map(kept => valueText(item, kept, currency) || texts.empty) as [
    string,
    string,
  ]
  const isDescription = field === 'description' && item.from !== '' && item.to !== ''
  const [was, is] = isDescription ? wordDiff(from, to) : [plain(from), plain(to)]
  const what = TOLD_BY_GROUP.includes(field) ? '' : texts.fields[field].toLowerCase()
  return {
    key: [dishId, name, field, part].join(),
    label: [name, [what, partText(item)].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    was,
    is,
    isAmount: field === 'price',
  }
}

/** What became of one that is over. */
export function endText({ state, failed, endedAt }: ScheduledChange, now: Date, timeZone: string): string {
  if (failed) return texts.notDone(scheduledTexts.failed[failed])
  const moment = endedAt ? shortMoment(new Date(endedAt), now, timeZone) : ''
  return state === 'cancelled' ? texts.cancelledAt(moment) : texts.done(moment)
}
