import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import { ALLERGEN_LETTERS, PRINT_TEXTS } from '#features/paper/paper.print-texts.ts'
import type { PrintCategory, PrintDish, PrintModel } from '#features/paper/server/content/print-model.ts'
import { foldColumns } from '#features/paper/server/parts/fold-columns.ts'
import { PAPER_LOOKS } from '#features/paper/server/parts/looks.ts'
import type { RandomCarta } from './paper-cartas.ts'
import type { Piece } from './paper-pieces.ts'

/** What stands from a mark to the next one: a head, or a dish. */
type Part = { kind: 'head' | 'dish'; index: number; page: number; pieces: Piece[] }
type Box = { page: number; left: number; right: number; top: number; bottom: number }

/** Without spaces, hyphens, and points between prices: what a line break changes, or a fold. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\u00ad·-]/gu, '')
    .toLowerCase()
const sorted = (text: string): string => [...text].toSorted().join('')
const textOf = (pieces: readonly Piece[]): string => bare(pieces.map(({ text }) => text).join(''))

function partsOf(pieces: readonly Piece[]): Part[] {
  const parts: Part[] = []
  for (const piece of pieces) {
    const [, letter = '', digits] = /^\s*([KPQR])(\d{3,4})\b/.exec(piece.text) ?? []
    const kind = letter === 'K' ? 'head' : 'dish'
    const last = parts.at(-1)
    const isOther = digits !== undefined && (last?.kind !== kind || last.index !== Number(digits))
    if (isOther) parts.push({ kind, index: Number(digits), page: piece.page, pieces: [piece] })
    else if (last?.page === piece.page) last.pieces.push(piece)
  }
  return parts
}

function boxOf(pieces: readonly Piece[]): Box {
  return {
    page: pieces[0]?.page ?? 0,
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    top: Math.min(...pieces.map(({ baseline, size }) => baseline - size * 0.6)),
    bottom: Math.max(...pieces.map(({ baseline }) => baseline)),
  }
}
const lieOver = (one: Box, other: Box): boolean =>
  one.page === other.page &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.15 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.15

function marksOf(
  { contains, traces, ask }: PrintDish['allergens'],
  { options }: RandomCarta,
  model: PrintModel,
): string {
  const texts = PRINT_TEXTS[model.locale]
  const names = (ids: readonly AllergenId[]): string => ids.map(id => ALLERGEN_NAMES[id][model.locale]).join(',')
  const signs: Record<'letters' | 'numbers' | 'icons', (id: AllergenId) => string> = {
    letters: id => ALLERGEN_LETTERS[id],
    numbers: id => String(ALLERGEN_IDS.indexOf(id) + 1),
    icons: () => '',
  }
  if (options.allergens === 'none' || options.format === 'door') return ''
  if (options.allergens === 'names')
    return (
      [names(contains), traces.length > 0 ? texts.mayContain + names(traces) : ''].filter(Boolean).join(',') +
      (ask ? texts.undeclaredName : '')
    )
  const sign = signs[options.allergens]
  return [...contains.map(sign), ...traces.map(id => `(${sign(id)})`), ask ? '?' : ''].join('')
}

/** Everything that is printed of a dish, in any order. */
function saidOf(dish: PrintDish, carta: RandomCarta, model: PrintModel): string {
  const isList = carta.options.format === 'door'
  return bare(
    [
      dish.name.text,
      isList ? '' : (dish.second?.text ?? ''),
      ...dish.columns.flat(),
      ...dish.inline.flatMap(({ label, amount }) => [label, amount]),
      dish.unit ?? '',
      isList ? '' : dish.description.text,
      isList ? '' : dish.secondDescription.text,
      marksOf(dish.allergens, carta, model),
    ].join(''),
  )
}

/** A dish with its prices in columns, and with them behind its text. */
const variantsOf = (category: PrintCategory, at: number, { style }: RandomCarta, model: PrintModel): PrintDish[] => {
  const narrow = { look: PAPER_LOOKS[style], width: 0, zoneNames: model.zoneNames }
  return [category, foldColumns(category, narrow)].flatMap(({ dishes }) => dishes[at] ?? [])
}

/** Where a part of a sheet is read: of a booklet sheets are laid on each other and folded in the middle. */
function asRead(parts: readonly Part[], { options }: RandomCarta, pages: readonly { width: number }[]): Part[] {
  // Inside of a tri-fold first, then its flap.
  if (options.format === 'trifold') return parts.toSorted((one, other) => other.page - one.page)
  if (options.format !== 'booklet') return [...parts]
  const place = ({ page, pieces }: Part): number => {
    const isLeft = (pieces[0]?.left ?? 0) < (pages[page]?.width ?? 0) / 2
    const isFront = page % 2 === 0
    const sheet = Math.floor(page / 2)
    // Of the front the right half is turned first; the other half of a sheet comes as late as it came early.
    const early = 2 * sheet + (isFront ? 0 : 1)
    return isLeft === isFront ? 2 * pages.length - 1 - early : early
  }
  return parts.toSorted((one, other) => place(one) - place(other))
}

/** What may follow a dish: the names of the next column's prices, legend, foot, or the back of a fold. */
function tailsOf({ locale, zoneNames }: PrintModel, { columnNames }: PrintCategory): string[] {
  const texts = PRINT_TEXTS[locale]
  const gluten = ALLERGEN_NAMES.gluten[locale]
  const legends = [`G${gluten}`, `1${gluten}`, gluten, texts.names, texts.none, texts.noneUndeclared]
  return [...legends, 'Edición 13', 'La Taberna de Carmen', ...columnNames.slice(0, 1), ...zoneNames.slice(0, 1)].map(
    bare,
  )
}

/**
 * What is wrong with the dishes of a printed carta as pdf.js reads them: each stands once, whole, in one place, nothing
 * of another one in it, in the order of the carta when the paper is folded; each head once, over a dish of its own.
 */
export function dishProblems(
  carta: RandomCarta,
  model: PrintModel,
  { pieces, pages }: { pieces: readonly Piece[]; pages: readonly { width: number }[] },
): string[] {
  const parts = partsOf(pieces)
  const problems: string[] = []
  const boxes: { index: number; box: Box }[] = []
  for (const category of model.categories) {
    const tails = tailsOf(model, category)
    for (const [at, { _id }] of category.dishes.entries()) {
      const index = Number(_id.slice(1))
      const found = parts.filter(part => part.kind === 'dish' && part.index === index)
      const [part] = found
      if (found.length !== 1 || !part) {
        problems.push(`dish ${index} stands ${found.length} times`)
        continue
      }
      const said = textOf(part.pieces)
      const variants = variantsOf(category, at, carta, model).map(dish => ({ dish, text: saidOf(dish, carta, model) }))
      const printed = variants.find(({ dish, text }) => {
        const rest = said.slice(text.length)
        const isWhole = sorted(said.slice(0, text.length)) === sorted(text) && said.startsWith(bare(dish.name.text))
        return isWhole && (rest === '' || tails.some(tail => rest.startsWith(tail)))
      })
      if (!printed) problems.push(`dish ${index} says ${said}, not ${variants[0]?.text}`)
      let left = printed?.text.length ?? 0
      const own = part.pieces.filter(({ text }) => {
        const isOwn = left > 0
        left -= bare(text).length
        return isOwn
      })
      if (own.length > 0) boxes.push({ index, box: boxOf(own) })
    }
  }
  const read = asRead(parts, carta, pages).flatMap(({ kind, index }) => (kind === 'dish' ? [index] : []))
  const order = carta.content.dishes.map((_, index) => index)
  if (read.join() !== order.join()) problems.push(`the order is ${read.join()}`)
  return [...problems, ...shared(boxes), ...lonelyHeads(carta, model, parts)]
}

/** Two dishes in one place: one of them is split, or lies over the other. */
const shared = (boxes: readonly { index: number; box: Box }[]): string[] =>
  boxes.flatMap(({ index, box }, at) =>
    boxes.slice(at + 1).flatMap(other => (lieOver(box, other.box) ? [`dish ${index} over dish ${other.index}`] : [])),
  )

/** From the foot of a head to the first line of what it is over; millimeters. */
const UNDER_HEAD_MAX = 16

function lonelyHeads({ content }: RandomCarta, model: PrintModel, parts: readonly Part[]): string[] {
  const lonely = parts.flatMap((head, at) => {
    if (head.kind !== 'head') return []
    const next = parts[at + 1]
    const isOwn = next?.kind === 'dish' && content.dishes[next.index]?.categoryId === `c${head.index}`
    if (!next || !isOwn || next.page !== head.page) return [`head ${head.index} without a dish`]
    const [over, first] = [boxOf(head.pieces), boxOf(next.pieces.slice(0, 1))]
    const isUnder = first.top > over.top - 3 && first.top - over.bottom < UNDER_HEAD_MAX
    return isUnder ? [] : [`head ${head.index} far from its dish`]
  })
  const goesOn = [model.locale, model.secondLocale].flatMap(locale =>
    locale ? [bare(PRINT_TEXTS[locale].goesOn)] : [],
  )
  const times = model.categories.flatMap(({ _id }) => {
    const heads = parts.filter(({ kind, index }) => kind === 'head' && `c${index}` === _id)
    const first = heads.filter(({ pieces }) => !goesOn.some(more => textOf(pieces).includes(more)))
    return first.length === 1 ? [] : [`head ${_id} stands ${first.length} times`]
  })
  return [...lonely, ...times]
}
