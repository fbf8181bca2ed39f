import { inflateSync } from 'node:zlib'
import type { PaperHouse } from '#features/paper/server/parts/house.ts'

/** The drawing of the pages of a PDF. */
function* contentsOf(pdf: Uint8Array): Generator<string> {
  const bytes = Buffer.from(pdf)
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue
    const end = bytes.indexOf('endstream', at)
    try {
      const text = inflateSync(bytes.subarray(at + 'stream\n'.length, end)).toString('latin1')
      if (text.includes('BT\n')) yield text
    } catch {
      // A picture or a font.
    }
  }
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts
    .map(part =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** The colors of all texts: black alone, or one that the house has chosen (PAPER-AND-NUMBERS §4). */
export function wrongInks(pdf: Uint8Array, { colors, head }: Pick<PaperHouse, 'colors' | 'head'>): string[] {
  const ours = new Set<string>([...Object.values(colors), ...(head ? [head.ink] : [])])
  const found = new Set<string>()
  let black = 0
  for (const content of contentsOf(pdf))
    for (const text of content.split('BT\n').slice(0, -1)) {
      const [last = ''] = text.match(/(?:[\d.]+ ){1,4}(?:scn|k|rg|g)(?=\n)/g)?.slice(-1) ?? []
      const parts = last.split(' ').slice(0, -1).map(Number)
      const isBlack = parts.length === 4 && parts.slice(0, 3).every(part => part === 0) && (parts[3] ?? 0) > 0
      if (isBlack) black += 1
      else if (parts.length !== 3 || !ours.has(hexOf(parts))) found.add(last)
    }
  return [...[...found].map(ink => `ink ${ink}`), ...(black > 0 ? [] : ['no black text'])]
}
