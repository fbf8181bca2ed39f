import { ALLERGEN_IDS, ALLERGEN_NAMES } from '#features/allergens/allergens.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import { ALLERGEN_LETTERS, PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { PrintModel } from '../content/print-model.ts'
import type { SheetItem } from '#platform/typeset/sheet.ts'
import { ALLERGEN_ICONS } from './allergen-icons.ts'
import type { Block } from './block.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import {
  baselineIn,
  drawLine,
  fillLines,
  type Line,
  markOf,
  lineWidth,
  MM_PER_PT,
  toMm,
  type Word,
  wordsOf,
} from './words.ts'

const COLUMNS = { most: 7, least: 1, gap: 1.5 } as const
const PADDING_MM = 2.4
const BEFORE_SENTENCE_MM = 1.4
const ROW_GAP_MM = 0.4
/** Side of an icon in the legend, in points. */
const ICON = 9

type Setting = { model: PrintModel; allergens: AllergenMarks; look: PaperLook; width: number; rule: string }

function sentenceOf({ hasUndeclared, lacksTraces, locale }: PrintModel, allergens: AllergenMarks): string {
  const texts = PRINT_TEXTS[locale]
  if (allergens === 'names') return texts.names
  if (allergens === 'none') return hasUndeclared ? texts.noneUndeclared : texts.none
  return lacksTraces ? texts.legendWithoutTraces : texts.legend
}

function entryOf(index: number, { allergens, look, model }: Setting): Word[] {
  const id = ALLERGEN_IDS[index]
  if (!id) return []
  const { legend } = look
  const bold: Letters = { ...legend, face: look.footBold }
  const name = wordsOf(ALLERGEN_NAMES[id][model.locale], { letters: legend, ink: INK.soft })
  if (allergens === 'icons')
    return [
      {
        ...markOf(ALLERGEN_NAMES[id][model.locale], { letters: bold, ink: INK.text }),
        icon: ALLERGEN_ICONS[id],
        width: ICON,
      },
      ...name,
    ]
  const mark = allergens === 'numbers' ? String(index + 1) : ALLERGEN_LETTERS[id]
  return [...wordsOf(mark, { letters: bold, ink: INK.text }), ...name]
}

/** What the marks mean, and what no mark promises; a sentence alone on sheets without marks. */
export function legendBlock(setting: Setting): Block {
  const { model, allergens, look, width, rule } = setting
  const { legend } = look
  const line = toMm(legend.line)
  const hasMarks = allergens !== 'names' && allergens !== 'none'
  const entries = hasMarks ? ALLERGEN_IDS.map((_, index) => entryOf(index, setting)) : []
  const widest = Math.max(0, ...entries.map(words => toMm(lineWidth(words)))) + COLUMNS.gap
  const columns = Math.max(COLUMNS.least, Math.min(COLUMNS.most, Math.floor(width / widest)))
  const rows = Math.ceil(entries.length / columns)
  const sentence = fillLines(
    wordsOf(sentenceOf(model, allergens), { letters: legend, ink: INK.soft }),
    width / MM_PER_PT,
  )
  const rowHeight = line + ROW_GAP_MM
  const tableHeight = rows * rowHeight + (rows > 0 ? BEFORE_SENTENCE_MM : 0)
  return {
    height: PADDING_MM + tableHeight + sentence.length * line + PADDING_MM,
    draw: (x, y): SheetItem[] => {
      const draw = (words: Line, left: number, top: number): SheetItem[] =>
        drawLine(words, { x: left, baseline: top + toMm(baselineIn(legend)), k: 1 })
      return [
        { kind: 'line', x1: x, y1: y, x2: x + width, y2: y, ink: rule, thickness: 0.25 },
        ...entries.flatMap((words, index) =>
          draw(
            words,
            x + ((index % columns) * width) / columns,
            y + PADDING_MM + Math.floor(index / columns) * rowHeight,
          ),
        ),
        ...sentence.flatMap((words, index) => draw(words, x, y + PADDING_MM + tableHeight + index * line)),
      ]
    },
  }
}
