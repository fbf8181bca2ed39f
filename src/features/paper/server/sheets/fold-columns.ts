import { K } from '../../paper.limits.ts'
import type { PrintCategory, PrintDish } from '../content/print-model.ts'
import { priceWidthsOf } from './dish-block.ts'
import type { PaperLook } from './looks.ts'

/** Prices may take this part of a column; names have the rest. */
const PRICES_MOST = 0.55

/** The prices of a dish behind its text: 'Tapa 3,20 · Ración 11,00'; of two zones, both amounts. */
function folded(dish: PrintDish, names: readonly string[]): PrintDish {
  const [first = [], ...others] = dish.columns
  const inline = first.flatMap((amount, at) => {
    const amounts = [...new Set([amount, ...others.map(each => each[at] ?? '')])].filter(Boolean)
    return amounts.length > 0 ? [{ label: names[at] ?? '', amount: amounts.join(' / ') }] : []
  })
  return { ...dish, columns: [['']], inline: [...inline, ...dish.inline] }
}

/** The category, with its prices behind the texts where they would leave no room for the names. */
export function foldColumns(category: PrintCategory, look: PaperLook, width: number): PrintCategory {
  const widths = priceWidthsOf(category.dishes, look, K.most)
  const taken = widths.reduce((sum, each) => sum + each + look.priceGap * K.most, 0)
  if (taken <= width * PRICES_MOST) return category
  return { ...category, columnNames: [], dishes: category.dishes.map(dish => folded(dish, category.columnNames)) }
}
