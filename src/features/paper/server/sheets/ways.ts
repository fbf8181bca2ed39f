import { LINES_TO_TAKE_MAX } from '../../paper.limits.ts'
import type { SheetOptions, Way } from '../../paper.contract.ts'
import type { PaperContent } from '../../paper.content.ts'
import { isOfDrinks } from '../../drinks.rules.ts'
import { printModel } from '../content/print-model.ts'
import type { SheetJob } from './carta.ts'
import { setSheet } from './set-sheet.ts'

export type TriedWay = Way
type Facts = Pick<SheetJob, 'house' | 'words'> & { content: PaperContent; options: SheetOptions }

const DESSERTS = /postre|dessert|sobremesa|dulce|helado/iu
const isOfDesserts = (names: readonly string[]): boolean => names.some(name => DESSERTS.test(name))

const pagesWith = ({ content, options, house, words }: Facts, change: Partial<SheetOptions>): number | null => {
  const changed = { ...options, ...change }
  return setSheet({ model: printModel(content, changed), options: changed, house, words })?.pages.length ?? null
}

/** Dishes whose descriptions may be left out, drinks first, then desserts. */
function lesserTexts({ content, options }: Facts): string[] {
  const inCategories = (isOne: (names: readonly string[]) => boolean): string[] =>
    content.categories
      .filter(({ names }) => isOne(Object.values(names)))
      .flatMap(({ _id }) => content.dishes.filter(({ categoryId }) => categoryId === _id))
      .filter(({ translations }) => Object.values(translations).some(text => text?.description.trim()))
      .map(({ _id }) => _id)
  return [...new Set([...inCategories(isOfDrinks), ...inCategories(isOfDesserts)])].filter(
    id => !options.leaveOut.includes(id),
  )
}

/** So few descriptions less, of drinks and desserts, that the sheet has a page less; the least of them. */
function leavingOut(facts: Facts, pages: number | null): TriedWay[] {
  const candidates = lesserTexts(facts).slice(0, LINES_TO_TAKE_MAX)
  for (let count = 1; count <= candidates.length; count += 1) {
    const leaveOut = [...facts.options.leaveOut, ...candidates.slice(0, count)]
    const made = pagesWith(facts, { leaveOut })
    if (made !== null && (pages === null || made < pages))
      return [{ kind: 'leaveOut', options: { leaveOut }, pages: made, lines: count }]
  }
  return []
}

/**
 * Other ways to print a carta of several pages, or one that does not fit its format; each was tried, and says how many
 * pages it makes (PAPER-AND-NUMBERS §4, 'When it does not fit'). Nothing takes out a name, a price or an allergen.
 */
export function triedWays(facts: Facts, pages: number | null): TriedWay[] {
  if (pages === 1) return []
  const { options } = facts
  const gains = (made: number | null): made is number => made !== null && (pages === null || made < pages)
  const tried = (kind: TriedWay['kind'], change: Partial<SheetOptions>): TriedWay[] => {
    const made = pagesWith(facts, change)
    return gains(made) ? [{ kind, options: change, pages: made }] : []
  }
  return [
    ...leavingOut(facts, pages),
    ...(options.size === 'large' ? tried('normalSize', { size: 'normal' }) : []),
    ...(options.descriptions ? tried('withoutDescriptions', { descriptions: false }) : []),
    ...(options.format === 'a4' && options.locales.length === 1 ? tried('format', { format: 'a3' }) : []),
    ...(options.format === 'trifold' ? tried('format', { format: 'a4' }) : []),
  ]
}
