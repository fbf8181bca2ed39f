import { z } from 'zod'
import { isUuid } from '#shared/id.ts'
import { parsePrice } from '#shared/money.ts'
import { jsonField } from '#shared/fields/json-field.ts'
import { isPriceLabel, type PriceLine, PRICE_UNITS, plainLine } from './price-line.ts'
import { repeatedLabelText } from './price-text.ts'
import { MIN_PERSONS, PRICES_MAX } from './prices.limits.ts'
import { priceTexts as texts } from './prices.texts.ts'
import type { StoredPrices } from './stored-prices.ts'
import { pricesAt } from './stored-prices.ts'

/** A line as a call answers it (4-beyond §2). */
export const priceAnswer = z
  .object({
    /** A code, the id of a label of the house, or null. */
    label: z.string().nullable(),
    /** At most two decimals; null: no price, or 'según mercado' without today's. */
    amount: z.number().nullable(),
    market: z.boolean(),
    unit: z.enum(PRICE_UNITS).nullable(),
    minPersons: z.number().nullable(),
  })
  .meta({ id: 'DishPrice' })
export type PriceAnswer = z.infer<typeof priceAnswer>

export const answerOf = ({ cents, ...line }: PriceLine): PriceAnswer => ({
  label: line.label,
  amount: cents === null ? null : cents / 100,
  market: line.market,
  unit: line.unit,
  minPersons: line.minPersons,
})
/** A line in a body; what is as in a plain one is left out, because a change of several has thousands of lines. */
export const sentPrice = ({ label, cents, market, unit, minPersons }: PriceLine): SentPrice => ({
  ...(label !== null && { label }),
  ...(cents !== null && { amount: cents / 100 }),
  ...(market && { market }),
  ...(unit !== null && { unit }),
  ...(minPersons !== null && { minPersons }),
})
export const lineOf = ({ amount, ...line }: PriceAnswer): PriceLine => ({
  ...line,
  cents: amount === null ? null : Math.round(amount * 100) || null,
})

/** What a call answers of a dish's prices at a moment; `price` is the first line's amount, 0 where there is none. */
export function answeredPrices(stored: StoredPrices, now: Date): { price: number; prices: PriceAnswer[] } {
  const prices = pricesAt(stored, now).map(answerOf)
  return { price: prices[0]?.amount ?? 0, prices }
}

const amount = z
  .union([z.number(), z.string(), z.null()])
  .optional()
  .transform((value, ctx) => {
    const parsed = parsePrice(value ?? undefined)
    if ('cents' in parsed) return parsed.cents === 0 ? null : parsed.cents
    ctx.addIssue({ code: 'custom', message: parsed.problem })
    return z.NEVER
  })

const label = z
  .string({ error: texts.unknownLabel })
  .refine(value => isPriceLabel(value) || isUuid(value), { error: texts.unknownLabel })
  .transform(value => (isPriceLabel(value) ? value : value.toLowerCase()))

const minPersons = z
  .int({ error: texts.minPersons })
  .min(MIN_PERSONS.min, { error: texts.minPersons })
  .max(MIN_PERSONS.max, { error: texts.minPersons })

const sentLine = z
  .object({
    label: label.nullable().optional(),
    amount,
    market: z.boolean({ error: texts.badMarket }).optional(),
    unit: z.enum(PRICE_UNITS, { error: texts.unknownUnit }).nullable().optional(),
    minPersons: minPersons.nullable().optional(),
  })
  .check(({ value, issues }) => {
    if (value.minPersons != null && value.unit !== 'person')
      issues.push({ code: 'custom', message: texts.minPersonsOnly, path: ['minPersons'], input: value })
  })
  .transform(
    (sent): PriceLine => ({
      ...plainLine(sent.amount),
      label: sent.label ?? null,
      market: sent.market ?? false,
      unit: sent.unit ?? null,
      minPersons: sent.minPersons ?? null,
    }),
  )

/** More are refused before any line is judged (3-decisions §9). */
const notTooMany = (value: unknown, ctx: z.RefinementCtx): unknown => {
  const over = Array.isArray(value) ? value.length - PRICES_MAX : 0
  if (over <= 0) return value
  ctx.addIssue({ code: 'custom', message: texts.tooMany(over) })
  return z.NEVER
}

const sentPrices = z.preprocess(
  notTooMany,
  z.array(sentLine, { error: texts.badPrices }).check(({ value, issues }) => {
    const message = repeatedLabelText(value)
    if (message !== undefined) issues.push({ code: 'custom', message, input: value })
  }),
)

/** Prices in a body: all lines of the dish, in order (4-beyond §2). The service looks for labels of the house. */
export const priceLines = jsonField(sentPrices) as unknown as z.ZodType<PriceLine[], SentPrice[]>
export type SentPrice = z.input<typeof sentLine>
