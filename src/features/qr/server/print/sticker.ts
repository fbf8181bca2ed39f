import { fitWhole, type Room } from '#platform/typeset/fit-whole.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import { QR_STICKER_MM, QR_TABLE_STICKER_MM } from '../../qr.limits.ts'
import { codeItem } from './code.ts'
import type { PrintContent } from './content.ts'
import { circleItem, groundItems, inkOf, logoItems } from './ground.ts'
import { PRINT_LOOKS } from './looks.ts'
import { nameOf, type Phrase, phraseOf, whiteItem } from './paper.ts'
import { heightOf, type PrintedText, textItems, textsBelow } from './text.ts'

/** A round sticker of 70 mm with 2 mm of color beyond the cut, because the cut is never exact. */
const CUT = 70
const BLEED = 2
const SIDE = CUT + 2 * BLEED
export const STICKER = { width: SIDE, height: SIDE } as const
const CENTER = SIDE / 2
/** Nothing is written farther from the middle. */
const WRITTEN = 32.4
/** Where the rest needs the room it is smaller, down to the least. */
const LOGO = { modern: 13, classic: 12, minimal: 13 } as const
const TABLE_LOGO = 11
const LOGO_LEAST = 9
const NAME_SIZE = { modern: 6.4, classic: 6.6, minimal: 5.8 } as const
const NAME_WIDTH = 52
const NAME_HEIGHT = 8.2
/** One line that is read from a table. */
const NAME_LEAST = 3.6
const STEPS = [
  { maxLines: 1, minSize: 3.9 },
  { maxLines: 2, minSize: 2.6 },
  { maxLines: 3, minSize: 1.6 },
] as const
/** Where logo and name leave room, the code becomes larger. */
const CODE_MAX = 36
const FRAME = 0.3
const CODE_RADIUS = 1.5
const GAP = 0.9
/** The name of a zone or table, in one line below the code. */
const PLACE = { zone: { height: 3.2, size: 2.5 }, table: { height: 4.2, size: 3.4 } } as const
const PHRASE_SIZE = { modern: 2.4, classic: 2.1, minimal: 2.4 } as const
const PHRASES_HEIGHT = 6.1
/** The address that can be typed (PAPER-AND-NUMBERS §6 18): one line, a long one two. */
const URL = { face: 'hankenBold', size: 2.1, minSize: 1.6, maxLines: 2, lineHeight: 1.2 } as const
const URL_HEIGHT = 5.1
/** First and last height of the disc that is used. */
const TOP = 5.4
const BOTTOM = SIDE - 6.9
const RING = 33.9

/** Width of the disc at this height, without its edge. */
function chord(y: number): number {
  const distance = Math.abs(CENTER - y)
  return distance >= WRITTEN ? 0 : 2 * Math.sqrt(WRITTEN ** 2 - distance ** 2)
}

/** The place of the name from `top` on: a line is as wide as the disc at its upper edge. */
const nameRoom = (top: number, height: number): Room => ({
  height,
  widthOf: (line, _lines, lineHeight) => Math.min(NAME_WIDTH, chord(top + line * lineHeight)),
})

/** A place of this height from `top` on, below the code: a line is as wide as the disc at its lower edge. */
const roomBelow = (top: number, height: number): Room => ({
  height,
  widthOf: (line, _lines, lineHeight) => chord(top + (line + 1) * lineHeight),
})

/** A place that ends at `bottom`. */
const roomAbove = (bottom: number, height: number): Room => ({
  height,
  widthOf: (line, lines, lineHeight) => chord(bottom - (lines - line - 1) * lineHeight),
})

/** The first two phrases share a line, because the disc is widest there. */
function linesOf([first, second, ...rest]: readonly Phrase[]): Phrase[] {
  if (!first) return []
  return [second ? { ...first, text: `${first.text} · ${second.text}` } : first, ...rest]
}

/** The phrases, each below the one before, at the lower end of the disc. */
function fitPhrases(content: PrintContent): PrintedText[] {
  let y = BOTTOM - PHRASES_HEIGHT
  const size = PHRASE_SIZE[PRINT_LOOKS[content.drawing].layout]
  return linesOf(content.phrases).map((phrase, index) => {
    const room = roomBelow(y, BOTTOM - y)
    const options = { phrase, isFirst: index === 0, room, size, ...(content.phrases.length > 1 && { maxLines: 1 }) }
    const text = phraseOf(content, options)
    y += text.height
    return text
  })
}

/** Address and phrases, and the name of the zone or table over them. */
function fitBelow(content: PrintContent): PrintedText[] {
  const { code, url, lang, drawing, theme } = content
  const phrases = fitPhrases(content)
  const urlBottom = BOTTOM - PHRASES_HEIGHT
  const ink = inkOf(theme[PRINT_LOOKS[drawing].text])
  const address = fitWhole(url, roomAbove(urlBottom, URL_HEIGHT), { ...URL, ink, lang })
  if (!code.place) return [address, ...phrases]
  const { height, size } = PLACE[code.isTable ? 'table' : 'zone']
  const room = roomAbove(urlBottom - address.height, height)
  const place = phraseOf(content, { phrase: { text: code.place, lang }, isFirst: true, room, size, maxLines: 1 })
  return [place, address, ...phrases]
}

type Layout = { name: PrintedText; below: PrintedText[]; logo: number; code: number; top: number }

/** The logo gives way to a name that can be read; what is left makes the code larger. */
function layoutOf(content: PrintContent): Layout {
  const { layout } = PRINT_LOOKS[content.drawing]
  const below = fitBelow(content)
  const least = content.code.isTable ? QR_TABLE_STICKER_MM : QR_STICKER_MM
  const room = BOTTOM - TOP - 2 * GAP - 2 * FRAME - heightOf(below)
  const forHead = room - least
  const wanted = content.code.isTable ? TABLE_LOGO : LOGO[layout]
  const logo = content.logo ? Math.min(wanted, Math.max(LOGO_LEAST, forHead - GAP - NAME_LEAST)) : 0
  const head = logo && logo + GAP
  const height = Math.min(NAME_HEIGHT, forHead - head)
  const name = nameOf(content, nameRoom(TOP + head, height), { size: NAME_SIZE[layout], steps: STEPS })
  const left = room - head - name.height
  const code = Math.max(least, Math.min(CODE_MAX, left))
  return { name, below, logo, code, top: TOP + (left - code) / 2 }
}

/** The whole ground, and the fine line to cut along; a ring inside it in looks with a frame. */
function discItems(content: PrintContent): SheetItem[] {
  const { drawing, theme } = content
  const { frame, text } = PRINT_LOOKS[drawing]
  const center = { x: CENTER, y: CENTER }
  const cut = { stroke: inkOf(theme[text]), thickness: 0.1 }
  const ring = { stroke: inkOf(frame === 'sign' ? theme.sign : theme.accent), thickness: 0.25 }
  return [
    { kind: 'group', x: 0, y: 0, ...STICKER, radius: CENTER, items: groundItems(content, STICKER) },
    circleItem({ ...center, radius: CUT / 2 }, cut),
    ...(frame ? [circleItem({ ...center, radius: RING }, ring)] : []),
  ]
}

/** A disc in the restaurant's color: logo, name, code on white, the name of its zone or table, address, phrases. */
export function stickerItems(content: PrintContent): SheetItem[] {
  const { name, below, logo, code, top } = layoutOf(content)
  const nameTop = top + (logo && logo + GAP)
  const codeTop = nameTop + name.height + GAP
  const side = code + 2 * FRAME
  const white = { x: CENTER - side / 2, y: codeTop, width: side, height: side }
  return [
    ...discItems(content),
    ...logoItems(content, { x: CENTER - logo / 2, y: top, side: logo, ring: false }),
    ...textItems(name, { x: CENTER, y: nameTop, centered: true }),
    whiteItem(white, PRINT_LOOKS[content.drawing].codeRadius === 0 ? 0 : CODE_RADIUS),
    codeItem(content, { x: CENTER - code / 2, y: codeTop + FRAME, side: code }),
    ...textsBelow(below, { x: CENTER, y: codeTop + side + GAP, centered: true }),
  ]
}

/** Columns and rows of stickers on A4: with the color beyond the cut they just fit. */
const COLUMNS = 2
const ROWS = 4
const A4 = { width: 210, height: 297 } as const

/** A4 with up to eight different stickers, in the middle of the sheet (PAPER-AND-NUMBERS §4). */
export function stickerSheetItems(contents: readonly PrintContent[]): SheetItem[] {
  const left = (A4.width - COLUMNS * SIDE) / 2
  const top = (A4.height - ROWS * SIDE) / 2
  return contents.map((content, place) => ({
    kind: 'group',
    x: left + (place % COLUMNS) * SIDE,
    y: top + Math.floor(place / COLUMNS) * SIDE,
    ...STICKER,
    items: stickerItems(content),
  }))
}
