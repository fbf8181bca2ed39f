import type { PaperLine } from './paper.ts'
import type { Style } from './style.ts'

const WIDTH = 52

function lineOf({ left, right }: PaperLine, { joint }: Style): string {
  const price = right.join('   ')
  if (right.length === 0) return left
  if (left === '') return price
  const room = Math.max(3, WIDTH - left.length - price.length)
  if (right.length > 1) return left + ' '.repeat(room) + right.map(text => text.padStart(9)).join('')
  switch (joint) {
    case 'dots':
      return `${left} ${'.'.repeat(room)} ${price}`
    case 'spacedDots':
      return `${left} ${'. '.repeat(room / 2)}${price}`
    case 'tab':
      return `${left}\t${price}`
    case 'gap':
      return left + ' '.repeat(room) + price
    case 'dash':
      return `${left} - ${price}`
    case 'longDash':
      return `${left} — ${price}`
    case 'colon':
      return `${left}: ${price}`
    case 'line':
      return `${left} ${'_'.repeat(room)} ${price}`
    case 'first':
      return `${price}  ${left}`
    default:
      return `${left} ${price}`
  }
}

/** Two columns side by side, as they are copied out of a PDF. */
function beside(lines: readonly string[]): string[] {
  const half = Math.ceil(lines.length / 2)
  const width = Math.max(...lines.map(({ length }) => length)) + 6
  return lines.slice(0, half).map((line, at) => `${line.padEnd(width)}${lines[half + at] ?? ''}`.trimEnd())
}

/** A carta as somebody pastes it. */
export function asText(paper: readonly PaperLine[], style: Style): string {
  const lines = paper.map(line => lineOf(line, style))
  return (style.columns === 2 ? beside(lines) : lines).join('\n')
}
