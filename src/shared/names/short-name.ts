const USUAL_MAX = 28

/** A name within a message: whole up to `max` letters, else cut, after a word where one ends in its second half. */
export function shortName(name: string, max = USUAL_MAX): string {
  const letters = [...name]
  if (letters.length <= max) return name
  const words = /^(.*)\s/su.exec(letters.slice(0, max).join(''))?.[1] ?? ''
  return `${words.length >= max / 2 ? words : letters.slice(0, max - 1).join('')}…`
}
