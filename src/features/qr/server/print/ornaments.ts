import type { PaintedTheme } from '#features/theme/looks.ts'

type Document = PDFKit.PDFDocument

const SIGN = { inset: 4.2, radius: 6, width: 0.4 }

/** The gilt line of a painted sign: its corners are cut in. */
export function drawSignLine(document: Document, color: string, size: { width: number; height: number }): void {
  const { inset, radius, width } = SIGN
  const [right, bottom] = [size.width - inset, size.height - inset]
  const arc = `a${radius} ${radius} 0 0 0`
  document
    .path(
      `M${inset + radius} ${inset}H${right - radius}${arc} ${radius} ${radius}V${bottom - radius}${arc} ${-radius} ${radius}H${inset + radius}${arc} ${-radius} ${-radius}V${inset + radius}${arc} ${radius} ${-radius}Z`,
    )
    .lineWidth(width)
    .stroke(color)
}

const AWNING = { stripes: 13, height: 17 }

/** An awning of stripes with round ends that hangs from the upper edge, the same left and right. */
export function drawAwning(document: Document, theme: PaintedTheme, width: number): void {
  const stripe = width / AWNING.stripes
  for (let at = 0; at < AWNING.stripes; at++)
    document
      .path(`M${at * stripe} 0h${stripe}v${AWNING.height}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`)
      .fill(at % 2 === 0 ? theme.primary : theme.card)
}

const BUNTING = { pennants: 14, height: 12 }

/** A string of pennants in three colors that hangs from the upper edge, one in the middle. */
export function drawBunting(document: Document, theme: PaintedTheme, width: number): void {
  const step = width / BUNTING.pennants
  const half = step * 0.49
  const colors = [theme.text, theme.accent, theme.bg]
  for (let at = 0; at <= BUNTING.pennants; at++) {
    const left = Math.max(0, at * step - half)
    const right = Math.min(width, at * step + half)
    document
      .path(`M${left} 0H${right}L${at * step} ${BUNTING.height}Z`)
      .fill(colors[at % colors.length] ?? theme.accent)
  }
}

/** A paper ticket with a notch at both ends. */
export function drawTicket(
  document: Document,
  color: string,
  { x, y, width, height, notch }: { x: number; y: number; width: number; height: number; notch: number },
): void {
  const side = (height - 2 * notch) / 2
  const arc = `a${notch} ${notch} 0 0`
  document
    .path(`M${x} ${y}h${width}v${side}${arc} 0 0 ${2 * notch}v${side}h${-width}v${-side}${arc} 0 0 ${-2 * notch}Z`)
    .fill(color)
}
