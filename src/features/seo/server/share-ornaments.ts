import type { Drawing, PaintedTheme } from '#features/theme/looks.ts'
import { type Box, SHARE_HEIGHT, SHARE_WIDTH } from './share-measures.ts'

/** What lies under the writing of a share picture, and how the photo of a dish stands in it. */
type Ornament = {
  ground: (theme: PaintedTheme) => string
  photo: (theme: PaintedTheme, box: Box, href: string) => string
}

const STRIPE = 42

/** A tablecloth. */
function drawGingham(theme: PaintedTheme): string {
  const pattern = `<pattern id="g" width="${2 * STRIPE}" height="${2 * STRIPE}" patternUnits="userSpaceOnUse"><g fill="${theme.gingham}" fill-opacity=".045"><rect width="${STRIPE}" height="${2 * STRIPE}"/><rect width="${2 * STRIPE}" height="${STRIPE}"/></g></pattern>`
  return `<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#g)"/>`
}

const drawFrame = (theme: PaintedTheme): string =>
  [23, 32]
    .map(
      inset =>
        `<rect x="${inset}" y="${inset}" width="${SHARE_WIDTH - 2 * inset}" height="${SHARE_HEIGHT - 2 * inset}" fill="none" stroke="${theme.accent}" stroke-width="2"/>`,
    )
    .join('')

const imageIn = ({ x, y, width, height }: Box, href: string): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}" clip-path="url(#p)"/>`

/** Round at its left corners; its right edge is that of the picture. */
const drawRounded =
  (radius: number) =>
  (_: PaintedTheme, box: Box, href: string): string => {
    const { x, y, width, height } = box
    return `<clipPath id="p"><rect x="${x}" y="${y}" width="${width + radius}" height="${height}" rx="${radius}"/></clipPath>${imageIn(box, href)}`
  }

const RING = 9.5

const circleOf = ({ x, y, width, height }: Box, more = 0): string =>
  `<circle cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2 + more}"`

const drawRinged = (theme: PaintedTheme, box: Box, href: string): string =>
  `<clipPath id="p">${circleOf(box)}/></clipPath>${imageIn(box, href)}${circleOf(box, RING)} fill="none" stroke="${theme.accent}" stroke-width="3"/>`

/** The gilt line of a painted sign: its corners are cut in. */
function drawSign(theme: PaintedTheme): string {
  const [inset, radius] = [25, 43]
  const [right, bottom] = [SHARE_WIDTH - inset, SHARE_HEIGHT - inset]
  const arc = `a${radius} ${radius} 0 0 0`
  const d = [
    `M${inset + radius} ${inset}H${right - radius}${arc} ${radius} ${radius}V${bottom - radius}`,
    `${arc} -${radius} ${radius}H${inset + radius}${arc} -${radius} -${radius}V${inset + radius}`,
    `${arc} ${radius} -${radius}Z`,
  ].join('')
  return `<path d="${d}" fill="none" stroke="${theme.sign}" stroke-width="2"/>`
}

const FRAME_GAP = 11

function drawFramed(theme: PaintedTheme, box: Box, href: string): string {
  const { x, y, width, height } = box
  const frame = `<rect x="${x - FRAME_GAP}" y="${y - FRAME_GAP}" width="${width + 2 * FRAME_GAP}" height="${height + 2 * FRAME_GAP}" fill="none" stroke="${theme.sign}" stroke-width="2"/>`
  return `${drawRounded(0)(theme, box, href)}${frame}`
}

const AWNING = { stripes: 21, height: 92 }

/** An awning of stripes with round ends, the same left and right. */
function drawAwning(theme: PaintedTheme): string {
  const width = SHARE_WIDTH / AWNING.stripes
  const stripes = Array.from({ length: AWNING.stripes }, (_, at) => {
    const fill = at % 2 === 0 ? theme.primary : theme.card
    return `<path fill="${fill}" d="M${at * width} 0h${width}v${AWNING.height}a${width / 2} ${width / 2} 0 0 1 -${width} 0Z"/>`
  })
  return stripes.join('')
}

const SHELF = { before: 30, height: 16, radius: 20 }

/** On a shelf that ends with the picture. */
function drawOnShelf(theme: PaintedTheme, box: Box, href: string): string {
  const { x, y, width, height } = box
  const bottom = y + height
  const clip = `<clipPath id="p"><rect x="${x}" y="${y}" width="${width}" height="${height + SHELF.radius}" rx="${SHELF.radius}"/></clipPath>`
  const left = x - SHELF.before
  return `${clip}${imageIn(box, href)}<rect x="${left}" y="${bottom}" width="${SHARE_WIDTH - left}" height="${SHELF.height}" fill="${theme.line}"/>`
}

const BUNTING = { pennants: 16, height: 84, half: 36 }

/** A string of pennants in three colors, one in the middle. */
function drawBunting(theme: PaintedTheme): string {
  const step = SHARE_WIDTH / BUNTING.pennants
  const colors = [theme.text, theme.accent, theme.bg]
  return Array.from({ length: BUNTING.pennants + 1 }, (_, at) => {
    const middle = at * step
    return `<path fill="${colors[at % colors.length]}" d="M${middle - BUNTING.half} 0h${2 * BUNTING.half}L${middle} ${BUNTING.height}Z"/>`
  }).join('')
}

/** A plate that is carried in from the right, below the pennants. */
const drawPlate = (theme: PaintedTheme, box: Box, href: string): string =>
  `<clipPath id="p">${circleOf(box)}/></clipPath>${imageIn(box, href)}${drawBunting(theme)}`

/** A paper ticket with a notch at both ends. */
export function drawTicket(theme: PaintedTheme, { x, y, width, height }: Box, notch: number): string {
  const side = (height - 2 * notch) / 2
  const arc = `a${notch} ${notch} 0 0`
  const d = `M${x} ${y}h${width}v${side}${arc} 0 0 ${2 * notch}v${side}h-${width}v-${side}${arc} 0 0 -${2 * notch}Z`
  return `<path fill="${theme.accent}" d="${d}"/>`
}

export const ORNAMENTS: Record<Drawing, Ornament> = {
  modern: { ground: drawGingham, photo: drawRounded(56) },
  classic: { ground: drawFrame, photo: drawRinged },
  minimal: { ground: () => '', photo: drawRounded(0) },
  tavern: { ground: drawSign, photo: drawFramed },
  counter: { ground: drawAwning, photo: drawOnShelf },
  fiesta: { ground: drawBunting, photo: drawPlate },
}
