import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { ReadPrice } from '#features/bringing/reading/draft.ts'
import type { House, TrueCategory, TrueDish } from './house.ts'
import type { Style } from './style.ts'

/** A line of paper: what stands left, and the prices at the right edge. */
export type PaperLine = {
  left: string
  right: string[]
  kind: 'title' | 'heading' | 'dish' | 'small' | 'note' | 'empty'
}

const LABELS: Record<string, [full: string, short: string]> = {
  tapa: ['tapa', 'T.'],
  media: ['media', '1/2'],
  racion: ['ración', 'rac.'],
  copa: ['copa', 'copa'],
  botella: ['botella', 'bot.'],
}
const UNITS = { kg: '/kg', '100g': '/100 g', unit: '/ud', person: '/persona' } as const

export function amount(cents: number, price: Style['price']): string {
  const two = (cents / 100).toFixed(2).replace('.', ',')
  switch (price) {
    case 'sign':
      return `${two} €`
    case 'tight':
      return `${two}€`
    case 'signFirst':
      return `€ ${two}`
    case 'point':
      return two.replace(',', '.')
    case 'comma':
      return two
    case 'bare':
      return cents % 100 === 0 ? String(cents / 100) : two
    case 'short':
      return `${String(cents / 100).replace('.', ',')} €`
    case 'apostrophe':
      return two.replace(',', "'")
    case 'eur':
      return `${two} eur`
    default:
      return cents % 100 === 0 ? `${cents / 100},-` : two
  }
}

export function written({ cents, market, unit, minPersons }: ReadPrice, price: Style['price']): string {
  if (market) return 'S/M'
  const text = amount(cents ?? 0, price)
  if (unit === null) return text
  const of = /€|eur/u.test(text) ? text : `${text} €`
  return `${of.replace(/ €$/u, '€')}${UNITS[unit]}${minPersons ? ` (mín. ${minPersons} pers.)` : ''}`
}

function pricesText(prices: readonly ReadPrice[], { price, several }: Style): string {
  return prices
    .map(line => {
      const [full = '', short = ''] = line.label === null ? [] : (LABELS[line.label] ?? [line.label, line.label])
      const text = written(line, price)
      if (several === 'labelled') return [full, text].filter(Boolean).join(' ')
      if (several === 'short') return [short, text].filter(Boolean).join(' ')
      return several === 'after' ? [text, full].filter(Boolean).join(' ') : text
    })
    .join(' / ')
}

/** The house's own order of the 14: the other way round. */
const OWN = ALLERGEN_IDS.toReversed()
const LETTERS: Record<AllergenId, string> = {
  gluten: 'G',
  crustaceans: 'C',
  eggs: 'H',
  fish: 'P',
  peanuts: 'K',
  soybeans: 'S',
  milk: 'L',
  nuts: 'F',
  celery: 'A',
  mustard: 'M',
  sesame: 'E',
  sulphites: 'U',
  lupin: 'T',
  molluscs: 'O',
}
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'

export const allergensOf = ({ marks }: TrueDish): AllergenId[] => marks.flatMap(mark => ALLERGEN_IDS[mark - 1] ?? [])

function markOf(id: AllergenId, { marks, key }: Style): string {
  if (marks === 'letters') return LETTERS[id]
  if (marks === 'words' || marks === 'under') return ALLERGEN_NAMES[id].es.toLowerCase()
  return String((key === 'own' ? OWN : ALLERGEN_IDS).indexOf(id as never) + 1)
}

function marksText(dish: TrueDish, style: Style): string {
  const marks = allergensOf(dish).map(id => markOf(id, style))
  if (marks.length === 0 || style.marks === 'none') return ''
  switch (style.marks) {
    case 'raised':
      return marks.map(mark => [...mark].map(digit => RAISED[Number(digit)]).join('')).join('·')
    case 'bare':
      return marks.join(',')
    case 'square':
      return `[${marks.join('-')}]`
    case 'line':
    case 'under':
      return `${style.marks === 'under' ? 'Contiene' : 'Alérgenos'}: ${marks.join(', ')}`
    default:
      return `(${marks.join(', ')})`
  }
}

function keyLines(house: House, style: Style): string[] {
  if (style.key === 'none' || ['none', 'words', 'under'].includes(style.marks)) return []
  const used = ALLERGEN_IDS.filter(id =>
    house.categories.some(({ dishes }) => dishes.some(dish => allergensOf(dish).includes(id))),
  )
  const entries = used.map(id => `${markOf(id, style)}${style.key === 'lines' ? ' - ' : '. '}${ALLERGEN_NAMES[id].es}`)
  if (style.key === 'lines') return ['Alérgenos', ...entries]
  const half = Math.ceil(entries.length / 2)
  return [`Alérgenos: ${entries.slice(0, half).join(' · ')}`, entries.slice(half).join(' · ')].filter(Boolean)
}

function joined(names: readonly string[], { languages }: Style): string {
  const [es = '', en] = names
  if (en === undefined) return es
  if (languages === 'slash') return `${es} / ${en}`
  return languages === 'dash' ? `${es} - ${en}` : es
}
const otherNames = ([, en, pt]: readonly string[], { languages }: Style): string[] =>
  (languages === 'below' ? [en] : languages === 'three' ? [en, pt] : []).flatMap(name => name ?? [])

const cased = (text: string, name: Style['name']): string =>
  name === 'caps' ? text.toUpperCase() : name === 'lower' ? text.toLowerCase() : text

function headingText(category: TrueCategory, style: Style, labels: string): PaperLine {
  const text = joined(category.names, style)
  const line = (left: string): PaperLine => ({ left, right: labels === '' ? [] : labels.split(' '), kind: 'heading' })
  switch (style.heading) {
    case 'caps':
      return line(text.toUpperCase())
    case 'colon':
      return line(`${text}:`)
    case 'dashes':
      return line(`— ${text} —`)
    case 'hash':
      return line(`## ${text}`)
    case 'stars':
      return line(`*** ${text} ***`)
    default:
      return line(style.heading === 'lower' ? text.toLowerCase() : text)
  }
}

/** Words in lines of so many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function describe({ description }: TrueDish, style: Style): string[] {
  if (description === '' || style.description === 'none') return []
  if (style.description === 'brackets') return [`(${description.replace(/\.$/u, '')})`]
  if (style.description === 'indented') return [`    ${description}`]
  if (style.description === 'wrapped') return wrapped(description, 28)
  return [
    style.description === 'lower'
      ? (description[0] ?? '').toLowerCase() + description.slice(1).replace(/\.$/u, '')
      : description,
  ]
}

/** Whether the dish stands on this paper without its price. */
export const isMissing = (at: number, { missing }: Style): boolean => missing > 0 && at % missing === missing - 1

function dishLines(dish: TrueDish, at: number, style: Style, columns: readonly string[]): PaperLine[] {
  const marks = marksText(dish, style)
  const under = style.marks === 'line' || style.marks === 'under'
  const bullet = style.bullet === 'number' ? `${at + 1}. ` : style.bullet
  const name = bullet + cased(joined(dish.names, style), style.name)
  const before = marks !== '' && !under && style.marks !== 'after' ? ` ${marks}` : ''
  const text = pricesText(dish.prices, style)
  const inColumns = columns
    .map(label => dish.prices.find(price => price.label === label))
    .map(line => (line ? written(line, style.price) : '-'))
  const isLabelled = columns.length > 0 && dish.prices.some(({ label }) => label !== null)
  const right = isMissing(at, style)
    ? []
    : isLabelled
      ? inColumns
      : [text + (style.marks === 'after' && marks !== '' ? ` ${marks}` : '')]
  const parts = style.wrap > 0 ? wrapped(name, style.wrap) : [name]
  const named = parts.map(
    (left, part): PaperLine => ({
      left: left + (part === parts.length - 1 ? before : ''),
      right: part === parts.length - 1 && style.joint !== 'below' ? right : [],
      kind: 'dish',
    }),
  )
  const small = [...otherNames(dish.names, style), ...describe(dish, style), ...(under && marks !== '' ? [marks] : [])]
  const lines = [...named, ...small.map((left): PaperLine => ({ left, right: [], kind: 'small' }))]
  if (style.joint === 'below' && right.length > 0) lines.push({ left: '', right, kind: 'dish' })
  return lines
}

const labelsOf = ({ dishes }: TrueCategory): string[] => {
  const used = new Set(dishes.flatMap(({ prices }) => prices.flatMap(({ label }) => label ?? [])))
  return Object.keys(LABELS).filter(label => used.has(label))
}

/** A house on paper, in one style. */
export function paperOf(house: House, style: Style): PaperLine[] {
  const empty: PaperLine = { left: '', right: [], kind: 'empty' }
  const note = (left: string): PaperLine => ({ left, right: [], kind: 'note' })
  const lines: PaperLine[] = [{ left: house.title, right: [], kind: 'title' }, ...house.notes.map(note), empty]
  let count = 0
  for (const category of house.categories) {
    const columns = style.several === 'columns' ? labelsOf(category) : []
    const words = columns
      .map(label => LABELS[label]?.[0] ?? label)
      .map(word => (style.heading === 'caps' ? word.toUpperCase() : (word[0] ?? '').toUpperCase() + word.slice(1)))
    if (style.empty !== 'never' && lines.at(-1) !== empty) lines.push(empty)
    lines.push(headingText(category, style, columns.length > 1 ? words.join(' ') : ''))
    const names = otherNames(category.names, style)
    lines.push(
      ...names.map(
        (left): PaperLine => ({
          left: style.heading === 'caps' ? left.toUpperCase() : left,
          right: [],
          kind: 'heading',
        }),
      ),
    )
    if (style.empty === 'dishes' || style.heading === 'plain' || style.heading === 'lower') lines.push(empty)
    for (const dish of category.dishes) {
      lines.push(...dishLines(dish, count++, style, columns.length > 1 ? columns : []))
      if (style.empty === 'dishes') lines.push(empty)
    }
  }
  lines.push(empty, ...house.feet.map(note), ...keyLines(house, style).map(note))
  return style.empty === 'always' ? lines.filter(line => line !== empty).flatMap(line => [line, empty]) : lines
}
