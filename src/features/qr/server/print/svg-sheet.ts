import { setRun } from '#platform/text-setting/measure.ts'

/** Letters of a path's commands in SVG. */
const LETTERS: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
}
const PRECISION = 1000
const round = (value: number): number => Math.round(value * PRECISION) / PRECISION

/**
 * Takes the same drawing calls as a PDF document and makes SVG of them, letters as outlines: so the preview on the
 * screen is the printed sheet. Only what the sheets call.
 */
class SvgSheet {
  #parts: string[] = []
  #path = ''
  #groups: number[] = [0]
  #file = ''
  #size = 1
  #color = '#000'
  #line = { width: 1, color: '#000', dash: '' }
  #clips = 0

  font(file: string): this {
    this.#file = file
    return this
  }
  fontSize(size: number): this {
    this.#size = size
    return this
  }
  fillColor(color: string): this {
    this.#color = color
    return this
  }

  text(text: string, x: number, baseline: number, { characterSpacing = 0 }: { characterSpacing?: number } = {}): this {
    const size = this.#size
    for (const placed of setRun({ file: this.#file, text }, { size, spacing: characterSpacing / size }).glyphs) {
      const point = (value: number, place: number) =>
        place % 2 === 0 ? round(x + placed.x + value * placed.scale) : round(baseline + placed.y - value * placed.scale)
      for (const { command, args } of placed.glyph.path.commands)
        this.#path += `${LETTERS[command]}${args.map(point).join(' ')}`
    }
    return this.fill(this.#color)
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.#add(`M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`)
  }
  roundedRect(x: number, y: number, width: number, height: number, radius: number): this {
    const [across, down] = [round(width - 2 * radius), round(height - 2 * radius)]
    const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx * radius} ${dy * radius}`
    return this.#add(
      `M${round(x + radius)} ${round(y)}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`,
    )
  }
  circle(x: number, y: number, radius: number): this {
    const half = (direction: number) => `a${radius} ${radius} 0 1 0 ${direction * 2 * radius} 0`
    return this.#add(`M${x - radius} ${y}${half(1)}${half(-1)}z`)
  }
  moveTo(x: number, y: number): this {
    return this.#add(`M${x} ${y}`)
  }
  lineTo(x: number, y: number): this {
    return this.#add(`L${x} ${y}`)
  }

  lineWidth(width: number): this {
    this.#line.width = width
    return this
  }
  strokeColor(color: string): this {
    this.#line.color = color
    return this
  }
  dash(length: number, { space }: { space: number }): this {
    this.#line.dash = ` stroke-dasharray="${length} ${space}"`
    return this
  }
  undash(): this {
    this.#line.dash = ''
    return this
  }
  fill(color: string): this {
    return this.#paint(`fill="${color}"`)
  }
  stroke(color = this.#line.color): this {
    return this.#paint(`fill="none" stroke="${color}" stroke-width="${this.#line.width}"${this.#line.dash}`)
  }

  image(href: string, x: number, y: number, { width, height }: { width: number; height: number }): this {
    const place = `x="${round(x)}" y="${round(y)}" width="${width}" height="${height}"`
    this.#parts.push(`<image ${place} href="${href}"/>`)
    return this
  }
  clip(): this {
    this.#clips += 1
    this.#parts.push(`<clipPath id="c${this.#clips}"><path d="${this.#path}"/></clipPath>`)
    this.#path = ''
    return this.#open(`clip-path="url(#c${this.#clips})"`)
  }

  save(): this {
    this.#groups.push(0)
    return this
  }
  translate(x: number, y: number): this {
    return this.#open(`transform="translate(${x} ${y})"`)
  }
  rotate(angle: number, { origin: [x, y] }: { origin: [number, number] }): this {
    return this.#open(`transform="rotate(${angle} ${x} ${y})"`)
  }
  restore(): this {
    this.#parts.push('</g>'.repeat(this.#groups.pop() ?? 0))
    return this
  }

  /** The drawing, or the part of it that `viewBox` shows. */
  toSvg(viewBox: string): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${this.#parts.join('')}</svg>`
  }

  #add(path: string): this {
    this.#path += path
    return this
  }
  #paint(how: string): this {
    if (this.#path) this.#parts.push(`<path d="${this.#path}" ${how}/>`)
    this.#path = ''
    return this
  }
  #open(attribute: string): this {
    this.#parts.push(`<g ${attribute}>`)
    this.#groups.push((this.#groups.pop() ?? 0) + 1)
    return this
  }
}

/** Draws as SVG what `draw` draws into a PDF document. */
export function drawnAsSvg(viewBox: string, draw: (document: PDFKit.PDFDocument) => void): string {
  const sheet = new SvgSheet()
  draw(sheet as unknown as PDFKit.PDFDocument)
  return sheet.toSvg(viewBox)
}
