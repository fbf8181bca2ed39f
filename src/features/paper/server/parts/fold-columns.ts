import { K } from '../../paper.limits.ts'
import { type PrintCategory, type PrintDish, withZones } from '../content/print-model.ts'
import { priceWidthsOf } from './dish-block.ts'
import type { PaperLook } from './looks.ts'

/** Prices may take this part of a column; names have the rest. */
const PRICES_MOST = 0.6

/** The prices of a dish behind its text: 'Tapa 3,20 · Ración 11,00'; what one is of stands with its name. */
function folded({ unit, ...dish }: PrintDish, names: readonly string[], zoneNames: readonly string[]): PrintDish {
  const [first = [], ...others] = dish.columns
  const labelOf = (at: number): string => [names[at], unit].filter(Boolean).join(' ')
  const inline = first.flatMap((amount, at) =>
    amount === ''
      ? []
      : [{ label: labelOf(at), amount: withZones([amount, ...others.map(each => each[at] ?? '')], zoneNames) }],
  )
  return { ...dish, columns: [['']], inline: [...inline, ...dish.inline] }
}

/** `most`: the greatest k of the sheet. */
type Room = { look: PaperLook; width: number; zoneNames: readonly string[]; most?: number | undefined }

/** The category, with its prices behind the texts where they would leave no room for the names. */
export function foldColumns(category: PrintCategory, { look, width, zoneNames, most = K.most }: Room): PrintCategory {
  const widths = priceWidthsOf(category.dishes, look, most)
  const taken = widths.reduce((sum, each) => sum + each + look.priceGap * most, 0)
  if (taken <= width * PRICES_MOST) return category
  const dishes = category.dishes.map(dish => folded(dish, category.columnNames, zoneNames))
  return { ...category, columnNames: [], isFolded: true, dishes }
}
