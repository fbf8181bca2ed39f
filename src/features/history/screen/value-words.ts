import { formatPrice } from '#shared/money.ts'
import { isLocale, LOCALE_NAMES } from '#shared/locale.ts'
import { ALLERGEN_NAMES, isAllergenId } from '#features/allergens/allergens.ts'
import { DIET_NAMES, type Diet } from '#features/allergens/diets.ts'
import { memberName } from '#features/allergens/members.ts'
import { namesInWords } from '#features/identity/rights.rules.ts'
import { inCurrency } from '#features/prices/listed-prices.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import type { HistoryItem } from '../history.contract.ts'
import type { HistoryField } from '../history.groups.ts'

/** What changed, however it was asked for. */
export type ChangedValue = Omit<HistoryItem, 'group'>

/** Of an order so many names are written. */
const ORDER_NAMES = 4
const UNDECLARED = 'undeclared'

const NOTHING: Partial<Record<HistoryField, string>> = {
  price: 'Sin precio',
  image: 'Sin foto',
  allergens: 'Ninguno de los 14',
  traces: 'Sin trazas',
  members: 'Sin decir',
  without: 'Ninguno',
  diets: 'Ninguna',
  reviewed: 'Sin revisar',
  available: 'Agotado',
  published: 'Sin publicar',
  name: 'Sin nombre',
  description: 'Sin descripción',
  notice: 'Sin aviso',
}

const idsIn = (value: string): string[] => value.split(',').filter(Boolean)
const allergenName = (id: string): string => (isAllergenId(id) ? ALLERGEN_NAMES[id].es.toLowerCase() : id)
const kindName = (each: string): string => {
  const [id = '', kind = ''] = each.split('.')
  return memberName(id, kind, 'es').toLowerCase()
}
const dietName = (id: string): string => (DIET_NAMES[id as Diet] as { es: string } | undefined)?.es.toLowerCase() ?? id
const listed = (names: readonly string[]): string => capitalized(namesInWords(names))

/** 'Gluten y huevos', 'Sin declarar', 'Ninguno de los 14'. */
function allergensInWords(value: string, nothing: string): string {
  const ids = idsIn(value)
  const named = listed(ids.filter(id => id !== UNDECLARED).map(allergenName))
  if (!ids.includes(UNDECLARED)) return named || nothing
  return named === '' ? 'Sin declarar' : `${named}, sin declarar los demás`
}

function orderInWords(value: string): string {
  const names = value.split(', ')
  return names.length > ORDER_NAMES ? `${names.slice(0, ORDER_NAMES).join(', ')}…` : value
}

/** ' €'. */
const signOf = (currency: string): string => formatPrice(0, currency).replace(/^[\d.,]+/, '')

/** `9.50` and `9,5` as '9,50 €'; several as they are typed, with the sign at their end. */
function priceInWords(value: string, currency: string): string {
  if (/^\d+(?:[.,]\d{1,2})?$/.test(value)) return formatPrice(Number(value.replace(',', '.')), currency)
  const text = inCurrency(value, currency)
  return /\d$/.test(text) ? `${text}${signOf(currency)}` : text
}

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long' })
const WORDS: Partial<Record<HistoryField, (value: string, currency: string) => string>> = {
  price: priceInWords,
  surcharge: inCurrency,
  image: () => 'Con foto',
  category: name => `En ${name}`,
  order: orderInWords,
  available: () => 'Disponible',
  published: () => 'Publicado',
  members: value => listed(idsIn(value).map(kindName)),
  without: value => listed(value.split(', ').map(each => each.replace(/^\w+/, allergenName))),
  diets: value => listed(idsIn(value).map(dietName)),
  reviewed: value => capitalized(DAY.format(new Date(value))),
}

/** A value of before or after as a screen shows it. */
export function valueInWords({ field, part }: ChangedValue, value: string, currency: string): string {
  if (field === 'allergens' || field === 'traces') return allergensInWords(value, NOTHING[field] ?? '')
  if (value === '') return field === 'name' && part !== null ? 'Sin traducir' : (NOTHING[field] ?? 'Nada')
  return WORDS[field]?.(value, currency) ?? value
}

/** What a dish cost that came or went: its prices are told beside it. */
export const priceOfWhole = ({ part }: ChangedValue, currency: string): string =>
  part === null || part === '' ? '' : priceInWords(part, currency)

/** Of two photos, which is which. */
export const isOtherPhoto = ({ field, from, to }: ChangedValue): boolean =>
  field === 'image' && from !== '' && to !== ''

const FIELD_NAMES: Record<HistoryField, string> = {
  created: 'Añadido',
  deleted: 'Eliminado',
  name: 'Nombre',
  description: 'Descripción',
  image: 'Foto',
  price: 'Precio',
  category: 'Categoría',
  order: 'Orden',
  available: 'Disponible',
  allergens: 'Alérgenos',
  traces: 'Trazas',
  members: 'Tipos de alérgeno',
  without: 'Se puede pedir sin',
  diets: 'Dietas',
  reviewed: 'Última revisión',
  notice: 'Aviso de la cocina',
  surcharge: 'Precios',
  hours: 'Días y horas',
  things: 'Qué incluye',
  offer: 'Oferta',
  published: 'En la carta',
}
/** They are told by what they belong to alone. */
const TOLD_BY_NAME: readonly HistoryField[] = ['name', 'description', 'price', 'category', 'order', 'allergens']
const THINGS: Partial<Record<HistoryItem['entity'], string>> = {
  'category-order': 'Las categorías',
  'set-menu-order': 'Los menús',
  'daily-menu-rules': 'Menú del día',
  'allergen-notice': 'El aviso de la cocina',
}

/** ', en inglés' of a locale, ', media' of a price; '' for the language of the house. */
function partInWords({ part, field }: ChangedValue): string {
  if (part === null || part === 'es' || field === 'created' || field === 'deleted') return ''
  if (isLocale(part)) return `, en ${LOCALE_NAMES[part].toLowerCase()}`
  return field === 'price' ? `, ${part.toLowerCase()}` : `, ${part}`
}

/** 'Precio', 'Descripción, en inglés': beside the other changes of one dish. */
export const fieldInWords = (value: ChangedValue): string => `${FIELD_NAMES[value.field]}${partInWords(value)}`

/** 'Callos a la madrileña, en inglés', 'Foto de Tortilla', 'Nombre de la categoría': beside those of other things. */
export function thingInWords(value: ChangedValue): string {
  const { entity, field, name } = value
  const part = partInWords(value)
  if (entity === 'category' && field === 'name') return `Nombre de la categoría${part}`
  if (field === 'image') return `Foto de ${name}`
  const thing = THINGS[entity] ?? (entity === 'category' && field !== 'order' ? `Categoría ${name}` : name)
  return TOLD_BY_NAME.includes(field) || field === 'created' || field === 'deleted' || field === 'notice'
    ? `${thing}${part}`
    : `${thing}, ${FIELD_NAMES[field].toLowerCase()}${part}`
}
