/** A picture in grey, one byte for each point. */
export type Grey = { data: Uint8Array; width: number; height: number }
export type Point = { x: number; y: number }
/** Of a page on a photograph: top left, top right, bottom right, bottom left, in parts of its width and height. */
export type Corners = readonly [Point, Point, Point, Point]

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Solves a square system by elimination; the corners of a page are never in one line. */
function solve(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(rows[row]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = row
    const [top, other] = [rows[best] as number[], rows[column] as number[]]
    rows[column] = top
    rows[best] = best === column ? top : other
    const pivot = top[column] ?? 1
    for (const row of rows) {
      if (row === top) continue
      const factor = (row[column] ?? 0) / pivot
      for (let at = column; at <= size; at++) row[at] = (row[at] ?? 0) - factor * (top[at] ?? 0)
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1))
}

/** The eight numbers that send the corners of a sheet of that size to the corners on the photograph. */
function homography(width: number, height: number, corners: readonly Point[]): number[] {
  const sheet: Point[] = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  return solve(
    sheet.flatMap(({ x, y }, at) => {
      const { x: u, y: v } = corners[at] as Point
      return [
        [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
        [0, 0, 0, x, y, 1, -x * v, -y * v, v],
      ]
    }),
  )
}

/** The page as if it had been laid flat under the camera: each point is taken from where it is on the photograph. */
export function straighten(photo: Grey, corners: Corners): Grey {
  const points = corners.map(({ x, y }) => ({ x: x * (photo.width - 1), y: y * (photo.height - 1) }))
  const [a, b, c, d] = points as [Point, Point, Point, Point]
  const width = Math.max(1, Math.round(Math.max(far(a, b), far(d, c))))
  const height = Math.max(1, Math.round(Math.max(far(a, d), far(b, c))))
  const [h0 = 1, h1 = 0, h2 = 0, h3 = 0, h4 = 1, h5 = 0, h6 = 0, h7 = 0] = homography(width, height, points)
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const scale = h6 * x + h7 * y + 1
      data[y * width + x] = pointAt(photo, (h0 * x + h1 * y + h2) / scale, (h3 * x + h4 * y + h5) / scale)
    }
  }
  return { data, width, height }
}

/** Between four points; outside the picture it is white. */
function pointAt({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255
  const at = top * width + left
  const [dx, dy] = [x - left, y - top]
  const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx
  const lower = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx
  return upper * (1 - dy) + lower * dy
}
