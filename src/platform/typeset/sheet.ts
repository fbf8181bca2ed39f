/**
 * A drawing that the typesetter turns into a PDF and into pictures of its pages: what stands where, already broken into
 * lines. Lengths are millimeters from the top left corner of the page, sizes of letters points.
 */
export type Sheet = {
  title: string
  author: string
  /** Of what does not say another one. */
  lang: string
  /** `table`, if nothing is said: all of one width and as high as capitals. `text`: as the font has them. */
  figures?: Figures
  pages: readonly SheetPage[]
}
export type Figures = 'table' | 'text'
export type SheetPage = { width: number; height: number; items: readonly SheetItem[] }

/** Places are millimeters, sizes of letters points. */
export const MM_PER_PT = 25.4 / 72

/** `#rrggbb`, or `k100` for 100 % of black alone. */
export type Ink = string

/** Characters of one font file. */
export type SheetRun = {
  text: string
  /** A family of `faces.ts`. */
  family: string
  size: number
  ink: Ink
  /** Between letters, in parts of the size. */
  spacing?: number
  lang?: string
}

export type SheetItem =
  | {
      kind: 'text'
      /** `x` is the left end, the middle or the right end of each line, `y` the baseline of the first. */
      x: number
      y: number
      align: 'left' | 'center' | 'right'
      lines: readonly (readonly SheetRun[])[]
      /** From baseline to baseline, in points. */
      lineHeight: number
      /** 1 and 2 are headings for those who hear the sheet. */
      heading?: 1 | 2
      /** Turned around `x`, `y`; degrees, clockwise. */
      turn?: number
    }
  | {
      kind: 'rect'
      x: number
      y: number
      width: number
      height: number
      fill?: Ink
      stroke?: Ink
      thickness?: number
      radius?: number
    }
  | {
      kind: 'line'
      x1: number
      y1: number
      x2: number
      y2: number
      ink: Ink
      thickness: number
      /** Lengths of a stroke and of the space after it. */
      dash?: readonly [number, number]
      round?: boolean
    }
  /** `source`: SVG as text, or the name of a file that goes with the sheet. */
  | {
      kind: 'image'
      x: number
      y: number
      width: number
      height: number
      source: { svg: string } | { file: string }
      alt: string
      radius?: number
    }
  /** A QR code, in black alone. */
  | ({ kind: 'code'; x: number; y: number; side: number; alt: string } & CodeModules)
  /** Items from a corner of their own; turned around its middle, in degrees; `radius`: cut at its edges. */
  | {
      kind: 'group'
      x: number
      y: number
      width: number
      height: number
      turn?: number
      radius?: number
      items: readonly SheetItem[]
    }

/** A QR code with its quiet zone. `modules`: of a side; `runs`: column, row and length of neighboring black ones. */
export type CodeModules = {
  modules: number
  runs: readonly (readonly [x: number, y: number, length: number])[]
}

/** PNG, JPEG, WebP or SVG by name. */
export type SheetFiles = Readonly<Record<string, Uint8Array>>
