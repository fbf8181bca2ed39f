import { channels, mix } from '#features/theme/color.ts'
import { signLineSvg } from '#features/theme/paper-ornaments.ts'
import { PAPER_GROUND } from '../../qr.rules.ts'
import type { Ink, SheetFiles, SheetItem } from '#platform/typeset/sheet.ts'
import { CLOTH_FILE, LOGO_FILE, type PrintContent, type PrintHouse } from './content.ts'
import { PRINT_LOOKS } from './looks.ts'

export type Size = { width: number; height: number }

const STRIPE = 6
/** Strength of a stripe of the tablecloth; where two cross, the theme has a color of its own. */
const STRIPE_STRENGTH = 0.045
const FRAME_INSET = 3.35
const FRAME_GAP = 1
const FRAME_WIDTH = 0.3

/** Channels of the darkest colors, and how far they may lie apart. */
const BLACK_MAX = 40
const NEUTRAL = 12

/** The color of letters and lines: what is nearly black is black alone, so that no edge has other colors. */
export function inkOf(color: string): Ink {
  const values = channels(color)
  return Math.max(...values) <= BLACK_MAX && Math.max(...values) - Math.min(...values) <= NEUTRAL ? 'k100' : color
}

/** Text on white: what stands under a code. */
export const INK: Ink = 'k100'
export const PAPER_WHITE: Ink = '#ffffff'

const startsOf = (length: number): number[] =>
  Array.from({ length: Math.ceil(length / (2 * STRIPE)) }, (_, index) => index * 2 * STRIPE)

/** The tablecloth of the modern look, in three plain colors, because printers do not like transparent ones. */
function clothSvg({ theme }: PrintHouse, { width, height }: Size): string {
  const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`
  const across = startsOf(width).map(x => [x, Math.min(STRIPE, width - x)] as const)
  const down = startsOf(height).map(y => [y, Math.min(STRIPE, height - y)] as const)
  const stripes = [
    ...across.map(([x, wide]) => box(x, 0, wide, height)),
    ...down.map(([y, high]) => box(0, y, width, high)),
  ]
  const crossings = across.flatMap(([x, wide]) => down.map(([y, high]) => box(x, y, wide, high)))
  const stripe = mix(theme.primary, theme.gingham, STRIPE_STRENGTH)
  const size = `width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"`
  const drawn = `<path d="${stripes.join('')}" fill="${stripe}"/><path d="${crossings.join('')}" fill="${theme.crossing}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>`
}

/** What goes with the sheets of this size. */
export const groundFiles = (house: PrintHouse, size: Size): SheetFiles =>
  PRINT_LOOKS[house.drawing].ground === 'gingham'
    ? { [CLOTH_FILE]: new TextEncoder().encode(clothSvg(house, size)) }
    : {}

/** The ground of a sheet from the origin, in the owner's color: no white edge is left. */
export function groundItems({ drawing, theme }: PrintHouse, size: Size): SheetItem[] {
  const place = { x: 0, y: 0, ...size }
  const hasCloth = PRINT_LOOKS[drawing].ground === 'gingham'
  return [
    { kind: 'rect', ...place, fill: theme[PAPER_GROUND[drawing]] },
    ...(hasCloth ? [{ kind: 'image', ...place, source: { file: CLOTH_FILE }, alt: '' } as const] : []),
  ]
}

/** The line along the edges of a sheet: a double one, or the gilt one of a sign. */
export function frameItems({ drawing, theme }: PrintHouse, size: Size): SheetItem[] {
  const { frame } = PRINT_LOOKS[drawing]
  if (!frame) return []
  const { width, height } = size
  if (frame === 'sign')
    return [{ kind: 'image', x: 0, y: 0, ...size, source: { svg: signLineSvg(theme, size) }, alt: '' }]
  return [FRAME_INSET, FRAME_INSET + FRAME_GAP].map(inset => ({
    kind: 'rect',
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    stroke: inkOf(theme.accent),
    thickness: FRAME_WIDTH,
  }))
}

/** A disc, or the line around it. */
export const circleItem = (
  { x, y, radius }: { x: number; y: number; radius: number },
  paint: { fill: Ink } | { stroke: Ink; thickness: number },
): SheetItem => ({
  kind: 'rect',
  x: x - radius,
  y: y - radius,
  width: 2 * radius,
  height: 2 * radius,
  radius,
  ...paint,
})

const plateItem = ({ x, y, side }: LogoPlace, radius: number, fill: Ink): SheetItem => ({
  kind: 'rect',
  x,
  y,
  width: side,
  height: side,
  radius,
  fill,
})

type LogoPlace = { x: number; y: number; side: number; ring?: boolean }

/** The logo on its plate, in some looks with a line around it. Its name stands beside it: it is not heard. */
export function logoItems({ logo, drawing, theme }: PrintContent, { x, y, side, ring = true }: LogoPlace): SheetItem[] {
  if (!logo) return []
  const { plateRadius, platePadding, plateRing } = PRINT_LOOKS[drawing]
  const middle = { x: x + side / 2, y: y + side / 2 }
  const { plate } = logo
  const padding = plate === null ? 0 : side * platePadding
  const inner = side - 2 * padding
  return [
    ...(plate === null ? [] : [plateItem({ x, y, side }, plateRadius(side), plate)]),
    ...(plate !== null && plateRing && ring
      ? [
          circleItem(
            { ...middle, radius: side / 2 + plateRing.gap },
            { stroke: inkOf(theme[plateRing.color]), thickness: FRAME_WIDTH },
          ),
        ]
      : []),
    {
      kind: 'image',
      x: x + padding,
      y: y + padding,
      width: inner,
      height: inner,
      source: { file: LOGO_FILE },
      alt: '',
    },
  ]
}
