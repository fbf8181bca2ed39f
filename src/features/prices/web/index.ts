/** Browser front door of prices. */
export { PriceKeys } from './keys/price-keys.tsx'
export { useKeyboard } from './keys/use-keyboard.ts'
export { loadedLabels, priceLabelsOf, useOwnLabels } from './prices.queries.ts'
export { PriceLegend } from './form/price-legend.tsx'
export { PriceLineField } from './form/price-line-field.tsx'
export { useReadAgain } from './form/use-read-again.ts'
export { Pill } from './pills/pill.tsx'
export { PillChoice } from './pills/pill-choice.tsx'
