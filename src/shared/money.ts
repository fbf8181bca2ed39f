import { z } from 'zod'

/** Highest price: 99 999.99 (3-decisions §1), in cents. */
export const MAX_PRICE_CENTS = 9_999_999

export const PRICE_NEGATIVE = 'El precio no puede ser negativo'
export const PRICE_FORMAT = 'Escribe el precio así: 1250,00'
export const PRICE_TOO_HIGH = 'El precio no puede superar 99.999,99'

export type ParsedPrice = { cents: number } | { problem: string }

/**
 * Reads a price as people and programs send it: a number with at most two decimals, or digits with at most one comma or
 * point and at most two decimals; absent or empty is 0 (3-decisions §1). Exact, because it never becomes a float.
 */
export function parsePrice(input: unknown): ParsedPrice {
  if (input === undefined) return { cents: 0 }
  if (typeof input !== 'number' && typeof input !== 'string') return { problem: PRICE_FORMAT }
  if (typeof input === 'number' && Math.abs(input) >= 1e21)
    return { problem: input < 0 ? PRICE_NEGATIVE : PRICE_TOO_HIGH }
  const written = String(input).trim()
  if (written === '') return { cents: 0 }
  if (written.startsWith('-')) return { problem: PRICE_NEGATIVE }
  const match = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(written)
  if (!match?.[1]) return { problem: PRICE_FORMAT }
  const whole = match[1].replace(/^0+(?=\d)/, '')
  if (whole.length > 6) return { problem: PRICE_TOO_HIGH }
  const cents = Number(whole) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > MAX_PRICE_CENTS ? { problem: PRICE_TOO_HIGH } : { cents }
}

/** A price in a body, parsed to whole cents. */
export const price = z.union([z.number(), z.string()], { error: PRICE_FORMAT }).transform((value, ctx) => {
  const parsed = parsePrice(value)
  if ('cents' in parsed) return parsed.cents
  ctx.addIssue({ code: 'custom', message: parsed.problem })
  return z.NEVER
})

/** Cents as decimal text for PostgreSQL's numeric: 1250 → '12.50'. */
export const centsToDecimal = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/** PostgreSQL's numeric text as the number in the answer: '12.50' → 12.5. */
export const decimalToNumber = (decimal: string): number => Number(decimal)

/** Making one takes longer than all else of a price; a page of a menu writes hundreds. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(currency: string): Intl.NumberFormat {
  const format = formats.get(currency) ?? new Intl.NumberFormat('es-ES', { style: 'currency', currency })
  formats.set(currency, format)
  return format
}

/** A price in the es-ES style, in all languages: `12,50 €` (3-decisions §5). `currency` is one of `CURRENCIES`. */
export const formatPrice = (value: number, currency: string): string => formatOf(currency).format(value)
