import { K, LARGE_NAME, PAGES_MAX } from '../../paper.limits.ts'
import type { PaperLook } from '../parts/looks.ts'

/** What a sheet is at some k and on so many pages; null: it needs more of them. */
export type Attempt<Made> = (k: number, pages: number) => Made | null
export type Fitted<Made> = { k: number; pages: number; made: Made }

const rounded = (k: number): number => Math.round(k * 100) / 100

/** From the largest to the smallest. */
function* stepsFrom(most: number, least: number): Generator<number> {
  for (let k = most; k >= least - K.step / 2; k = rounded(k - K.step)) yield k
}

/** The fewest pages at a k; null when it needs more than an edition may have. */
export function pagesAt<Made>(attempt: Attempt<Made>, k: number, from = 1): Fitted<Made> | null {
  for (let pages = from; pages <= PAGES_MAX; pages += 1) {
    const made = attempt(k, pages)
    if (made) return { k, pages, made }
  }
  return null
}

/** The smallest k of a sheet: names of a large one have at least 11.4 points. */
export const leastK = ({ name }: PaperLook, isLarge: boolean): number =>
  isLarge ? Math.max(K.good, Math.ceil((LARGE_NAME / name.size) * 100) / 100) : K.good

/** From which k to which a sheet may be set. */
export type Range = { least: number; most: number }
export const rangeOf = (look: PaperLook, isLarge: boolean): Range => {
  const least = leastK(look, isLarge)
  return { least, most: Math.max(K.most, least) }
}

/**
 * Fewest pages for which k is good, then the greatest k for that number (PAPER-AND-NUMBERS §4, 'Fitting'). Null when
 * the sheet needs more pages than an edition may have. `pagesOf`: how many its paper has when it needs so many.
 */
export function fit<Made>(
  attempt: Attempt<Made>,
  { least, most }: Range,
  pagesOf = (fewest: number): number => fewest,
): Fitted<Made> | null {
  const fewest = pagesAt(attempt, least)
  if (!fewest) return null
  const pages = pagesOf(fewest.pages)
  for (const k of stepsFrom(most, least)) {
    const made = attempt(k, pages)
    if (made) return { k, pages, made }
  }
  return fewest
}
