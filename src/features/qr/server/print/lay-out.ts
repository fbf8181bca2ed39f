import type { SheetFiles, SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import type { QrPrint } from '../../qr.contract.ts'
import { CARD, cardItems, cardSheetItems } from './cards.ts'
import type { PrintCode, PrintContent, PrintHouse } from './content.ts'
import { groundFiles, type Size } from './ground.ts'
import { STICKER, stickerItems, stickerSheetItems } from './sticker.ts'
import { FACE, faceItems, tentItems } from './tent.ts'

/**
 * What is wanted of it. `seen`: what people see of the first code when it stands on a table: one face, one card.
 * `sheet`: one code, on a card four times. `codes`: each of them once, on as few sheets as possible.
 */
export type PrintAs = 'seen' | 'sheet' | 'codes'
export type PrintOrder = {
  print: QrPrint
  as: PrintAs
  house: PrintHouse
  codes: readonly [PrintCode, ...PrintCode[]]
}
export type PrintLaidOut = { pages: SheetPage[]; files: SheetFiles }

const A4: Size = { width: 210, height: 297 }
const A5: Size = { width: 148, height: 210 }

/** Paper of this size, each with so many contents. */
type Paper = Size & { holds: number; items: (contents: readonly PrintContent[]) => SheetItem[] }

const one = (items: (content: PrintContent) => SheetItem[]) => ({
  holds: 1,
  items: ([first]: readonly PrintContent[]): SheetItem[] => (first ? items(first) : []),
})
const fourTimes = ([first]: readonly PrintContent[]): SheetItem[] =>
  first ? cardSheetItems([first, first, first, first]) : []

const tent: Paper = { ...A5, ...one(tentItems) }
const sticker: Paper = { ...STICKER, ...one(stickerItems) }
const PAPERS: Record<QrPrint, Record<PrintAs, Paper> & { ground: Size }> = {
  tent: { ground: FACE, seen: { ...FACE, ...one(faceItems) }, sheet: tent, codes: tent },
  cards: {
    ground: CARD,
    seen: { ...CARD, ...one(cardItems) },
    sheet: { ...A4, holds: 1, items: fourTimes },
    codes: { ...A4, holds: 4, items: cardSheetItems },
  },
  sticker: { ground: STICKER, seen: sticker, sheet: sticker, codes: { ...A4, holds: 8, items: stickerSheetItems } },
}

/** The sheets of a print with everything in its place, and what goes with them but the logo. */
export function layOutPrint({ print, as, house, codes }: PrintOrder): PrintLaidOut {
  const { ground, [as]: paper } = PAPERS[print]
  const { holds, items, ...size } = paper
  const contents = (as === 'seen' ? codes.slice(0, 1) : codes).map((code): PrintContent => ({ ...house, code }))
  const starts = Array.from({ length: Math.ceil(contents.length / holds) }, (_, sheet) => sheet * holds)
  return {
    pages: starts.map(start => ({ ...size, items: items(contents.slice(start, start + holds)) })),
    files: groundFiles(house, ground),
  }
}
