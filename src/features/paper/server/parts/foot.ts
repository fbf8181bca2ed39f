import type { Locale } from '#shared/locale.ts'
import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { Block } from './block.ts'
import type { FootWords, PaperHouse } from './house.ts'
import { INK, type PaperLook } from './looks.ts'
import { baselineIn, drawLine, fillLines, type Line, lineWidth, type Place, toMm, type Word, wordsOf } from './words.ts'

/** Side of the code at the foot, and the room left of it, in millimeters. */
const CODE_MM = 15
const GAP_MM = 2.5
const BETWEEN_MM = 5
/** The code's own white stands beyond the margin: its black ends there. */
const QUIET_MM = 1.4

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
  const points = width / MM_PER_PT
  const dotted = (texts: readonly string[]): Word[] => plain(texts.filter(Boolean).join(' · '))
  const first = [...bold, ...plain(bold.length > 0 ? `· ${words.validFrom}` : words.validFrom)]
  if (!isLast) {
    const lines = [words.elsewhere, words.elsewhereShort ?? words.elsewhere].map(elsewhere =>
      fillLines([...first, ...plain('·'), ...dotted([words.said[0] ?? '', elsewhere])], points),
    )
    return lines.find(({ length }) => length === 1) ?? lines[0] ?? []
  }
  const where = dotted([house.address, house.phone])
  return [first, dotted(words.said), where].filter(line => line.length > 0).flatMap(line => fillLines(line, points))
}

/** The address as people type it, its own part bold; parted as a text where it has no room. */
function urlLines(
  { house, look }: FootSetting,
  width: number,
): { width: number; draw: (place: Place) => SheetItem[] }[] {
  const at = house.url.lastIndexOf('/') + 1
  const [host, own] = [
    wordsOf(house.url.slice(0, at), { letters: look.foot, ink: INK.soft }),
    wordsOf(house.url.slice(at), { letters: { ...look.foot, face: look.footBold }, ink: INK.text }),
  ]
  const [hostWidth, ownWidth] = [toMm(lineWidth(host)), toMm(lineWidth(own))]
  if (hostWidth + ownWidth <= width)
    return [
      {
        width: hostWidth + ownWidth,
        draw: place => [...drawLine(host, place), ...drawLine(own, { ...place, x: place.x + hostWidth })],
      },
    ]
  const words = wordsOf(house.url, { letters: look.foot, ink: INK.soft })
  return fillLines(words, width / MM_PER_PT).map(line => ({
    width: toMm(lineWidth(line)),
    draw: place => drawLine(line, place),
  }))
}

/** The foot of a page: edition and date, on the last page everything that is said of prices, and the code. */
export function footBlock(setting: FootSetting): Block {
  const { house, look, width, isLast, qr, locale, page } = setting
  const letters = look.foot
  const line = toMm(letters.line)
  const hasCode = isLast && qr
  const today = wordsOf(PRINT_TEXTS[locale].today, { letters, ink: INK.soft })
  const todayLine = { width: toMm(lineWidth(today)), draw: (place: Place) => drawLine(today, place) }
  const beside = hasCode ? [todayLine, ...urlLines(setting, width * 0.4)] : []
  const besideWidth = Math.max(0, ...beside.map(each => each.width))
  const number = wordsOf(page, { letters, ink: INK.soft })
  const numberWidth = toMm(lineWidth(number))
  const numberRoom = numberWidth === 0 ? 0 : numberWidth + BETWEEN_MM
  const codeRoom = hasCode ? CODE_MM + GAP_MM + besideWidth + BETWEEN_MM : 0
  const lines = textLines(setting, width - codeRoom - numberRoom)
  const height = Math.max(lines.length * line, hasCode ? CODE_MM : 0, beside.length * line)
  return {
    height,
    draw: (x, y): SheetItem[] => {
      const bottom = y + height
      const at = (index: number, length: number): number => bottom - (length - index) * line + toMm(baselineIn(letters))
      const code: SheetItem = {
        kind: 'code',
        x: x + width - CODE_MM + QUIET_MM,
        y: bottom - CODE_MM + QUIET_MM,
        side: CODE_MM,
        ...house.code,
        alt: `QR: ${house.url}`,
      }
      const codeLeft = x + width - CODE_MM - GAP_MM + QUIET_MM
      return [
        ...lines.flatMap((words, index) => drawLine(words, { x, baseline: at(index, lines.length), k: 1 })),
        ...drawLine(number, { x: x + width - codeRoom - numberWidth, baseline: at(0, 1), k: 1 }),
        ...beside.flatMap((each, index) =>
          each.draw({ x: codeLeft - each.width, baseline: at(index, beside.length), k: 1 }),
        ),
        ...(hasCode ? [code] : []),
      ]
    },
  }
}
