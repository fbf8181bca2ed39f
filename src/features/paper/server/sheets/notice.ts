import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import { NOTICE_TEXTS } from '../../paper.staff-texts.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import type { PaperHouse } from '../parts/house.ts'
import { INK, type Letters } from '../parts/looks.ts'
import { baselineIn, drawLine, toMm, wordsOf } from '../parts/words.ts'

/** Two A5 on a sheet; millimeters. */
const NOTICE = { width: 210, height: 148.5, side: 16, top: 18, column: 82 } as const

const SIGNED: Letters = { face: 'hanken', size: 8.4, line: 10 }

/** The notice for the room, two on a sheet: in three languages, that the list exists and whom to ask. */
export function setNotice(house: PaperHouse): SheetPage[] {
  const inner = NOTICE.width - 2 * NOTICE.side
  const face = house.style === 'classic' ? 'ibarra' : house.style === 'modern' ? 'familjen' : 'hankenBold'
  const text = house.style === 'classic' ? 'ibarra' : 'hanken'
  const fitted = (said: string, size: number, of: Letters['face'], ink: string, width: number) =>
    fitText(said, {
      letters: { face: of, size, line: size * (size > 20 ? 1.06 : 1.3) },
      ink,
      width,
      maxLines: 5,
      minSize: 9,
    })
  const half = (y: number): SheetItem[] => {
    const { es, en, pt } = NOTICE_TEXTS
    const head = fitted(es.head, 34, face, house.colors.title, inner)
    const body = fitted(es.text, 17, text, INK.text, inner)
    const below = y + NOTICE.top + head.height + 4 + body.height + 9
    const others = [en, pt].flatMap((said, index) => {
      const x = NOTICE.side + index * (NOTICE.column + 14)
      const title = fitted(said.head, 13, 'hankenBold', INK.text, NOTICE.column)
      const words = fitted(said.text, 13, text, INK.soft, NOTICE.column)
      return [
        ...drawFitted(title, { x, y: below, width: NOTICE.column, align: 'left' }),
        ...drawFitted(words, { x, y: below + title.height, width: NOTICE.column, align: 'left' }),
      ]
    })
    return [
      ...asTitle(drawFitted(head, { x: NOTICE.side, y: y + NOTICE.top, width: inner, align: 'left' })),
      ...drawFitted(body, { x: NOTICE.side, y: y + NOTICE.top + head.height + 4, width: inner, align: 'left' }),
      ...others,
      ...drawLine(wordsOf(house.name, { letters: SIGNED, ink: INK.text }), {
        x: NOTICE.side,
        baseline: y + NOTICE.height - 12 + toMm(baselineIn(SIGNED)),
        k: 1,
      }),
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
