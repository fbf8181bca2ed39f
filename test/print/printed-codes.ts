import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import jsqr from 'jsqr'
import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'

const run = promisify(execFile)
export const DPI = 300
export const PX_PER_MM = DPI / 25.4
/** Read with the paper around it, as a phone sees it. */
const AROUND_MM = 4

export type CodePlace = { page: number; x: number; y: number; side: number }
type Corner = { x: number; y: number }

function placesIn(items: readonly SheetItem[], page: number, at: Corner): CodePlace[] {
  return items.flatMap(item => {
    if (item.kind === 'group') {
      const inside = placesIn(item.items, page, { x: 0, y: 0 })
      return inside.map(({ x, y, side }) => {
        const turned = item.turn === 180 ? { x: item.width - x - side, y: item.height - y - side } : { x, y }
        return { page, side, x: at.x + item.x + turned.x, y: at.y + item.y + turned.y }
      })
    }
    return item.kind === 'code' ? [{ page, x: at.x + item.x, y: at.y + item.y, side: item.side }] : []
  })
}

/** Where the codes of these pages stand, in millimeters, in their order. */
export const placesOfCodes = (pages: readonly SheetPage[]): CodePlace[] =>
  pages.flatMap(({ items }, page) => placesIn(items, page, { x: 0, y: 0 }))

export type GrayPage = { width: number; height: number; gray: Buffer }

/** A page at 300 dpi, printed in gray. */
export async function grayPage(pdf: Uint8Array, page: number): Promise<GrayPage> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-codes-'))
  try {
    const file = join(folder, 'sheet')
    await writeFile(`${file}.pdf`, pdf)
    const one = ['-f', String(page + 1), '-l', String(page + 1), '-singlefile']
    await run('pdftoppm', ['-r', String(DPI), '-gray', ...one, `${file}.pdf`, file])
    const bytes = await readFile(`${file}.pgm`)
    const [head = '', width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? []
    return { width: Number(width), height: Number(height), gray: bytes.subarray(head.length) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What stands in a part of a page: the text of a code, and its side in millimeters without the quiet zone. */
export function codeIn(
  { width, height, gray }: GrayPage,
  part: { left: number; top: number; width: number; height: number },
): { text: string; sideMm: number } | null {
  const px = (mm: number, most: number) => Math.max(0, Math.min(most, Math.round(mm * PX_PER_MM)))
  const [x, y] = [px(part.left, width), px(part.top, height)]
  const [wide, high] = [px(part.left + part.width, width) - x, px(part.top + part.height, height) - y]
  const rgba = new Uint8ClampedArray(wide * high * 4).fill(255)
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1)
      rgba.fill(gray[(y + row) * width + x + column] ?? 0, (row * wide + column) * 4, (row * wide + column) * 4 + 3)
  const found = jsqr.default(rgba, wide, high)
  if (!found) return null
  const { topLeftCorner: a, topRightCorner: b } = found.location
  return { text: found.data, sideMm: Math.hypot(a.x - b.x, a.y - b.y) / PX_PER_MM }
}

/** The texts of all codes of a PDF that was made of these pages, read from it at 300 dpi; null where none is read. */
export async function readCodes(pdf: Uint8Array, pages: readonly SheetPage[]): Promise<(string | null)[]> {
  const places = placesOfCodes(pages)
  const printed = new Map<number, GrayPage>()
  for (const { page } of places) if (!printed.has(page)) printed.set(page, await grayPage(pdf, page))
  return places.map(({ page, x, y, side }) => {
    const around = side + 2 * AROUND_MM
    const sheet = printed.get(page)
    const part = { left: x - AROUND_MM, top: y - AROUND_MM, width: around, height: around }
    return sheet ? (codeIn(sheet, part)?.text ?? null) : null
  })
}
