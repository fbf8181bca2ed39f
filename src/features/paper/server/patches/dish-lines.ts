import type { BaseStyle } from '#features/theme/looks.ts'
import type { PaperContent } from '../../paper.content.ts'
import type { SheetOptions } from '../../paper.contract.ts'
import { type PrintCategory, printModel } from '../content/print-model.ts'
import type { Block, CategoryBlocks } from '../parts/block.ts'
import { categoryBlocks, type CategorySetting } from '../parts/category-block.ts'
import { foldColumns } from '../parts/fold-columns.ts'
import { INK, PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import {
  A3_PAPERS,
  A4_PAPERS,
  BOOKLET_PAPERS,
  columnWidth,
  DOOR_PAPERS,
  type Paper,
  TWO_LANGUAGE_A3_PAPERS,
  TWO_LANGUAGE_PAPERS,
} from '../parts/papers.ts'
import { LIST_RANGE, listBlocks, listLook, listModel } from '../sheets/door.ts'
import { TRIFOLD_COLUMN } from '../sheets/trifold.ts'
import { blocksInTwo, twoLanguageLook } from '../sheets/two-languages.ts'

/** How large the letters of a printed sheet are, and in which look: with it each of its lines is the same again. */
export type PrintedLook = { style: BaseStyle; k: number }
/** A dish as it stands on a sheet. `between`: to the next one, in millimeters. */
export type DishLine = { dishId: string; block: Block; between: number }

type Setting = {
  look: PaperLook
  width: number
  blocks: (category: PrintCategory, setting: CategorySetting) => CategoryBlocks
}

function settingOf({ format, locales }: SheetOptions, style: BaseStyle): Setting {
  const look = PAPER_LOOKS[style]
  const column = (width: number): Setting => ({ look, width, blocks: categoryBlocks })
  const inTwo = (paper: Paper): Setting => ({
    look: twoLanguageLook(style),
    width: columnWidth(paper),
    blocks: blocksInTwo,
  })
  const isInTwo = locales.length > 1
  switch (format) {
    case 'door':
      return { look: listLook(look), width: columnWidth(DOOR_PAPERS[style]), blocks: listBlocks }
    case 'booklet':
      return isInTwo ? inTwo(BOOKLET_PAPERS[style]) : column(columnWidth(BOOKLET_PAPERS[style]))
    case 'trifold':
      return column(TRIFOLD_COLUMN)
    case 'a3':
      return isInTwo ? inTwo(TWO_LANGUAGE_A3_PAPERS[style]) : column(columnWidth(A3_PAPERS[style]))
    case 'a4':
      return isInTwo ? inTwo(TWO_LANGUAGE_PAPERS[style]) : column(columnWidth(A4_PAPERS[style]))
  }
}

/** Of a column of the sheet, in millimeters. */
export const lineWidthOf = (options: SheetOptions, style: BaseStyle): number => settingOf(options, style).width

const NO_COLORS = { title: INK.text, pale: INK.soft, rule: INK.rule }

/**
 * Every dish of a content as a sheet with these options has it, at this size of letters. `inset`: so much narrower on
 * each side; millimeters.
 */
export function dishLines(
  content: PaperContent,
  options: SheetOptions,
  { style, k, inset = 0 }: PrintedLook & { inset?: number },
): DishLine[] {
  const isList = options.format === 'door'
  const shown = isList ? { ...options, descriptions: false, allergens: 'none' as const } : options
  const printed = printModel(content, shown)
  const model = isList ? listModel(printed) : printed
  const { look, width, blocks } = settingOf(options, style)
  return model.categories.flatMap(category => {
    const most = isList ? LIST_RANGE.most : undefined
    const folded = foldColumns(category, { look, width, zoneNames: model.zoneNames, most })
    const setting = { model, look, allergens: shown.allergens, k, width: width - 2 * inset, colors: NO_COLORS }
    const made = blocks(folded, setting)
    return folded.dishes.flatMap(({ _id: dishId }, index) => {
      const block = made.dishes[index]
      return block ? [{ dishId, block, between: made.betweenDishes }] : []
    })
  })
}
