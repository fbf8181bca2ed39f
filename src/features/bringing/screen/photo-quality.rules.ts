export type PhotoQuality = 'good' | 'dark' | 'blurred'
/** A gray picture of at most `QUALITY_SIDE_PX` a side: a byte for each point. */
export type Gray = { data: Uint8Array; width: number; height: number }

export const QUALITY_SIDE_PX = 1000
/** A part is some lines of letters high. */
const PART_PX = 50
/** Edges of letters in the sharpest parts; where somebody moved, they are this soft. */
const SHARP_MIN = 260
const SHARPEST = 0.9
/** Of 255: the paper's own brightness, not that of the letters. */
const DARK = 105
const PAPER = 0.75

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(part * (values.length - 1))] ?? 0

/** How much the brightness of neighbors differs in one part of the picture (variance of the Laplacian). */
function edgesOf({ data, width }: Gray, left: number, top: number): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let y = top + 1; y < top + PART_PX - 1; y++)
    for (let x = left + 1; x < left + PART_PX - 1; x++) {
      const here = y * width + x
      const around =
        (data[here - 1] ?? 0) + (data[here + 1] ?? 0) + (data[here - width] ?? 0) + (data[here + width] ?? 0)
      const edge = 4 * (data[here] ?? 0) - around
      sum += edge
      squares += edge * edge
      count++
    }
  const mean = sum / count
  return squares / count - mean * mean
}

/** Whether letters on a photograph will be read, in words (BRINGING §4.3): the sharpest parts count, paper has none. */
export function photoQuality(picture: Gray): PhotoQuality {
  const { data, width, height } = picture
  const edges: number[] = []
  for (let top = 0; top + PART_PX <= height; top += PART_PX)
    for (let left = 0; left + PART_PX <= width; left += PART_PX) edges.push(edgesOf(picture, left, top))
  if (at(edges, SHARPEST) < SHARP_MIN) return 'blurred'
  const sample = Array.from(data.filter((_, place) => place % 97 === 0))
  return at(sample, PAPER) < DARK ? 'dark' : 'good'
}
