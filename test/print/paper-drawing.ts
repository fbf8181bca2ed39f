import { openFont } from '#platform/text-setting/fonts.ts'
import { FALLBACK, HOUSE_FILES } from '#platform/typeset/faces.ts'
import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import type { PrintedWord } from './paper-pieces.ts'

type Image = Extract<SheetItem, { kind: 'image' }>
type Area = { x: number; y: number; width: number; height: number }

const files = new Map([...HOUSE_FILES, FALLBACK].map(({ family, file }) => [family, file]))
/** What the faces of the house have for certain. */
const OF_HOUSE = /[\p{Script=Latin}\d.,]/u

/** Characters that would be an empty box, and letters of the house in the plain face. */
function wrongFaces(items: readonly SheetItem[]): string[] {
  const runs = items.flatMap(item => (item.kind === 'text' ? item.lines.flat() : []))
  return runs.flatMap(({ text, family }) => {
    const file = files.get(family)
    if (!file) return [`an unknown face ${family}`]
    const lacks = [...text].filter(sign => !openFont(file).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const isPlain = family === FALLBACK.family && OF_HOUSE.test(text)
    return [...lacks.map(sign => `${family} lacks ${sign}`), ...(isPlain ? [`${text} in the plain face`] : [])]
  })
}

/** A ground shows nothing in words; everything may stand on it. */
const isPicture = (item: SheetItem): item is Image => item.kind === 'image' && item.alt !== ''
const inCommon = (one: Area, other: Area): number =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  )

/** Texts on which something is painted after them. */
function painted(items: readonly SheetItem[]): string[] {
  return items.flatMap((text, at) => {
    if (text.kind !== 'text') return []
    const over = items.slice(at + 1).some(item => {
      const paints = item.kind === 'image' || (item.kind === 'rect' && item.fill !== undefined)
      return paints && inCommon(item, { x: text.x, y: text.y - 1, width: 0, height: 0 }) >= 0
    })
    return over ? [`painted over: ${text.lines[0]?.[0]?.text}`] : []
  })
}

const coreOf = ({ left, right, top, bottom }: PrintedWord): Area => {
  const height = bottom - top
  return { x: left, y: top + height * 0.36, width: right - left, height: height * 0.32 }
}

function onPictures(items: readonly SheetItem[], words: readonly PrintedWord[]): string[] {
  const pictures = items.filter(isPicture)
  const lines = items.flatMap(item => (item.kind === 'line' && item.y1 === item.y2 ? [item] : []))
  return [
    ...pictures.flatMap((one, at) =>
      pictures.slice(at + 1).flatMap(other => (inCommon(one, other) > 0.1 ? [`${one.alt} over ${other.alt}`] : [])),
    ),
    ...words.flatMap(word => {
      const core = coreOf(word)
      const under = pictures.filter(picture => inCommon(picture, core) > 0.2)
      const through = lines.some(({ x1, x2, y1 }) => {
        const across = Math.min(x2, word.right) - Math.max(x1, word.left)
        return across > 0.3 && y1 > core.y && y1 < core.y + core.height
      })
      return [
        ...under.map(({ alt }) => `${word.text} on the picture ${alt}`),
        ...(through ? [`a line through ${word.text}`] : []),
      ]
    }),
  ]
}

/** From a mark to the frame or the circle around it, at least; millimeters. */
const IN_FRAME = 0.12

/** A frame or a circle is around one mark, with room left and right of it. */
function wrongFrames(items: readonly SheetItem[], words: readonly PrintedWord[]): string[] {
  return items.flatMap(item => {
    if (item.kind !== 'rect' || item.stroke === undefined || item.width > 12) return []
    const inside = words.filter(word => inCommon(item, coreOf(word)) > 0.2)
    const [mark] = inside
    const isWithin = mark && mark.left >= item.x + IN_FRAME && mark.right <= item.x + item.width - IN_FRAME
    return inside.length === 1 && isWithin ? [] : [`a frame around ${inside.map(({ text }) => text).join(' ')}`]
  })
}

/** What is wrong with a drawing and the words that poppler finds on it: covered, crossed out, without a glyph. */
export const drawingProblems = (pages: readonly SheetPage[], words: readonly PrintedWord[]): string[] =>
  pages.flatMap(({ items }, page) => {
    const here = words.filter(word => word.page === page)
    return [...wrongFaces(items), ...painted(items), ...onPictures(items, here), ...wrongFrames(items, here)]
  })
