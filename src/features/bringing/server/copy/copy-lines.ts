import { fillLines } from '#platform/text-setting/lines.ts'
import type { Face } from '#platform/typeset/faces.ts'
import { withHeardSpace } from '#platform/typeset/heard-space.ts'
import { faceRuns, unitWidth } from '#platform/typeset/measure.ts'
import type { Ink, SheetRun } from '#platform/typeset/sheet.ts'

/** Letters of a list, in points. */
export type Letters = { face: Face; size: number; ink: Ink }
export type CopyLine = readonly SheetRun[]

/** Two programs round their sums. */
const SLACK = 0.1

/** A text in lines of so many points; a word that is wider than a line is broken. */
export function linesOf(text: string, { face, size, ink }: Letters, width: number): CopyLine[] {
  const widthOf = (part: string) => size * unitWidth(face, part)
  const space = widthOf(' ')
  const runsOf = (part: string): SheetRun[] =>
    faceRuns(face, part).map(run => ({ text: run.text, family: run.family, size, ink }))
  const parts = text
    .split(/\s+/u)
    .filter(word => faceRuns(face, word).length > 0)
    .flatMap(word =>
      widthOf(word) <= width ? [word] : fillLines([...word], '', part => widthOf(part) <= width - SLACK),
    )
  const lines: string[][] = []
  let used = 0
  for (const part of parts) {
    const wide = widthOf(part)
    const last = lines.at(-1)
    if (last && used + space + wide <= width - SLACK) {
      last.push(part)
      used += space + wide
    } else {
      lines.push([part])
      used = wide
    }
  }
  return lines.map((words, at) => {
    const runs = runsOf(words.join(' '))
    return at < lines.length - 1 ? withHeardSpace(runs) : runs
  })
}
