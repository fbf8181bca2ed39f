import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import type { KeyEntry } from '../draft.ts'
import { allergenNamed } from './allergen-words.ts'

const MARK = String.raw`(?:1[0-4]|[1-9]|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}|[A-ZÑ]{1,2})`
const AFTER = String.raw`\s*[).:=·\-–]*\s*`
/** '1 Gluten', '(1) Gluten', '1. Gluten', 'G = Gluten'. */
const ENTRY = new RegExp(
  String.raw`[([]?(?<![\p{L}\p{N}])(${MARK})(?![\p{L}\p{N}])[\])]?${AFTER}(\p{L}[\p{L}\s]*)`,
  'gu',
)
const raised = (mark: string): string => mark.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, digit => String('⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)))
const INTRODUCTION = /al[eé]rgenos?|allergens?|contiene|leyenda/iu

/** Entries of the key that a line has; 'Gluten (1), huevos (3)' too. */
export function keyEntries(line: string): KeyEntry[] {
  const found: KeyEntry[] = []
  for (const [, mark = '', words = ''] of line.matchAll(ENTRY)) {
    const named = firstNamed(words)
    if (named) found.push({ mark: raised(mark), allergen: named })
  }
  if (found.length > 0) return found
  for (const [, words = '', mark = ''] of line.matchAll(
    new RegExp(String.raw`(\p{L}[\p{L}\s]*?)\s*[(:=]\s*(${MARK})\)?(?![\p{L}\p{N}])`, 'gu'),
  )) {
    const named = firstNamed(words.replace(INTRODUCTION, ''))
    if (named) found.push({ mark: raised(mark), allergen: named })
  }
  return found
}

/** The allergen that the first words name, as many of them as can be. */
function firstNamed(words: string): KeyEntry['allergen'] | undefined {
  const parts = words.trim().split(/\s+/u)
  for (let count = Math.min(parts.length, 6); count > 0; count--) {
    const named = allergenNamed(parts.slice(0, count).join(' '))
    if (named) return named
  }
  return undefined
}

/** Whether the rest of the line is nothing but the key. */
export const isKeyLine = (line: string, hasPrice: boolean): boolean => {
  const entries = keyEntries(line)
  if (entries.length >= 2) return true
  return entries.length === 1 && !hasPrice && line.trim().split(/\s+/u).length <= 7
}

/** 'Alérgenos: 1 gluten, 7 lácteos': it says itself that it is the key, however short. */
export const isCalledKey = (line: string): boolean => /^\s*(?:al[eé]rgenos?|allergens?|leyenda)\b/iu.test(line)

/** Numbers without a key, in the order of the law: to be confirmed (BRINGING §4.10). */
export const EUROPEAN_KEY: readonly KeyEntry[] = ALLERGEN_IDS.map((allergen, at) => ({
  mark: String(at + 1),
  allergen,
}))
