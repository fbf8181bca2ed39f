import { endsOpen, isAllCaps, startsLower, wordCount } from '../words.ts'
import { isCategoryWord, isHeadingPhrase } from './category-words.ts'
import type { Habits, Seen } from './seen.ts'

const DECORATED =
  /^\s*(?:[#*=~_►▶■●◆★·•—–-]{1,}\s*\S.*?\s*[#*=~_◄◀■●◆★·•—–-]{1,}|#{1,4}\s+\S.*|[=*~_]{2,}.*|\[.*\])\s*$/u
/** How descriptions begin. */
const DESCRIBES =
  /^\s*\(?(?:con|sobre|acompañad|servid|hech|elaborad|relleno|rellena|al estilo|a base|incluye|salsa de|crujiente|cocinad|asad[oa] |marinad|gratinad|with|served|on a|in a|com|acompanhad|filled)\b/iu
export const describes = (text: string): boolean => DESCRIBES.test(text)

export type Around = { before: Seen | undefined; after: Seen | undefined; habits: Habits }
const RATIO_LARGER = 1.12
const RATIO_SMALLER = 0.94

export const isLarger = ({ line }: Seen, { size }: Habits): boolean =>
  size !== undefined && line.size !== undefined && line.size > size * RATIO_LARGER
export const isSmaller = ({ line }: Seen, { size }: Habits): boolean =>
  size !== undefined && line.size !== undefined && line.size < size * RATIO_SMALLER

/** Points for and against a line without a price being the heading of a category; from 3 on it is one. */
export function headingScore(seen: Seen, { before, after, habits }: Around): number {
  const { rest, line } = seen
  const text = rest.replace(/(?<=\p{L})\s*\([^)]*\)\s*$/u, '').trim()
  const words = wordCount(text)
  const caps = isAllCaps(text)
  let score = 0
  if (isCategoryWord(text)) score += words <= 2 ? 3 : 2
  else if (isHeadingPhrase(text) && words <= 5) score += 2
  if (caps && !habits.areCaps && (!habits.areBlocks || after?.line.gapBefore || isCategoryWord(text))) score += 3
  if (!caps && habits.areCaps) score -= 1
  if (DECORATED.test(line.text)) score += 3
  if (/:\s*$/u.test(text) && words <= 5) score += 2
  if (isLarger(seen, habits)) score += 3
  if (isSmaller(seen, habits)) score -= 4
  if (line.gapBefore) score += 1
  else if (before?.tail) score -= 1
  if (after?.line.gapBefore && line.gapBefore) score += 1
  if (!habits.areBlocks && after?.tail && after.rest.trim() !== '') score += 1
  if (words > 6) score -= 3
  if (/[.;]\s*$/u.test(text) && !/\.\s?[A-Z]\.$|D\.O\.\s*$/u.test(text)) score -= 3
  if (/,/u.test(text) && !caps) score -= 2
  if (startsLower(text) && !habits.areLower) score -= 4
  if (/^\s*\(/u.test(text)) score -= 4
  if (describes(text) || endsOpen(text)) score -= 3
  if (after?.tail && letterless(after.rest)) score -= 4
  if (seen.marks.length > 0) score -= 3
  return score
}
const letterless = (text: string): boolean => !/\p{L}/u.test(text)

export const HEADING_FROM = 3

/** Points for and against a line without a price describing the dish before it; from 1 on it does. */
export function descriptionScore(seen: Seen, { before, habits }: Around): number {
  const text = seen.rest.trim()
  let score = 0
  if (startsLower(text) && !habits.areLower) score += 2
  if (/\.\s*$/u.test(text)) score += 2
  if (/,/u.test(text)) score += 1
  if (describes(text)) score += 2
  if (/^\s*[("“«]/u.test(text)) score += 2
  if (isSmaller(seen, habits)) score += 3
  if (isLarger(seen, habits)) score -= 3
  if (wordCount(text) >= 7) score += 1
  if (habits.unpriced >= 0.4) score += 2
  if (habits.areCaps && !isAllCaps(text)) score += 3
  if (!habits.areCaps && isAllCaps(text)) score -= 3
  if (habits.areCaps && isAllCaps(text)) score -= 2
  if (seen.line.gapBefore && !before?.line.gapBefore) score -= 2
  if (seen.line.gapBefore) score -= 1
  if (indented(seen, before)) score += 1
  return score
}

const indented = (seen: Seen, before: Seen | undefined): boolean =>
  before !== undefined &&
  (seen.line.cells[0]?.x ?? 0) > (before.line.cells[0]?.x ?? 0) + 1 &&
  seen.line.size === undefined
