import type { Locale } from '#shared/locale.ts'
import { mix, WHITE } from '#features/theme/color.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import { ALLERGEN_LETTERS, MARK_WORDS, PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { PrintModel } from '../content/print-model.ts'
import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
import { ALLERGEN_ICONS } from './allergen-icons.ts'
import type { Block } from './block.ts'
import type { PaperHouse } from './house.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import { baselineIn, drawLine, fillLines, type Line, markOf, lineWidth, toMm, type Word, wordsOf } from './words.ts'

const COLUMNS = [14, 7, 5, 4, 3, 2, 1] as const
const GAP_MM = 4
const LEAST_GAP_MM = 2
const PADDING_MM = 2.4
const BEFORE_SENTENCE_MM = 1.4
const ROW_GAP_MM = 0.4
/** Side of an icon in the legend, in points. */
const ICON = 9
/** After an icon or a number, in points. */
const MARK_GAP = 3.6
/** The modern look has its key on a tint of its color. */
const BOX = { side: 3, top: 2.2, radius: 2.4, paleness: 0.93 } as const

type Setting = {
  model: PrintModel
  allergens: AllergenMarks
  look: PaperLook
  width: number
  colors: Pick<PaperHouse['colors'], 'rule' | 'title'>
}

function sentenceIn({ hasUndeclared, lacksTraces }: PrintModel, allergens: AllergenMarks, locale: Locale): string {
  const texts = PRINT_TEXTS[locale]
  if (allergens === 'names') return texts.names
  if (allergens === 'none') return hasUndeclared ? texts.noneUndeclared : texts.none
  return (lacksTraces ? texts.legendWithoutTraces : texts.legend).replace('{mark}', MARK_WORDS[allergens][locale])
}

/** In both languages of a sheet. */
const localesOf = ({ locale, secondLocale }: PrintModel): Locale[] => (secondLocale ? [locale, secondLocale] : [locale])

function entryOf(id: AllergenId, { allergens, look, model }: Setting): Word[] {
  const { legend } = look
  const bold: Letters = { ...legend, face: look.footBold }
  const names = [...new Set(localesOf(model).map(locale => ALLERGEN_NAMES[id][locale]))].join(' · ')
  const name = wordsOf(names, { letters: legend, ink: INK.soft })
  const [first, ...others] = name
  const apart = first ? [{ ...first, gap: MARK_GAP }, ...others] : []
  if (allergens === 'icons')
    return [{ ...markOf(names, { letters: bold, ink: INK.text }), icon: ALLERGEN_ICONS[id], width: ICON }, ...apart]
  if (allergens === 'numbers') {
    const number = String(ALLERGEN_IDS.indexOf(id) + 1)
    return [
      markOf(number, { letters: { ...bold, size: legend.size * 0.72 }, ink: INK.text, around: 'circle' }),
      ...name,
    ]
  }
  return [...wordsOf(ALLERGEN_LETTERS[id], { letters: bold, ink: INK.text }), ...name]
}

type Table = { rows: Word[][][]; lefts: number[] }

/** As many columns as there is room for, each as wide as it must be, over the whole width. */
function tableOf(entries: readonly Word[][], width: number): Table {
  const widthOf = (words: Word[] | undefined): number => (words ? toMm(lineWidth(words)) : 0)
  for (const columns of COLUMNS) {
    const rows = Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) =>
      entries.slice(row * columns, (row + 1) * columns),
    )
    const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map(row => widthOf(row[at]))))
    const rest = width - widths.reduce((sum, each) => sum + each, 0)
    const gap = columns > 1 ? rest / (columns - 1) : 0
    if (columns > 1 && gap < (columns === COLUMNS[0] ? GAP_MM : LEAST_GAP_MM)) continue
    const lefts = widths.map((_, at) => widths.slice(0, at).reduce((sum, each) => sum + each + gap, 0))
    return { rows, lefts }
  }
  return { rows: [], lefts: [] }
}

/** What the marks mean, and what no mark promises; a sentence alone on sheets without marks. */
export function legendBlock(setting: Setting): Block {
  const { model, allergens, look, width, colors } = setting
  const { legend } = look
  const line = toMm(legend.line)
  const hasMarks = allergens !== 'names' && allergens !== 'none'
  const box = look.style === 'modern' && hasMarks ? BOX : undefined
  const table = tableOf(hasMarks ? ALLERGEN_IDS.map(id => entryOf(id, setting)) : [], width - 2 * (box?.side ?? 0))
  const saying: Letters = look.style === 'classic' ? { ...legend, face: 'ibarraItalic' } : legend
  const said = localesOf(model).flatMap(locale =>
    wordsOf(sentenceIn(model, allergens, locale), { letters: saying, ink: INK.soft, lang: locale }),
  )
  const sentence = fillLines(said, width / MM_PER_PT)
  const rowHeight = line + ROW_GAP_MM
  const count = table.rows.length
  const tableHeight = count === 0 ? 0 : count * rowHeight - ROW_GAP_MM + 2 * (box?.top ?? 0)
  const above = box ? 0 : PADDING_MM
  const below = tableHeight + (count > 0 ? BEFORE_SENTENCE_MM : 0)
  return {
    height: above + below + sentence.length * line + PADDING_MM,
    draw: (x, y): SheetItem[] => {
      const draw = (words: Line, left: number, top: number): SheetItem[] =>
        drawLine(words, { x: left, baseline: top + toMm(baselineIn(legend)), k: 1 })
      const top = y + above
      const edge: SheetItem = box
        ? {
            kind: 'rect',
            x,
            y,
            width,
            height: tableHeight,
            radius: box.radius,
            fill: mix(colors.title, WHITE, box.paleness),
          }
        : { kind: 'line', x1: x, y1: y, x2: x + width, y2: y, ink: colors.rule, thickness: 0.25 }
      return [
        edge,
        ...table.rows.flatMap((row, index) =>
          row.flatMap((words, at) =>
            draw(words, x + (box?.side ?? 0) + (table.lefts[at] ?? 0), top + (box?.top ?? 0) + index * rowHeight),
          ),
        ),
        ...sentence.flatMap((words, index) => draw(words, x, top + below + index * line)),
      ]
    },
  }
}
