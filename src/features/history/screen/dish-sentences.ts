import { LOCALE_NAMES, isLocale } from '#shared/locale.ts'
import { capitalized } from '#shared/names/capitalized.ts'
import { namesInWords } from '#features/identity/rights.rules.ts'
import type { HistoryChange, HistoryItem } from '../history.contract.ts'
import { fieldInWords, isOtherPhoto, valueInWords } from './value-words.ts'
import { nameOfActor } from './who-words.ts'

/** What one change did to a dish: '**Marta** cambió la descripción: ' and, apart, '«…» → «…»'. */
export type DishSentence = {
  /** Null: oneself. */
  name: string | null
  did: string
  values: string
  /** Of a text: it stands back. */
  isText: boolean
  /** It came with it: nothing was before. */
  isFirst: boolean
}

type Verb = readonly [self: string, other: string]
type Said = { verb: Verb; what: string; values?: string; isText?: boolean }

const CHANGED: Verb = ['Cambiaste', 'cambió']
const UNDECLARED = 'undeclared'
/** Of a text so much is quoted. */
const QUOTED_MAX = 80

const inLanguage = ({ part }: HistoryItem): string =>
  part !== null && part !== 'es' && isLocale(part) ? ` en ${LOCALE_NAMES[part].toLowerCase()}` : ''

/** `9,00 € → 9,50 €` as people write it: `9,00 → 9,50 €`. */
function between(before: string, after: string): string {
  const unit = /[\s\u00a0]\S+$/.exec(after)?.[0] ?? ''
  const isPrice = unit !== '' && before.endsWith(unit) && /^[\d.,]+$/.test(before.slice(0, -unit.length))
  return `${isPrice ? before.slice(0, -unit.length) : before} → ${after}`
}

const quoted = (text: string): string => `«${text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX - 1)}…` : text}»`
const sentencesOf = (text: string): string[] => text.match(/[^.!?]+[.!?]*\s*/g) ?? []

/** Two texts without the sentences with which both begin, and without the point at the end. */
function changedParts(one: string, other: string): [string, string] {
  const [some, others] = [sentencesOf(one), sentencesOf(other)]
  let same = 0
  while (same < Math.min(some.length, others.length) - 1 && some[same] === others[same]) same += 1
  const rest = (parts: readonly string[]) => parts.slice(same).join('').trim().replace(/\.$/, '')
  return [rest(some), rest(others)]
}

/** Two texts in quotes: what of them is different. */
function texts({ from, to }: HistoryItem): string {
  if (from === '') return quoted(to)
  if (to === '') return `${quoted(from)} → nada`
  const [before, after] = changedParts(from, to)
  return `${quoted(before)} → ${quoted(after)}`
}

const amountIn = (value: string): number => Number(/^\d+\.\d\d$/.exec(value)?.[0] ?? Number.NaN)

function ofPrice(item: HistoryItem, currency: string): Said {
  const [from, to] = [amountIn(item.from), amountIn(item.to)]
  const verb: Verb = to > from ? ['Subiste', 'subió'] : to < from ? ['Bajaste', 'bajó'] : CHANGED
  const label = item.part === null ? '' : ` de ${item.part.toLowerCase()}`
  const values = between(valueInWords(item, item.from, currency), valueInWords(item, item.to, currency))
  return { verb, what: `el precio${label}`, values }
}

function ofAllergens(item: HistoryItem, currency: string): Said {
  const ids = (value: string) => value.split(',').filter(Boolean)
  const [had, has] = [ids(item.from), ids(item.to)]
  const named = (list: readonly string[]) => valueInWords(item, list.join(), currency).toLowerCase()
  const [came, went] = [has.filter(id => !had.includes(id)), had.filter(id => !has.includes(id))]
  if (went.includes(UNDECLARED) && came.length >= 0)
    return { verb: ['Declaraste', 'declaró'], what: 'sus alérgenos', values: named(has) }
  if (came.includes(UNDECLARED)) return { verb: ['Dejaste', 'dejó'], what: 'sin declarar sus alérgenos' }
  if (went.length === 0) return { verb: ['Añadiste', 'añadió'], what: `${named(came)} a sus alérgenos` }
  if (came.length === 0) return { verb: ['Quitaste', 'quitó'], what: `${named(went)} de sus alérgenos` }
  return { verb: CHANGED, what: 'sus alérgenos', values: between(named(had), named(has)) }
}

function ofPhoto(item: HistoryItem): Said {
  if (isOtherPhoto(item)) return { verb: CHANGED, what: 'la foto' }
  return item.to === '' ? { verb: ['Quitaste', 'quitó'], what: 'la foto' } : { verb: ['Pusiste', 'puso'], what: 'foto' }
}

function said(item: HistoryItem, currency: string): Said {
  switch (item.field) {
    case 'created':
      return { verb: ['Lo añadiste', 'lo añadió'], what: item.to === '' ? '' : `en ${item.to}` }
    case 'deleted':
      return { verb: ['Lo eliminaste', 'lo eliminó'], what: '' }
    case 'price':
      return ofPrice(item, currency)
    case 'name':
      return { verb: CHANGED, what: `el nombre${inLanguage(item)}`, values: texts(item), isText: true }
    case 'description':
      return { verb: CHANGED, what: `la descripción${inLanguage(item)}`, values: texts(item), isText: true }
    case 'image':
      return ofPhoto(item)
    case 'category':
      return { verb: ['Lo moviste', 'lo movió'], what: `de ${item.from} a ${item.to}` }
    case 'available':
      return { verb: ['Lo marcaste', 'lo marcó'], what: item.to === '' ? 'como agotado' : 'como disponible' }
    case 'allergens':
      return ofAllergens(item, currency)
    case 'reviewed':
      return { verb: ['Miraste', 'miró'], what: 'otra vez sus alérgenos' }
    default:
      return {
        verb: CHANGED,
        what: fieldInWords(item).toLowerCase(),
        values: between(valueInWords(item, item.from, currency), valueInWords(item, item.to, currency)),
      }
  }
}

const UPDATED: Verb = ['Lo actualizaste', 'lo actualizó']
const WITH_CARTA = 'al traer la carta'

/** Of an import: that it came with it, or what of it came. */
function ofImport({ items, count }: HistoryChange, currency: string): Said {
  const [item] = items
  const created = items.find(({ field }) => field === 'created')
  if (created)
    return {
      verb: ['Lo añadiste', 'lo añadió'],
      what: created.to === '' ? WITH_CARTA : `${WITH_CARTA}, en ${created.to}`,
    }
  if (item === undefined || count > 1) {
    const fields = namesInWords([...new Set(items.map(each => fieldInWords(each).toLowerCase()))])
    return { verb: UPDATED, what: WITH_CARTA, values: fields }
  }
  const { what, values = what, isText = false } = said(item, currency)
  return { verb: UPDATED, what: WITH_CARTA, values, isText }
}

/** Several fields at once are named; one of them is told with its values. */
export function dishSentence(change: HistoryChange, currency: string): DishSentence {
  const { by, items, count, isImport } = change
  const [item] = items
  const isFirst = items.some(({ field }) => field === 'created')
  const name = by?.isSelf ? null : nameOfActor(by)
  const told = isImport
    ? ofImport(change, currency)
    : item === undefined || (count > 1 && !isFirst)
      ? { verb: CHANGED, what: namesInWords([...new Set(items.map(each => fieldInWords(each).toLowerCase()))]) }
      : said(items.find(({ field }) => field === 'created') ?? item, currency)
  const { verb, what, values = '', isText = false }: Said = told
  const did = [verb[name === null ? 0 : 1], what].filter(Boolean).join(' ')
  return { name, did: name === null ? capitalized(did) : did, values, isText, isFirst }
}
