import sharp from 'sharp'
import { type Corners, type Grey, straighten } from '#features/bringing/server/photo/straighten.ts'
import type { PaperLine } from './paper.ts'
import { PAGE, type Setting, setPages } from './sheet-of-paper.ts'

/** What a hand and a lamp do to a page. */
export type Camera = {
  /** How far the corners are from a rectangle, in parts of the picture. */
  tilt: number
  /** Light of the darkest place, 0 to 1. */
  shade: number
  noise: number
  blur: number
  /** Light letters on a dark page. */
  isDark?: true
}
export type Photo = { bytes: Buffer; corners: Corners }

const SCALE = 2.9
const FACES = { sans: 'Liberation Sans', serif: 'Liberation Serif' }
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Widths of letters are near enough for cutting lines; the drawing is told the width of each run. */
const WIDTH = 0.5
const width = (text: string, size: number): number => text.length * size * WIDTH

/** The same numbers each time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

async function draw(paper: readonly PaperLine[], setting: Setting, face: keyof typeof FACES): Promise<Grey> {
  const runs = setPages(paper, setting, width).filter(({ page }) => page === 1)
  const texts = runs.map(
    ({ text, x, baseline, size, font }) =>
      `<text x="${x}" y="${baseline}" font-size="${size}" textLength="${width(text, size)}" lengthAdjust="spacingAndGlyphs"${font === 'bold' ? ' font-weight="bold"' : ''}>${escaped(text)}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width * SCALE}" height="${PAGE.height * SCALE}" viewBox="0 0 ${PAGE.width} ${PAGE.height}" font-family="${FACES[face]}" fill="#181818"><rect width="100%" height="100%" fill="#fbfaf6"/>${texts.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A photograph of a carta, as a phone takes it over a table. */
export async function asPhoto(
  paper: readonly PaperLine[],
  setting: Setting,
  face: keyof typeof FACES,
  camera: Camera,
  seed: number,
): Promise<Photo> {
  const random = randomOf(seed)
  const page = await draw(paper, setting, face)
  const move = () => (random() - 0.5) * camera.tilt
  // `straighten` takes the page out of a photograph: with corners outside it, it puts one in.
  const out = 0.04 + camera.tilt
  const away: Corners = [
    { x: -out + move(), y: -out + move() },
    { x: 1 + out + move(), y: -out + move() },
    { x: 1 + out + move(), y: 1 + out + move() },
    { x: -out + move(), y: 1 + out + move() },
  ]
  const photo = straighten(page, away)
  const { data } = await sharp(photo.data, { raw: { width: photo.width, height: photo.height, channels: 1 } })
    .blur(camera.blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const angle = random() * Math.PI * 2
  const lit = new Uint8Array(photo.width * photo.height)
  for (let at = 0; at < lit.length; at++) {
    const [x, y] = [(at % photo.width) / photo.width - 0.5, Math.floor(at / photo.width) / photo.height - 0.5]
    const light = camera.shade + (1 - camera.shade) * (0.5 + 0.5 * (Math.cos(angle) * x + Math.sin(angle) * y) * 1.4)
    const value = camera.isDark ? 255 - (data[at] ?? 0) : (data[at] ?? 0)
    lit[at] = Math.max(0, Math.min(255, value * light + (random() + random() + random() - 1.5) * camera.noise))
  }
  const bytes = await sharp(lit, { raw: { width: photo.width, height: photo.height, channels: 1 } })
    .jpeg({ quality: 72 })
    .toBuffer()
  return { bytes, corners: cornersIn(away, random) }
}

/** Where the corners of the page are on the photograph, as a finger drags them: a few points beside. */
function cornersIn(away: Corners, random: () => number): Corners {
  const [a, b, c, d] = away
  const system = (u: number, v: number) => inverse([a, b, c, d], u, v)
  const beside = () => (random() - 0.5) * 0.004
  return [system(0, 0), system(1, 0), system(1, 1), system(0, 1)].map(({ x, y }) => ({
    x: x + beside(),
    y: y + beside(),
  })) as unknown as Corners
}

/** The place in the unit square that goes to (u, v), by Newton's steps over the projective map of its corners. */
function inverse([a, b, c, d]: Corners, u: number, v: number): { x: number; y: number } {
  const [dx1, dx2, dx3] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, dy3] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const det = dx1 * dy2 - dx2 * dy1
  const g = (dx3 * dy2 - dx2 * dy3) / det
  const h = (dx1 * dy3 - dx3 * dy1) / det
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x]
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y]
  // (m0 x + m1 y + m2) = u (g x + h y + 1), the same for v: two linear equations.
  const [p, q, r] = [m0 - u * g, m1 - u * h, u - m2]
  const [s, t, w] = [m3 - v * g, m4 - v * h, v - m5]
  const whole = p * t - q * s
  return { x: (r * t - q * w) / whole, y: (p * w - r * s) / whole }
}
