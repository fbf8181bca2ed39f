import { openFont } from '#platform/text-setting/fonts.ts'
import { type Face, FACES, FALLBACK, type FaceFile } from './faces.ts'
import type { Figures } from './sheet.ts'

/** Neighboring characters that one font file has. */
export type FaceRun = { family: string; file: string; text: string }

/** As the typesetter sets them (`sheet.typ`). */
const FEATURES: Record<Figures, string[]> = { table: ['lnum', 'tnum'], text: [] }
/** What joins or changes the characters beside it: alone it shows nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u
const MARK = /\p{M}/u

const has = (file: string, point: number): boolean => openFont(file).hasGlyphForCodePoint(point)

function fileFor(files: readonly FaceFile[], point: number): FaceFile | undefined {
  return files.find(({ file }) => has(file, point)) ?? (has(FALLBACK.file, point) ? FALLBACK : undefined)
}

/**
 * The text in runs of one font file each: those of the face in their order, then the fallback. What no font has is left
 * out.
 */
export function faceRuns(face: Face, text: string): FaceRun[] {
  const files: readonly FaceFile[] = FACES[face]
  const runs: FaceRun[] = []
  for (const character of text.normalize('NFC')) {
    if (INVISIBLE.test(character)) continue
    const point = character.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const stays = last && (character === ' ' || MARK.test(character)) && has(last.file, point)
    const found = stays ? last : fileFor(files, point)
    if (!found) continue
    if (last?.file === found.file) last.text += character
    else runs.push({ family: found.family, file: found.file, text: character })
  }
  return runs
}

/** Whether the fonts of the house have every letter of it. */
export const isOfHouse = (face: Face, text: string): boolean =>
  faceRuns(face, text).every(({ family }) => family !== FALLBACK.family)

/** The text as it will be printed; '' when nothing is left. */
export const drawableOf = (face: Face, text: string): string =>
  faceRuns(face, text)
    .map(run => run.text)
    .join('')
    .trim()

const widths = new Map<string, number>()
/** Words of many cartas; then it begins anew. */
const REMEMBERED = 20_000

function runWidth({ file, text }: FaceRun, figures: Figures): number {
  const font = openFont(file)
  return font.layout(text, FEATURES[figures]).advanceWidth / font.unitsPerEm
}

/** Width of a text in one line, in parts of its size, on a sheet with such figures. */
export function unitWidth(face: Face, text: string, figures: Figures = 'table'): number {
  const key = `${figures} ${face} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = faceRuns(face, text).reduce((sum, run) => sum + runWidth(run, figures), 0)
  if (widths.size >= REMEMBERED) widths.clear()
  widths.set(key, width)
  return width
}
