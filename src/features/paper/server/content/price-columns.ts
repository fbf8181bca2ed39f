import { columnsOf, type PriceView } from '#features/prices/price-view.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'

const FEW = 2

/** The columns of the phone; else those of the two labels that all prices of a category have ('Copa', 'Botella'). */
export function columnsOnPaper(views: readonly (readonly PriceView[])[]): PageText[] {
  const columns = columnsOf(views.map(prices => ({ prices })))
  if (columns.length > 0) return columns
  const all = views.flat()
  const most = views.toSorted((one, other) => other.length - one.length)[0] ?? []
  const labels = [...most, ...all].flatMap(({ label }) => label ?? [])
  const found = [...new Map(labels.map(label => [label.text, label])).values()]
  const isPlain = all.every(({ label, unit, market }) => label !== undefined && unit === '' && !market)
  return isPlain && found.length === FEW && most.length === FEW ? found : []
}

/** In which column each price of a dish stands: its label's, or the last for a price alone; -1: behind the text. */
export function columnsOfPrices(views: readonly PriceView[], columns: readonly PageText[]): number[] {
  if (views.length === 1 && views[0]?.label === undefined) return [Math.max(0, columns.length - 1)]
  return views.map(({ label, unit, market }) =>
    unit === '' && !market ? columns.findIndex(({ text }) => text === label?.text) : -1,
  )
}
