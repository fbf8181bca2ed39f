import type { SheetItem, SheetPage } from '#platform/typeset/sheet.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import { type SetCarta, setCarta, type SheetJob } from './carta.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import { frameItems, gingham, logoItems } from '../parts/heads.ts'
import { BLEED, imposed } from './imposition.ts'
import { legendBlock } from '../parts/legend.ts'
import { INK, PAPER_LOOKS } from '../parts/looks.ts'
import { BOOKLET_PAPERS } from '../parts/papers.ts'
import { setTwoLanguages } from './two-languages.ts'

/** A printer of a house leaves a white edge: a ground of color ends before it. */
const WHITE_EDGE_MM = 5
const CODE_MM = 18

/** For a printer the ground runs over the three edges that are cut; at the fold it ends. */
const groundOf = (width: number, height: number, isPress: boolean) =>
  isPress
    ? { x: 0, y: -BLEED, width: width + BLEED, height: height + 2 * BLEED }
    : {
        x: WHITE_EDGE_MM,
        y: WHITE_EDGE_MM,
        width: width - 2 * WHITE_EDGE_MM,
        height: height - 2 * WHITE_EDGE_MM,
      }

const RULE_MM = 26
/** Under the name of a classic cover. */
const doubleRule = (x: number, y: number, ink: string): SheetItem[] =>
  [0, 1.1].map(dy => ({ kind: 'line', x1: x, y1: y + dy, x2: x + RULE_MM, y2: y + dy, ink, thickness: 0.25 }))

type Panel = { width: number; height: number; side: number }

/** The cover of a booklet or of a tri-fold, from the left top corner of its panel. */
export function coverItems({ house, options }: SheetJob, { width, height, side }: Panel): SheetItem[] {
  const isModern = house.style === 'modern'
  const isClassic = house.style === 'classic'
  const inner = width - 2 * side
  const ink = isModern ? house.colors.onGround : isClassic ? house.colors.title : INK.text
  const soft = isModern ? house.colors.onGround : isClassic ? INK.text : INK.soft
  const name = fitText(house.name, {
    letters: isModern
      ? { face: 'familjen', size: 45, line: 43, spacing: -0.02 }
      : isClassic
        ? { face: 'ibarra', size: 46, line: 46, spacing: -0.02 }
        : { face: 'hanken', size: 52, line: 49, spacing: -0.03 },
    ink,
    width: inner,
    maxLines: 3,
    minSize: 16,
  })
  const said = fitText(house.description, {
    letters: isClassic ? { face: 'ibarraItalic', size: 13.5, line: 17 } : { face: 'hanken', size: 10.5, line: 14.5 },
    ink: soft,
    width: Math.min(inner, isClassic ? inner : 80),
    maxLines: 4,
    minSize: 7,
  })
  const where = fitText(house.address, {
    letters: isClassic ? { face: 'ibarra', size: 12, line: 16 } : { face: 'hanken', size: 10, line: 14 },
    ink: soft,
    width: inner,
    maxLines: 3,
    minSize: 7,
  })
  const align = isClassic ? 'center' : 'left'
  const logoSide = house.logo ? (isClassic ? 34 : isModern ? 26 : 16) : 0
  const logoTop = isClassic ? height * 0.3 : side + 4
  const whereTop = height - (isClassic ? 20 : side + 4) - where.height
  // The classic name stands below its logo, the others at the foot of the cover.
  const top = isClassic ? logoTop + logoSide + 9 : whereTop - 7 - said.height - 4 - name.height
  const rule = top + name.height + 4 + said.height + 7
  const ground = groundOf(width, height, options.press)
  const cloth = isModern
    ? [
        {
          kind: 'image',
          ...ground,
          source: { svg: gingham(house, ground.width, ground.height, 18.56) },
          alt: '',
        } as const,
      ]
    : []
  return [
    ...cloth,
    ...logoItems(
      house,
      isClassic ? (width - logoSide) / 2 : side,
      logoTop,
      logoSide,
      isClassic ? logoSide / 2 : isModern ? 6 : 1,
    ),
    ...asTitle(drawFitted(name, { x: side, y: top, width: inner, align })),
    ...drawFitted(said, { x: side, y: top + name.height + 4, width: inner, align }),
    ...drawFitted(where, { x: side, y: whereTop, width: inner, align }),
    ...(isClassic && rule + 2 < whereTop ? doubleRule((width - RULE_MM) / 2, rule, house.colors.rule) : []),
  ]
}

/** The back: where the house is, the code, and which edition this is. */
export function backItems({ house, words, model, options }: SheetJob, { width, height, side }: Panel): SheetItem[] {
  const isClassic = house.style === 'classic'
  const inner = width - 2 * side
  const align = isClassic ? 'center' : 'left'
  const letters = isClassic
    ? ({ face: 'ibarra', size: 10.6, line: 14 } as const)
    : ({ face: 'hanken', size: 9, line: 12.5 } as const)
  const lines = [
    house.name,
    house.address,
    house.phone,
    '',
    `${PRINT_TEXTS[model.locale].today}: ${house.url}`,
    [words.edition, words.validFrom].filter(Boolean).join(' · '),
    ...words.said,
  ]
  const texts = lines.map(text => fitText(text, { letters, ink: INK.soft, width: inner, maxLines: 2, minSize: 7 }))
  const textHeight = texts.reduce((sum, each) => sum + Math.max(each.height, 1), 0)
  let y = height - side - 4 - textHeight
  const codeTop = y - CODE_MM - 4
  const drawn = texts.flatMap(each => {
    const items = drawFitted(each, { x: side, y, width: inner, align })
    y += Math.max(each.height, 1)
    return items
  })
  if (!options.qr) return drawn
  const code: SheetItem = {
    kind: 'code',
    x: isClassic ? (width - CODE_MM) / 2 : side,
    y: codeTop,
    side: CODE_MM,
    ...house.code,
    alt: `QR: ${house.url}`,
  }
  return [code, ...drawn]
}

/** What the marks mean, over the address of the house. */
function legendOnBack({ house, model, options }: SheetJob, { width, side }: Panel): SheetItem[] {
  const look = PAPER_LOOKS[house.style]
  const inner = width - 2 * side
  return legendBlock({ model, allergens: options.allergens, look, width: inner, colors: house.colors }).draw(
    side,
    side + 4,
  )
}

export type SetBooklet = SetCarta & Required<Pick<SetCarta, 'reading'>>

/** A booklet of A5 on A4: cover, carta, blanks up to a multiple of four, back. `reading`: its pages in their order. */
export function setBooklet(job: SheetJob): SetBooklet | null {
  const paper = BOOKLET_PAPERS[job.house.style]
  const { width, height } = paper
  const set = job.model.secondLocale ? setTwoLanguages : setCarta
  const numberOf = (page: number, pages: number): [number, number] => [page + 2, 4 * Math.ceil((pages + 2) / 4)]
  const head = { bottom: paper.nextTop, items: [] }
  const inside = set(job, paper, head, { hasLegend: false, hasEnd: false, isBook: true, numberOf })
  if (!inside) return null
  const page = (items: SheetItem[]): SheetPage => ({ width, height, items })
  const frame = frameItems(job.house, width, height, paper.frame)
  const panel = { width, height, side: paper.side + 2 }
  const blanks = (4 - ((inside.pages.length + 2) % 4)) % 4
  const reading = [
    page([...frame, ...coverItems(job, panel)]),
    ...inside.pages,
    ...Array.from({ length: blanks }, () => page(frame)),
    page([...frame, ...legendOnBack(job, panel), ...backItems(job, panel)]),
  ]
  return { ...inside, reading, pages: imposed(reading) }
}
