import type { SheetItem } from '#platform/typeset/sheet.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { PaperContent } from '../../paper.content.ts'
import { ALLERGEN_LETTERS } from '../../paper.print-texts.ts'
import { staffTexts } from '../../paper.staff-texts.ts'
import { linesOf } from '../../set-menu-lines.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import type { PaperHouse } from '../parts/house.ts'
import { INK, type Letters } from '../parts/looks.ts'
import { baselineIn, drawLine, runsOf, toMm, widthIn, wordsOf } from '../parts/words.ts'

/** Of the matrix (PAPER-AND-NUMBERS §4); millimeters. */
export const A4 = { width: 210, height: 297 } as const
export const PAGE = {
  side: 13,
  foot: 10,
  top: 12.6,
  rule: 26.4,
  key: 28.6,
  names: 57.4,
  rows: 63.4,
  footLine: 5,
} as const
export const COLUMN = { name: 60, width: 8.85 } as const
const TURN = -62
export const LETTERS: Letters = { face: 'hankenMedium', size: 8.4, line: 10 }
export const BOLD: Letters = { face: 'hankenBold', size: 9.4, line: 11 }
const HEAD: Letters = { face: 'hanken', size: 9, line: 12 }
const SMALL: Letters = { face: 'hanken', size: 7, line: 9.2 }

/** `at`: day and hour; `said`: the edition, and who reviewed last. */
export type MatrixJob = { house: PaperHouse; content: PaperContent; at: string; said: readonly string[] }

export const line = (
  text: string,
  letters: Letters,
  x: number,
  baseline: number,
  ink: string = INK.text,
): SheetItem[] => drawLine(wordsOf(text, { letters, ink }), { x, baseline, k: 1 })
const lineToRight = (text: string, letters: Letters, right: number, baseline: number, ink: string = INK.text) =>
  line(text, letters, right - toMm(widthIn(letters, text)), baseline, ink)
export const rule = (x1: number, y1: number, x2: number, y2: number, ink: string, thickness: number): SheetItem => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  ink,
  thickness,
})

/** A full disc contains, a barred one may contain; each is a picture with its words for those who hear the sheet. */
export const discSvg = (kind: 'contains' | 'mayContain'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">${
    kind === 'contains'
      ? '<circle cx="10" cy="10" r="9"/>'
      : '<circle cx="10" cy="10" r="8" fill="none" stroke="#000" stroke-width="2"/><path d="M4 16 16 4" stroke="#000" stroke-width="2.4"/>'
  }</svg>`
export const DISC = 3.3

export const left = (column: number): number => PAGE.side + COLUMN.name + column * COLUMN.width
export const RIGHT = A4.width - PAGE.side

/** What each sign means. */
function keyItems(content: PaperContent): SheetItem[] {
  const baseline = PAGE.key + toMm(baselineIn(HEAD))
  const lines = linesOf(content)
  const signs = [
    { svg: discSvg('contains'), text: staffTexts.contains },
    { svg: discSvg('mayContain'), text: staffTexts.mayContain },
    { svg: '', text: staffTexts.empty },
    { svg: '', text: staffTexts.hatched },
  ]
  const asterisk = lines.some(({ ask, tracesDeclared }) => !ask && !tracesDeclared) ? staffTexts.tracesUndeclared : ''
  const width = signs.reduce((sum, { svg, text }) => sum + (svg ? DISC + 1.4 : 0) + toMm(widthIn(HEAD, text)), 0)
  const rest = A4.width - 2 * PAGE.side - width - (asterisk ? toMm(widthIn(HEAD, asterisk)) : 0)
  const gap = Math.min(5, rest / (signs.length - 1 + (asterisk ? 1 : 0)))
  let x: number = PAGE.side
  const items = signs.flatMap(({ svg, text }): SheetItem[] => {
    const sign: SheetItem[] = svg
      ? [{ kind: 'image', x, y: baseline - 2.7, width: DISC, height: DISC, source: { svg }, alt: '' }]
      : []
    if (svg) x += DISC + 1.4
    const said = line(text, HEAD, x, baseline)
    x += toMm(widthIn(HEAD, text)) + gap
    return [...sign, ...said]
  })
  return [...items, ...line(asterisk, HEAD, x, baseline)]
}

/** What stands over the rows of each page. */
export function headItems({ house, content, at, said }: MatrixJob, page: string): SheetItem[] {
  const title = fitText(staffTexts.matrix, {
    letters: { face: house.style === 'classic' ? 'ibarraBold' : 'hankenBold', size: 19, line: 22, spacing: -0.02 },
    ink: INK.text,
    width: 110,
    maxLines: 1,
    minSize: 10,
  })
  const forWhom = fitText(`${house.name} · ${staffTexts.forWhom}`, {
    letters: HEAD,
    ink: INK.soft,
    width: 110,
    maxLines: 1,
    minSize: 6,
  })
  const below = PAGE.top + title.height
  const names = ALLERGEN_IDS.flatMap((id, column): SheetItem[] => [
    {
      kind: 'text',
      x: left(column) + COLUMN.width / 2 + 0.6,
      y: PAGE.names,
      align: 'left',
      lineHeight: LETTERS.line,
      lines: [
        runsOf({ letters: { ...LETTERS, face: 'hankenBold', size: 8.2 }, ink: INK.text }, ALLERGEN_NAMES[id].es, 1),
      ],
      turn: TURN,
    },
    ...letterOf(id, column),
  ])
  const right = (text: string, letters: Letters, y: number): SheetItem[] =>
    lineToRight(text, letters, RIGHT, y + toMm(baselineIn(letters)))
  return [
    ...asTitle(drawFitted(title, { x: PAGE.side, y: PAGE.top, width: 110, align: 'left' })),
    ...drawFitted(forWhom, { x: PAGE.side, y: below, width: 110, align: 'left' }),
    ...right(at, { ...HEAD, face: 'hankenBold' }, below - toMm(HEAD.line)),
    ...right([page, ...said].join(' · '), HEAD, below),
    rule(PAGE.side, PAGE.rule, RIGHT, PAGE.rule, INK.text, 0.5),
    ...keyItems(content),
    ...line(staffTexts.dish, HEAD, PAGE.side, PAGE.rows - 1.6, INK.soft),
    ...names,
  ]
}

function letterOf(id: AllergenId, column: number): SheetItem[] {
  const letters: Letters = { ...LETTERS, face: 'hankenBold', size: 8 }
  const x = left(column) + (COLUMN.width - toMm(widthIn(letters, ALLERGEN_LETTERS[id]))) / 2
  return line(ALLERGEN_LETTERS[id], letters, x, PAGE.rows - 1.6)
}

/** What stands below them. */
export function footItems({ house }: MatrixJob): SheetItem[] {
  const baseline = A4.height - PAGE.foot - 1
  const at = house.url.lastIndexOf('/') + 1
  const bold: Letters = { ...SMALL, face: 'hankenBold' }
  const own = toMm(widthIn(bold, house.url.slice(at)))
  return [
    ...line(staffTexts.saidByHouse, SMALL, PAGE.side, baseline, INK.soft),
    ...lineToRight(house.url.slice(0, at), SMALL, RIGHT - own, baseline, INK.soft),
    ...lineToRight(house.url.slice(at), bold, RIGHT, baseline),
  ]
}
