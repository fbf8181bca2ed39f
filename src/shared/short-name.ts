const USUAL_MAX = 28
const letters = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** A name within a message: whole up to `max` letters, else cut, after a word where one ends in its second half. */
export function shortName(name: string, max = USUAL_MAX): string {
  const all = [...letters.segment(name)].map(({ segment }) => segment)
  if (all.length <= max) return name
  const start = all.slice(0, max - 1).join('')
  const words = /^(.*)\s/su.exec(all.slice(0, max).join(''))?.[1] ?? ''
  return `${words.length >= max / 2 ? words : start}…`
}
