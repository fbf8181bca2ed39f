import { QR_STICKER_MM } from '../../qr.limits.ts'
import { drawCode } from './code.ts'
import type { PrintContent } from './content.ts'
import { PRINT_LOOKS } from './looks.ts'
import { drawGround, drawLogo, drawTexts, drawWhite, nameOf, phraseOf } from './paper.ts'
import type { Room } from '#platform/text-setting/fit-whole.ts'
import { drawText, type PrintedText } from './text.ts'

/** A round sticker of 70 mm with 2 mm of color beyond the cut, because the cut is never exact. */
const CUT = 70
const BLEED = 2
const SIDE = CUT + 2 * BLEED
const CENTER = SIDE / 2
/** Nothing is written farther from the middle. */
const WRITTEN = 32.4
const LOGO = { modern: 13, classic: 12, minimal: 13 } as const
const NAME_SIZE = { modern: 6.4, classic: 6.6, minimal: 5.8 } as const
const NAME_WIDTH = 52
const NAME_HEIGHT = 8.2
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
/** The name of a zone, in one line below the code: the name of the house has so much less. */
const ZONE_HEIGHT = 3.2
const ZONE_SIZE = 2.5
const PHRASE_SIZE = { modern: 2.4, classic: 2.1, minimal: 2.4 } as const
const PHRASES_HEIGHT = 6.1
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
const nameRoom = (top: number, nameHeight: number): Room => ({
  height: nameHeight,
  widthOf: (line, _lines, height) => Math.min(NAME_WIDTH, chord(top + line * height)),
})

/** The place of phrases from `top` on: a line is as wide as the disc at its lower edge. */
const phraseRoom = (top: number): Room => ({
  height: BOTTOM - top,
  widthOf: (line, _lines, height) => chord(top + (line + 1) * height),
})

/** What stands above and below the code, without the code. */
const usedBy = (logo: number, name: number, zone: number): number =>
  (logo && logo + GAP) + name + GAP + 2 * FRAME + GAP + zone + PHRASES_HEIGHT

/** Side of the code, and where everything begins, when the rest takes `used`. */
function layoutOf(used: number): { code: number; top: number } {
  const room = BOTTOM - TOP - used
  const code = Math.max(QR_STICKER_MM, Math.min(CODE_MAX, room))
  return { code, top: TOP + (room - code) / 2 }
}

/** The first two phrases share a line, because the disc is widest there. */
function linesOf(phrases: readonly string[]): string[] {
  const [first, second, ...rest] = phrases
  return [[first, second].filter(Boolean).join(' · '), ...rest]
}

/** The phrases, each below the one before, from `top` on. */
function fitPhrases(content: PrintContent, top: number): PrintedText[] {
  let y = top
  const lines = linesOf(content.phrases)
  const fitting = {
    size: PHRASE_SIZE[PRINT_LOOKS[content.drawing].layout],
    ...(content.phrases.length > 1 && { maxLines: 1 }),
  }
  return lines.map((phrase, index) => {
    const options = { ...fitting, phrase, isFirst: index === 0, room: phraseRoom(y) }
    const text = phraseOf(content, options)
    y += text.height
    return text
  })
}

/** The name of the zone in its one line. */
function fitZone(content: PrintContent, top: number): PrintedText[] {
  if (!content.zone) return []
  const room: Room = { height: ZONE_HEIGHT, widthOf: () => chord(top + ZONE_HEIGHT) }
  return [phraseOf(content, { phrase: content.zone, isFirst: true, room, size: ZONE_SIZE, maxLines: 1 })]
}

/** The whole ground, and the fine line to cut along; a ring inside it in looks with a frame. */
function drawDisc(document: PDFKit.PDFDocument, content: PrintContent): void {
  const { drawing, theme } = content
  const { frame, text } = PRINT_LOOKS[drawing]
  document.save().circle(CENTER, CENTER, CENTER).clip()
  drawGround(document, content, { width: SIDE, height: SIDE })
  document.restore()
  document
    .circle(CENTER, CENTER, CUT / 2)
    .lineWidth(0.1)
    .stroke(theme[text])
  if (frame)
    document
      .circle(CENTER, CENTER, RING)
      .lineWidth(0.25)
      .stroke(frame === 'sign' ? theme.sign : theme.accent)
}

/** A disc in the restaurant's color: logo, name, code on white, the name of its zone, phrases. */
export function drawSticker(document: PDFKit.PDFDocument, content: PrintContent): void {
  const { layout, codeRadius } = PRINT_LOOKS[content.drawing]
  const logo = content.logo ? LOGO[layout] : 0
  const head = logo && logo + GAP
  const size = { size: NAME_SIZE[layout], steps: STEPS }
  const zoneHeight = content.zone ? ZONE_HEIGHT : 0
  const nameHeight = NAME_HEIGHT - zoneHeight
  const lowest = layoutOf(usedBy(logo, nameHeight, zoneHeight))
  const name = nameOf(content, nameRoom(lowest.top + head, nameHeight), size)
  const { code, top } = layoutOf(usedBy(logo, name.height, zoneHeight))
  const box = code + 2 * FRAME
  const phrases = fitPhrases(content, BOTTOM - PHRASES_HEIGHT)
  let y = top
  drawDisc(document, content)
  drawLogo(document, content, { x: CENTER - logo / 2, y, side: logo, ring: false })
  y += head
  drawText(document, name, { x: CENTER, y, centered: true })
  y += name.height + GAP
  const place = { x: CENTER - box / 2, y, width: box, height: box }
  drawWhite(document, place, codeRadius === 0 ? 0 : CODE_RADIUS)
  drawCode(document, content.matrix, { x: CENTER - code / 2, y: y + FRAME, side: code })
  y += box + GAP
  const zone = fitZone(content, y)
  drawTexts(document, zone, { x: CENTER, y, centered: true })
  drawTexts(document, phrases, { x: CENTER, y: y + zoneHeight, centered: true })
}
