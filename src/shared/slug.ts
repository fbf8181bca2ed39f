/**
 * The one normalization of slugs: for deriving, checking, creating, changing and looking up (S2 §5, 3-decisions §5).
 */
export const SLUG_MIN = 2
export const SLUG_MAX = 60

const LETTERS: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd' }

/** Lower-case letters, digits and single hyphens, at most 60 characters; the result may be empty. */
export function normalizeSlug(input: string): string {
  return input
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[ßøæœłđ]/g, letter => LETTERS[letter] ?? '')
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '')
}

export const isUsableSlug = (slug: string): boolean => slug.length >= SLUG_MIN

/** Appends a suffix; cuts the base so that the result has at most 60 characters (3-decisions §5). */
export function withSuffix(base: string, suffix: number): string {
  const end = `-${suffix}`
  return base.slice(0, SLUG_MAX - end.length).replace(/-$/, '') + end
}

/** A whole number from 1000 to 9999 (S1 §2). */
export const randomSuffix = (random: () => number = Math.random): number => 1000 + Math.floor(random() * 9000)
