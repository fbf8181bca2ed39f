import { MM_PER_PT } from '#platform/typeset/sheet.ts'
import { dateWords, PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { Block, CategoryBlocks } from '../parts/block.ts'
import {
  asHeading,
  type CategorySetting,
  columnNameLines,
  drawColumnNames,
  namesRoom,
  settingOf,
} from '../parts/category-block.ts'
import { type SetCarta, setPages, type SheetJob } from './carta.ts'
import { dishBlock, type DishSetting, priceEnds } from '../parts/dish-block.ts'
import { headOf } from '../parts/heads.ts'
import { INK, PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import { baselineIn, drawLine, fillLines, toMm, wordsOf } from '../parts/words.ts'
import { DOOR_PAPERS } from '../parts/papers.ts'
import type { PrintCategory, PrintDish, PrintModel } from '../content/print-model.ts'

/** Names of a list of prices have 9 to 12 points. */
const NAME_SIZE = 10
/** Of its letters: 9 to 12 points. */
export const LIST_RANGE = { least: 0.9, most: 1.2 } as const

/** A list has smaller titles, and its names are no titles. */
export function listLook(look: PaperLook): PaperLook {
  const face = look.style === 'classic' ? 'ibarra' : 'hanken'
  const price = look.style === 'classic' ? 'ibarra' : 'hankenBold'
  const line = NAME_SIZE * 1.2
  const size = look.style === 'minimal' ? NAME_SIZE * 1.05 : NAME_SIZE * 1.4
  return {
    ...look,
    name: { face, size: NAME_SIZE, line },
    price: { face: price, size: NAME_SIZE, line },
    category: { ...look.category, size, line: size * 1.15 },
    priceWidth: 9.4,
    priceGap: 0.8,
    betweenDishes: 0.35,
    betweenCategories: 4.1,
    underHead: 0.4,
    leaders: false,
  }
}

/** A title on the line of the names of its columns. */
function listHead(category: PrintCategory, setting: CategorySetting, goesOn: boolean): Block {
  const { look, k, width, model, colors } = setting
  const text = `${category.name.text}${goesOn ? PRINT_TEXTS[model.locale].goesOn : ''}`
  const ink = look.style === 'minimal' ? INK.text : colors.title
  const words = wordsOf(text, { letters: look.category, ink, lang: category.name.lang ?? model.locale })
  const lines = fillLines(words, (width - namesRoom(category, setting)) / MM_PER_PT / k)
  const names = columnNameLines(category, model) * look.columnName.line
  const height = toMm(Math.max(lines.length * look.category.line, names) * k)
  return {
    height: height + look.underHead * k,
    draw: (x, y) => {
      const first = y + height - toMm(lines.length * look.category.line * k)
      const title = lines.flatMap((line, index) =>
        drawLine(line, { x, baseline: first + toMm((index * look.category.line + baselineIn(look.category)) * k), k }),
      )
      const baseline = y + height - toMm((look.columnName.line - baselineIn(look.columnName)) * k)
      return [...asHeading(title), ...drawColumnNames(category, setting, { x, baseline })]
    },
  }
}

/** A thin line between the prices of two zones. */
function zoneRule(block: Block, setting: DishSetting): Block {
  const ends = priceEnds(setting)
  const end = ends[setting.zoneColumns - 1]
  if (setting.priceWidths.length <= setting.zoneColumns || end === undefined) return block
  return {
    height: block.height,
    draw: (x, y) => {
      const at = x + end + 1.2 * setting.k
      return [
        { kind: 'line', x1: at, y1: y, x2: at, y2: y + block.height, ink: INK.rule, thickness: 0.12 },
        ...block.draw(x, y),
      ]
    },
  }
}

/** Names and prices, a rule under each. */
export function listBlocks(category: PrintCategory, setting: CategorySetting): CategoryBlocks {
  const dish = { ...settingOf(category, setting), hasRules: true }
  return {
    head: listHead(category, setting, false),
    headAgain: listHead(category, setting, true),
    dishes: category.dishes.map(each => zoneRule(dishBlock(each, dish), dish)),
    betweenDishes: setting.look.betweenDishes * setting.k,
  }
}

/** What a list of prices shows: no texts, and of set menus what they cost. */
export function listModel(model: PrintModel): PrintModel {
  const zones = Math.max(1, model.zoneNames.length)
  const bare = ({ description: _text, ...dish }: PrintDish): PrintDish => ({
    ...dish,
    description: { text: '', lang: undefined },
  })
  const menus = model.categories.flatMap(({ isSetMenu, name, dishes: [first] }) => {
    if (!isSetMenu || !first) return []
    const columns = Array.from({ length: zones }, () => first.columns[0] ?? [])
    return [bare({ ...first, name, columns })]
  })
  const categories = model.categories
    .filter(({ isSetMenu }) => !isSetMenu)
    .map(category => ({ ...category, dishes: category.dishes.map(bare) }))
  const name = { text: PRINT_TEXTS[model.locale].setMenus, lang: undefined }
  const list: PrintCategory = { _id: 'menus', name, second: null, columnNames: [], dishes: menus }
  return { ...model, secondLocale: null, categories: menus.length > 0 ? [...categories, list] : categories }
}

/** The list of prices for the door: names and prices of one or two zones, nothing else. */
export function setDoorList(job: SheetJob): SetCarta | null {
  const { house, model, options } = job
  const paper = DOOR_PAPERS[house.style]
  const texts = PRINT_TEXTS[model.locale]
  const head = headOf({
    house,
    pageWidth: paper.width,
    left: paper.side,
    right: paper.side,
    top: paper.top,
    blockHeight: 27,
    title: texts.priceList,
    subtitle: [house.name, house.address].filter(Boolean).join(' · '),
    aside: { small: texts.validFromHead, large: dateWords(options.validFrom, model.locale) },
  })
  const bare = listModel(model)
  return setPages(
    { ...job, model: bare, options: { ...options, allergens: 'none' } },
    { paper, head, look: listLook(PAPER_LOOKS[house.style]), hasLegend: false, range: LIST_RANGE, blocks: listBlocks },
  )
}
