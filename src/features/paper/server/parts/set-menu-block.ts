import { MM_PER_PT } from '#platform/typeset/sheet.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'
import type { Block } from './block.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import { baselineIn, drawLine, fillLines, type Line, toMm, wordsOf } from './words.ts'

/** Names of dishes of a set menu: they have no price, so they are no titles. */
const ITEM: Record<Style, Letters> = {
  modern: { face: 'hanken', size: 9.2, line: 11.4 },
  classic: { face: 'ibarra', size: 10.8, line: 12.8 },
  minimal: { face: 'hanken', size: 9, line: 11.6 },
}
const COURSE: Record<Style, Letters> = {
  modern: { face: 'hankenBold', size: 8.6, line: 11.6 },
  classic: { face: 'ibarraItalic', size: 11, line: 13.6 },
  minimal: { face: 'hankenBold', size: 8.5, line: 11.6 },
}

/** The look of the lines of a set menu. */
export const itemLook = (look: PaperLook): PaperLook => ({
  ...look,
  name: ITEM[look.style],
  price: { ...look.price, size: ITEM[look.style].size, line: ITEM[look.style].line },
})

/** The lines of a course's name in a column of so many millimeters. */
export const courseLines = ({ text, lang }: PageText, look: PaperLook, width: number, k: number): Line[] =>
  fillLines(wordsOf(text, { letters: COURSE[look.style], ink: INK.soft, lang }), width / MM_PER_PT / k)

export const courseHeight = (lines: readonly Line[], look: PaperLook, k: number): number =>
  toMm(lines.length * COURSE[look.style].line * k)

export const drawCourse = (lines: readonly Line[], look: PaperLook, k: number, [x, y]: readonly [number, number]) =>
  lines.flatMap((line, index) =>
    drawLine(line, {
      x,
      baseline: y + toMm((index * COURSE[look.style].line + baselineIn(COURSE[look.style])) * k),
      k,
    }),
  )

type Setting = { look: PaperLook; width: number; k: number }

/** A line with the name of the course that begins with it: one thing, so that no name stands alone. */
export function underCourse(name: PageText, block: Block, { look, width, k }: Setting): Block {
  const lines = courseLines(name, look, width, k)
  const height = courseHeight(lines, look, k)
  return {
    height: height + block.height,
    draw: (x, y) => [...drawCourse(lines, look, k, [x, y]), ...block.draw(x, y + height)],
  }
}
