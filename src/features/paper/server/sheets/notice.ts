import { MM_PER_PT, type SheetItem, type SheetPage } from '#platform/typeset/sheet.ts'
import { NOTICE_TEXTS, staffTexts } from '../../paper.staff-texts.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import type { PaperHouse } from '../parts/house.ts'
import { INK, type Letters } from '../parts/looks.ts'
import { baselineIn, drawLine, fillLines, type Line, lineWidth, toMm, wordsOf } from '../parts/words.ts'

/** Two A5 on a sheet; millimeters. */
const NOTICE = { width: 210, height: 148.5, side: 16, top: 18, foot: 12, column: 82, between: 11, code: 18 } as const
const INNER = NOTICE.width - 2 * NOTICE.side
/** The code's own white stands beyond the margin. */
const QUIET = 1.6

const SIGNED: Letters = { face: 'hanken', size: 8.4, line: 11.4 }
const BODY = { size: 17, line: 22 } as const
const OTHER = { size: 13, line: 17 } as const

const drawLines = (lines: readonly Line[], { line, size }: { line: number; size: number }, x: number, y: number) =>
  lines.flatMap((words, index) =>
    drawLine(words, { x, baseline: y + toMm(index * line + baselineIn({ face: 'hanken', line, size })), k: 1 }),
  )

/** The notice for the room, two on a sheet: in three languages, that the list exists and whom to ask. */
export function setNotice(house: PaperHouse): SheetPage[] {
  const isClassic = house.style === 'classic'
  const face = isClassic ? 'ibarra' : house.style === 'modern' ? 'familjen' : 'hankenBold'
  const [plain, bold] = isClassic ? (['ibarra', 'ibarraBold'] as const) : (['hanken', 'hankenBold'] as const)
  const { es, en, pt } = NOTICE_TEXTS
  const head = fitText(es.head, {
    letters: { face, size: 34, line: 36, spacing: -0.03 },
    ink: house.colors.title,
    width: INNER,
    maxLines: 1,
    minSize: 20,
  })
  const said = (text: string, of: Letters['face'], size: typeof BODY | typeof OTHER) =>
    wordsOf(text, { letters: { face: of, ...size }, ink: INK.text })
  const body = [said(es.text, plain, BODY), said(es.ask, bold, BODY)].flatMap(words =>
    fillLines(words, INNER / MM_PER_PT),
  )
  const others = [en, pt].map(({ head: title, text, ask }) =>
    fillLines([...said(title, bold, OTHER), ...said(`${text} ${ask}`, plain, OTHER)], NOTICE.column / MM_PER_PT),
  )
  const signed = (text: string, of: Letters['face'], ink: string): Line =>
    wordsOf(text, { letters: { ...SIGNED, face: of }, ink })
  const left = [signed(house.name, bold, INK.text), signed(staffTexts.law, plain, INK.soft)]
  const right = staffTexts.onPhone.map(text => signed(text, plain, INK.soft))
  const half = (top: number): SheetItem[] => {
    const bodyTop = top + NOTICE.top + head.height + 4
    const rule = bodyTop + toMm(body.length * BODY.line) + 6
    const bottom = top + NOTICE.height - NOTICE.foot
    const code = NOTICE.width - NOTICE.side - NOTICE.code + QUIET
    const baseline = (index: number): number => bottom - toMm((2 - index) * SIGNED.line - baselineIn(SIGNED))
    return [
      ...asTitle(drawFitted(head, { x: NOTICE.side, y: top + NOTICE.top, width: INNER, align: 'left' })),
      ...drawLines(body, BODY, NOTICE.side, bodyTop),
      {
        kind: 'line',
        x1: NOTICE.side,
        y1: rule,
        x2: NOTICE.width - NOTICE.side,
        y2: rule,
        ink: INK.text,
        thickness: 0.25,
      },
      ...others.flatMap((lines, index) =>
        drawLines(lines, OTHER, NOTICE.side + index * (NOTICE.column + NOTICE.between), rule + 5),
      ),
      ...left.flatMap((line, index) => drawLine(line, { x: NOTICE.side, baseline: baseline(index), k: 1 })),
      ...right.flatMap((line, index) =>
        drawLine(line, { x: code - 4 - toMm(lineWidth(line)), baseline: baseline(index), k: 1 }),
      ),
      {
        kind: 'code',
        x: code,
        y: bottom - NOTICE.code + QUIET,
        side: NOTICE.code,
        ...house.code,
        alt: `QR: ${house.url}`,
      },
    ]
  }
  const cut: SheetItem = {
    kind: 'line',
    x1: 0,
    y1: NOTICE.height,
    x2: NOTICE.width,
    y2: NOTICE.height,
    ink: 'k45',
    thickness: 0.12,
    dash: [1, 1],
  }
  return [{ width: NOTICE.width, height: 2 * NOTICE.height, items: [...half(0), cut, ...half(NOTICE.height)] }]
}
