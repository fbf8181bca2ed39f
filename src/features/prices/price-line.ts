/** Portions and measures that every house has, in the order in which they are offered (4-beyond §2). */
export const PRICE_LABELS = ['pincho', 'tapa', 'media', 'racion', 'copa', 'botella', 'jarra', 'cana'] as const
export type PriceLabel = (typeof PRICE_LABELS)[number]
export const isPriceLabel = (label: string): label is PriceLabel => PRICE_LABELS.includes(label as PriceLabel)

/** What the amount is for, where it is not the whole portion. */
export const PRICE_UNITS = ['kg', '100g', 'unit', 'person'] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]
/** Sold by weight: a surcharge in cents would say nothing about it. */
export const isByWeight = (unit: PriceUnit | null): boolean => unit === 'kg' || unit === '100g'

/** One price of a dish (4-beyond §2). */
export type PriceLine = {
  /** A code of `PRICE_LABELS`, the id of a label of the house, or none. */
  label: string | null
  /** Above 0; null: no price. For a market price, that of today. */
  cents: number | null
  /** 'Según mercado'. */
  market: boolean
  unit: PriceUnit | null
  /** Only with the unit `person`. */
  minPersons: number | null
}

/** A price and nothing else. */
export const plainLine = (cents: number | null): PriceLine => ({
  label: null,
  cents: cents === 0 ? null : cents,
  market: false,
  unit: null,
  minPersons: null,
})

export const isPlain = (line: PriceLine): boolean =>
  line.label === null && !line.market && line.unit === null && line.minPersons === null

export const isSameLine = (one: PriceLine, other: PriceLine): boolean =>
  (['label', 'cents', 'market', 'unit', 'minPersons'] as const).every(key => one[key] === other[key])

/** The first label (not none) that two lines with one unit share. */
export function repeatedLabel(lines: readonly PriceLine[]): string | undefined {
  const seen = new Set<string>()
  for (const { label, unit } of lines) {
    if (label === null) continue
    const key = `${label} ${unit}`
    if (seen.has(key)) return label
    seen.add(key)
  }
  return undefined
}
