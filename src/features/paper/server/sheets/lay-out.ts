import { isOfHouse } from '#platform/typeset/measure.ts'
import { type PrintDish, printModel } from '../content/print-model.ts'
import type { LaidOut, LayOutOrder } from './lay-out-order.ts'
import { PAPER_LOOKS } from '../parts/looks.ts'
import { setSheet } from './set-sheet.ts'
import { triedWays } from './ways.ts'

/** A sheet with everything in its place; without a `set`, it does not fit its format. */
export function layOutSheet({ content, options, house, words, photos, withWays }: LayOutOrder): LaidOut {
  const model = printModel(content, options)
  const set = setSheet({ model, options, house, words, photos })
  const { name, text } = PAPER_LOOKS[house.style]
  const lacks = ({ name: first, second, description }: PrintDish): boolean =>
    !isOfHouse(name.face, first.text) ||
    // A list of prices has names alone.
    (options.format !== 'door' && [second, description].some(each => each && !isOfHouse(text.face, each.text)))
  const otherScript = model.categories.flatMap(({ dishes }) => dishes.filter(lacks).map(({ _id }) => _id))
  const ways = withWays ? triedWays({ content, options, house, words }, set?.pages.length ?? null) : []
  return { set, ways, otherScript }
}
