const HYPHEN = '-'
type WidthOf = (text: string) => number

/** Width of the widest syllable, with its hyphen. */
export const widestSyllable = (syllables: readonly string[], widthOf: WidthOf): number =>
  Math.max(...syllables.map((syllable, at) => widthOf(at < syllables.length - 1 ? syllable + HYPHEN : syllable)))

/** As many syllables as a line holds, with a hyphen where the word goes on. */
export function bySyllables(syllables: readonly string[], width: number, widthOf: WidthOf): string[] {
  const parts: string[] = []
  for (const [at, syllable] of syllables.entries()) {
    const last = parts.at(-1)
    const hyphen = at < syllables.length - 1 ? HYPHEN : ''
    if (last !== undefined && widthOf(last + syllable + hyphen) <= width) parts[parts.length - 1] = last + syllable
    else parts.push(syllable)
  }
  return parts.map((part, at) => (at < parts.length - 1 ? part + HYPHEN : part))
}

/** Parted where the line ends, whatever stands there. */
export function byCharacters(text: string, width: number, widthOf: WidthOf): string[] {
  const parts: string[] = []
  for (const character of text) {
    const last = parts.at(-1)
    if (last !== undefined && widthOf(last + character) <= width) parts[parts.length - 1] = last + character
    else parts.push(character)
  }
  return parts
}
