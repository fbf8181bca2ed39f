import { clamp, wrap, wrapBalanced } from './lines.ts'
import { type TextStyle, widthOf } from './measure.ts'

/** A place in pixels; the height of a line is a part of its size. */
export type ClampedRoom = { width: number; height: number; lineHeight: number }

const LINES_MAX = 3
const SIZE_STEP = 4
const SIZE_MIN = 36
/** For a single word that would be broken otherwise. */
const WORD_SIZE_MIN = 20

/**
 * The largest size in pixels, from that of the style on down, at which the text needs at most three lines and breaks no
 * word; at the smallest one, what is left over ends with '…'. Only a word that would still be broken makes it smaller
 * than that. For pictures that are seen small.
 */
export function fitClamped(
  text: string,
  style: TextStyle,
  { width, height, lineHeight }: ClampedRoom,
): { style: TextStyle; lines: string[] } {
  for (let size = style.size; ; size -= SIZE_STEP) {
    const smaller = { ...style, size }
    const breaks = text.split(' ').some(word => widthOf(word, smaller) > width)
    const lines = wrap(text, smaller, width)
    const fits = !breaks && lines.length <= LINES_MAX && lines.length * size * lineHeight <= height
    if (fits || size <= (breaks ? WORD_SIZE_MIN : SIZE_MIN))
      return { style: smaller, lines: clamp(wrapBalanced(text, smaller, width), LINES_MAX, smaller, width) }
  }
}
