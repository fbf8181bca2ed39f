import { type TextStyle, widthOf } from './fonts.ts'

/** Parts of a word that is wider than a line. */
function breakWord(word: string, style: TextStyle, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && widthOf(part + character, style) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

/** Fills lines of that width with words, like CSS; a word that is wider than a line is broken. */
export function wrap(text: string, style: TextStyle, width: number): string[] {
  const words = text.split(' ').flatMap(word => (widthOf(word, style) > width ? breakWord(word, style, width) : [word]))
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const BALANCE_STEPS = 7

/** Like `wrap`, with lines of about the same width (`text-wrap: balance`). */
export function wrapBalanced(text: string, style: TextStyle, width: number): string[] {
  let best = wrap(text, style, width)
  let [narrow, wide] = [width / best.length / 1.5, width]
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

const NAME_LINES_MAX = 3
const SIZE_STEP = 4
const SIZE_MIN = 36

export type Room = { width: number; height: number; lineHeight: number }

/** The largest size, from that of the style on down, at which the text needs at most three lines and breaks no word. */
export function fitText(text: string, style: TextStyle, room: Room): { style: TextStyle; lines: string[] } {
  for (let size = style.size; ; size -= SIZE_STEP) {
    const smaller = { ...style, size }
    const breaks = text.split(' ').some(word => widthOf(word, smaller) > room.width)
    const lines = wrap(text, smaller, room.width)
    const fits = !breaks && lines.length <= NAME_LINES_MAX && lines.length * size * room.lineHeight <= room.height
    if (fits || size <= SIZE_MIN)
      return {
        style: smaller,
        lines: clamp(wrapBalanced(text, smaller, room.width), NAME_LINES_MAX, smaller, room.width),
      }
  }
}
