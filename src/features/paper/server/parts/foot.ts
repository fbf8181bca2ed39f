import type { Locale } from '#shared/locale.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { Block } from './block.ts'
import type { FootWords, PaperHouse } from './house.ts'
import { INK, type PaperLook } from './looks.ts'
import { baselineIn, drawLine, fillLines, type Line, lineWidth, MM_PER_PT, toMm, type Word, wordsOf } from './words.ts'

/** Side of the code at the foot, and the room left of it, in millimeters. */
const CODE_MM = 15
const GAP_MM = 2.5
const BETWEEN_MM = 5

export type FootSetting = {
  house: PaperHouse
  look: PaperLook
  words: FootWords
  locale: Locale
  width: number
  isLast: boolean
  qr: boolean
  /** 'n / m'; '' on sheets without numbers. */
  page: string
}

function textLines(setting: FootSetting, width: number): Line[] {
  const { house, look, words, isLast } = setting
  const plain = (text: string): Word[] => wordsOf(text, { letters: look.foot, ink: INK.soft })
  const bold = wordsOf(words.edition, { letters: { ...look.foot, face: look.footBold }, ink: INK.text })
  const said = isLast ? words.said : [words.said[0] ?? '', words.elsewhere]
  const points = width / MM_PER_PT
  const dotted = (texts: readonly string[]): Word[] => plain(texts.filter(Boolean).join(' · '))
  const first = [...bold, ...plain(bold.length > 0 ? `· ${words.validFrom}` : words.validFrom)]
  if (!isLast) return fillLines([...first, ...plain('·'), ...dotted(said)], points)
  const where = dotted([house.address, house.phone])
  return [first, dotted(said), where].filter(line => line.length > 0).flatMap(line => fillLines(line, points))
}

/** The foot of a page: edition and date, on the last page everything that is said of prices, and the code. */
export function footBlock(setting: FootSetting): Block {
  const { house, look, width, isLast, qr, locale, page } = setting
  const letters = look.foot
  const line = toMm(letters.line)
  const hasCode = isLast && qr
  const beside = hasCode
    ? [PRINT_TEXTS[locale].today, house.url].map(text => wordsOf(text, { letters, ink: INK.soft }))
    : []
  const besideWidth = Math.min(Math.max(0, ...beside.map(words => toMm(lineWidth(words)))), width * 0.4)
  const urls = beside.flatMap(words => fillLines(words, (besideWidth + 0.1) / MM_PER_PT))
  const number = wordsOf(page, { letters, ink: INK.soft })
  const right = hasCode ? CODE_MM + GAP_MM + besideWidth + BETWEEN_MM : toMm(lineWidth(number)) + BETWEEN_MM
  const lines = textLines(setting, width - right)
  const numbered = hasCode && page !== '' ? [...urls, number] : urls
  const height = Math.max(lines.length * line, hasCode ? CODE_MM : 0, numbered.length * line)
  return {
    height,
    draw: (x, y): SheetItem[] => {
      const bottom = y + height
      const at = (all: readonly Line[], index: number): number =>
        bottom - (all.length - index) * line + toMm(baselineIn(letters))
      const toRight = (words: Line, end: number, baseline: number): SheetItem[] =>
        drawLine(words, { x: end - toMm(lineWidth(words)), baseline, k: 1 })
      return [
        ...lines.flatMap((words, index) => drawLine(words, { x, baseline: at(lines, index), k: 1 })),
        ...(hasCode
          ? [
              ...numbered.flatMap((words, index) => toRight(words, x + width - CODE_MM - GAP_MM, at(numbered, index))),
              {
                kind: 'image',
                x: x + width - CODE_MM,
                y: bottom - CODE_MM,
                width: CODE_MM,
                height: CODE_MM,
                source: { svg: house.code },
                alt: `QR: ${house.url}`,
              } as const,
            ]
          : toRight(number, x + width, at([number], 0))),
      ]
    },
  }
}
