import { dateWords, PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { CategoryBlocks } from '../parts/block.ts'
import { categoryBlocks, type CategorySetting, settingOf } from '../parts/category-block.ts'
import { type SetCarta, setPages, type SheetJob } from './carta.ts'
import { dishBlock } from '../parts/dish-block.ts'
import { headOf } from '../parts/heads.ts'
import { PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import { DOOR_PAPERS } from '../parts/papers.ts'
import type { PrintCategory, PrintDish, PrintModel } from '../content/print-model.ts'

/** Names of a list of prices have 9 to 12 points. */
const NAME_SIZE = 10

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
    priceWidth: 9,
    priceGap: 1,
    betweenDishes: 0.35,
    betweenCategories: 4.6,
    underHead: 1,
    leaders: false,
  }
}

/** Names and prices, a rule under each. */
export function listBlocks(category: PrintCategory, setting: CategorySetting): CategoryBlocks {
  const dish = { ...settingOf(category, setting), hasRules: true }
  return { ...categoryBlocks(category, setting), dishes: category.dishes.map(each => dishBlock(each, dish)) }
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
    blockHeight: paper.blockHeight,
    title: texts.priceList,
    subtitle: [house.name, house.address].filter(Boolean).join(' · '),
    aside: { small: texts.validFromHead, large: dateWords(options.validFrom, model.locale) },
  })
  const bare = listModel(model)
  return setPages(
    { ...job, model: bare, options: { ...options, allergens: 'none' } },
    { paper, head, look: listLook(PAPER_LOOKS[house.style]), hasLegend: false, blocks: listBlocks },
  )
}
