import type { PaintedTheme } from './looks.ts'

type Size = { width: number; height: number }
type Colors = Pick<PaintedTheme, 'primary' | 'card' | 'text' | 'accent' | 'bg' | 'sign'>

/** A drawing in millimeters. */
const svgOf = ({ width, height }: Size, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">${drawn}</svg>`
const filled = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`

type SignEdge = { inset: number; radius: number }

/** The outline of a painted sign: its corners are cut in. */
function signPath({ width, height }: Size, { inset, radius }: SignEdge): string {
  const [right, bottom] = [width - inset, height - inset]
  const arc = `a${radius} ${radius} 0 0 0`
  return [
    `M${inset + radius} ${inset}H${right - radius}${arc} ${radius} ${radius}V${bottom - radius}`,
    `${arc} ${-radius} ${radius}H${inset + radius}${arc} ${-radius} ${-radius}V${inset + radius}`,
    `${arc} ${radius} ${-radius}Z`,
  ].join('')
}
const signLine = (color: string, size: Size, edge: SignEdge): string =>
  `<path d="${signPath(size, edge)}" fill="none" stroke="${color}" stroke-width="0.4"/>`

/** The gilt line of a painted sign (EXTRA-LOOKS §6 11). */
export const signLineSvg = ({ sign }: Pick<Colors, 'sign'>, size: Size): string =>
  svgOf(size, signLine(sign, size, { inset: 4.2, radius: 6 }))

const BOARD = { radius: 3.2, line: { inset: 1.2, radius: 3 } } as const

/** A painted sign with its gilt line. */
export const boardSvg = ({ primary, sign }: Pick<Colors, 'primary' | 'sign'>, size: Size): string =>
  svgOf(size, filled(signPath(size, { inset: 0, radius: BOARD.radius }), primary) + signLine(sign, size, BOARD.line))

/** An awning with round ends; an odd number of stripes is the same left and right. */
export function awningSvg({ primary, card }: Pick<Colors, 'primary' | 'card'>, size: Size, stripes: number): string {
  const stripe = size.width / stripes
  const straight = size.height - stripe / 2
  const end = `a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`
  const drawn = Array.from({ length: stripes }, (_, at) =>
    filled(`M${at * stripe} 0h${stripe}v${straight}${end}`, at % 2 === 0 ? primary : card),
  )
  return svgOf(size, drawn.join(''))
}

/** A string of pennants in three colors; of an even number one is in the middle. */
export function buntingSvg(
  { text, accent, bg }: Pick<Colors, 'text' | 'accent' | 'bg'>,
  size: Size,
  pennants: number,
): string {
  const { width, height } = size
  const step = width / pennants
  const half = step * 0.49
  const colors = [text, accent, bg]
  const drawn = Array.from({ length: pennants + 1 }, (_, at) => {
    const left = Math.max(0, at * step - half)
    const right = Math.min(width, at * step + half)
    return filled(`M${left} 0H${right}L${at * step} ${height}Z`, colors[at % colors.length] ?? accent)
  })
  return svgOf(size, drawn.join(''))
}

/** A paper ticket with a notch at both ends. */
export function ticketSvg(color: string, { notch, ...size }: Size & { notch: number }): string {
  const { width, height } = size
  const side = (height - 2 * notch) / 2
  const arc = `a${notch} ${notch} 0 0`
  const d = `M0 0h${width}v${side}${arc} 0 0 ${2 * notch}v${side}h${-width}v${-side}${arc} 0 0 ${-2 * notch}Z`
  return svgOf(size, filled(d, color))
}
