import { isByWeight, type PriceLine } from './price-line.ts'

/** How a price of a zone is rounded, in cents. */
export const ZONE_ROUNDINGS = [1, 5, 10] as const
export type ZoneRounding = (typeof ZONE_ROUNDINGS)[number]
/** What a zone adds: so many per cent, or so many cents. */
export type ZoneSurcharge = { kind: 'percent' | 'cents'; value: number; rounding: ZoneRounding }

/** Halves up. */
const rounded = (hundredths: number, step: number): number => Math.floor((hundredths + 50 * step) / (100 * step)) * step

/** A price in cents as it is in the zone: exact, rounded once, never below the price of the carta (4-beyond §2). */
export function zonePrice(cents: number, { kind, value, rounding }: ZoneSurcharge): number {
  const hundredths = kind === 'percent' ? cents * (100 + value) : (cents + value) * 100
  return Math.max(cents, rounded(hundredths, rounding))
}

/** A line as it is in the zone. Market prices, and prices by weight where cents are added, are those of the carta. */
export function zoneLine(line: PriceLine, zone: ZoneSurcharge): PriceLine {
  const stays = line.cents === null || line.market || (zone.kind === 'cents' && isByWeight(line.unit))
  return stays || line.cents === null ? line : { ...line, cents: zonePrice(line.cents, zone) }
}
