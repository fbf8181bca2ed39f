import { type TextStyle, widthOf } from './measure.ts'

/** Fills lines with as many parts as fit; a part that is too long gets a line of its own. */
export function fillLines(
  parts: readonly string[],
  glue: string,
  fits: (line: string, index: number) => boolean,
): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const last = lines.at(-1)
    const longer = last === undefined ? part : `${last}${glue}${part}`
    if (last !== undefined && fits(longer, lines.length - 1)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines
}

/** Fills lines of that width with words, like CSS; a word that is wider than a line is broken. */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const fits = (line: string) => widthOf(line, style) <= width
  const words = text.split(' ').flatMap(word => (fits(word) ? [word] : fillLines([...word], '', fits)))
  return fillLines(words, ' ', fits)
}

const BALANCE_STEPS = 7

/** Like `wrap`, with lines of about the same width (`text-wrap: balance`). */
export function wrapBalanced(text: string, style: TextStyle, width: number): string[] {
  let best = wrap(text, style, width)
  const widest = Math.max(...text.split(' ').map(word => widthOf(word, style)))
  // Narrower than its widest word, a text would break it.
  let [narrow, wide] = [Math.max(width / best.length / 1.5, Math.min(widest, width)), width]
  for (let step = 0; step < BALANCE_STEPS; step++) {
    const middle = (narrow + wide) / 2
    const lines = wrap(text, style, middle)
    const fits = lines.length === best.length && lines.every(line => widthOf(line, style) <= middle)
    if (fits) [best, wide] = [lines, middle]
    else narrow = middle
  }
  return best
}

/** At most so many lines; the last one then ends with '…'. */
export function clamp(lines: string[], most: number, style: TextStyle, width: number): string[] {
  if (lines.length <= most) return lines
  let last = lines[most - 1] ?? ''
  while (last !== '' && widthOf(`${last}…`, style) > width) last = last.slice(0, -1).trimEnd()
  return [...lines.slice(0, most - 1), `${last.replace(/[\s,;:.]+$/u, '')}…`]
}
