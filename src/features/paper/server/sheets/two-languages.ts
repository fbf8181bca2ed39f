import { MM_PER_PT, type SheetItem } from '#platform/typeset/sheet.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { PRINT_TEXTS } from '../../paper.print-texts.ts'
import type { PrintCategory, PrintDish } from '../content/print-model.ts'
import type { Block, CategoryBlocks } from '../parts/block.ts'
import { type CategorySetting, columnNameLines, drawColumnNames, settingOf, strip } from '../parts/category-block.ts'
import { cartaHead, type KindChange, type SetCarta, setPages, type SheetJob } from './carta.ts'
import { type DishSetting, drawPrices, priceEnds, pricesWidth } from '../parts/dish-block.ts'
import { marksOf } from '../parts/dish-marks.ts'
import { courseHeight, courseLines, drawCourse, itemLook } from '../parts/set-menu-block.ts'
import { INK, PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import type { Paper } from '../parts/papers.ts'
import { baselineIn, drawLine, fillLines, type Line, toMm, type Word, wordsOf } from '../parts/words.ts'
import type { PageText } from '#features/restaurants/locales/locales.rules.ts'

/** Width of each language and the gap after it, in millimeters. */
const COLUMNS: Record<Style, { width: number; gap: number }> = {
  classic: { width: 69, gap: 4.5 },
  modern: { width: 74, gap: 5 },
  minimal: { width: 73, gap: 5 },
}

/** Where the second language begins, and how wide both are, beside the prices of the dish. */
function halves({ look, width, priceWidths }: DishSetting): { width: number; second: number } {
  const ends = priceEnds({
    look,
    width,
    priceWidths,
    k: 1,
    zoneColumns: priceWidths.length,
    locale: 'es',
    allergens: 'none',
  })
  const prices = priceWidths.length > 0 ? width - (ends[0] ?? width) + (priceWidths[0] ?? 0) : 0
  const { width: most, gap } = COLUMNS[look.style]
  const half = Math.min(most, (width - prices - 2 * gap) / 2)
  return { width: half, second: half + gap }
}

type Side = { name: Line[]; text: Line[] }

/** 'el kilo' stands before its amount where it has room there, else before the text. */
function unitPlaced(dish: PrintDish, setting: DishSetting, { width, second }: ReturnType<typeof halves>): PrintDish {
  const { unit, ...rest } = dish
  const free = setting.width - second - width
  if (!unit || pricesWidth(dish, setting) <= free) return dish
  return { ...rest, inline: [{ label: unit, amount: '' }, ...dish.inline] }
}

function sidesOf(dish: PrintDish, setting: DishSetting, half: number): [Side, Side] {
  const { look, k, locale, allergens } = setting
  const points = half / MM_PER_PT / k
  const marks = marksOf(dish.allergens, allergens, look, locale)
  const inline = dish.inline.map(({ label, amount }) => [label, amount].filter(Boolean).join(' ')).join(' · ')
  const said = ({ text: words, lang }: PageText): Word[] =>
    wordsOf(words, { letters: look.text, ink: INK.soft, lang: lang ?? locale })
  const text = [...wordsOf(inline, { letters: look.inline, ink: INK.text }), ...said(dish.description)]
  const name = wordsOf(dish.name.text, { letters: look.name, ink: INK.text, lang: dish.name.lang ?? locale })
  const second = dish.second
    ? wordsOf(dish.second.text, { letters: look.name, ink: INK.soft, lang: dish.second.lang })
    : []
  return [
    {
      name: fillLines(text.length > 0 ? name : [...name, ...marks], points),
      text: text.length > 0 ? fillLines([...text, ...marks], points) : [],
    },
    { name: fillLines(second, points), text: fillLines(said(dish.secondDescription), points) },
  ]
}

function drawSide({ name, text }: Side, { look, k }: DishSetting, [x, y]: readonly [number, number]): SheetItem[] {
  const at = (index: number): number => y + toMm((index * look.name.line + baselineIn(look.name)) * k)
  const below = y + toMm(name.length * look.name.line * k)
  return [
    ...name.flatMap((line, index) => drawLine(line, { x, baseline: at(index), k })),
    ...text.flatMap((line, index) =>
      drawLine(line, { x, baseline: below + toMm((index * look.text.line + baselineIn(look.text)) * k), k }),
    ),
  ]
}

/** The names of a course side by side over the line that begins it. */
function courseInTwo(
  { course }: PrintDish,
  { look, k }: DishSetting,
  { width, second }: ReturnType<typeof halves>,
): Block {
  const names = [course?.name, course?.second].map(name => (name ? courseLines(name, look, width, k) : []))
  return {
    height: Math.max(...names.map(lines => courseHeight(lines, look, k))),
    draw: (x, y) => names.flatMap((lines, side) => drawCourse(lines, look, k, [x + side * second, y])),
  }
}

/** A dish in two languages side by side, with one price; a missing name is printed once. */
function dishInTwo(printed: PrintDish, whole: DishSetting): Block {
  const setting = printed.isItem ? { ...whole, look: itemLook(whole.look) } : whole
  const { look, k } = setting
  const places = halves(whole)
  const dish = unitPlaced(printed, setting, places)
  const { width, second } = places
  const course = courseInTwo(dish, whole, places)
  const sides = sidesOf(dish, setting, width)
  const heights = sides.map(({ name, text }) => toMm((name.length * look.name.line + text.length * look.text.line) * k))
  return {
    height: course.height + Math.max(...heights),
    draw: (x, top) => {
      const y = top + course.height
      return [
        ...course.draw(x, top),
        ...drawSide(sides[0], setting, [x, y]),
        ...drawSide(sides[1], setting, [x + second, y]),
        ...drawPrices(dish, setting, x, y + toMm(baselineIn(look.price) * k)),
      ]
    },
  }
}

function headInTwo(category: PrintCategory, setting: CategorySetting, goesOn: boolean): Block {
  const { look, k, model, colors } = setting
  const dish = settingOf(category, setting)
  const { width, second } = halves(dish)
  const ink = look.style === 'minimal' ? INK.text : colors.title
  const more = (locale: 'es' | 'en' | 'pt' | null): string => (goesOn && locale ? PRINT_TEXTS[locale].goesOn : '')
  const titles = [
    { text: category.name.text + more(model.locale), lang: category.name.lang, ink },
    {
      text: category.second ? category.second.text + more(model.secondLocale) : '',
      lang: category.second?.lang,
      ink: INK.soft,
    },
  ].map(title =>
    fillLines(wordsOf(title.text, { letters: look.category, ink: title.ink, lang: title.lang }), width / MM_PER_PT / k),
  )
  const lines = Math.max(...titles.map(({ length }) => length))
  const names = columnNameLines(category, model)
  const height = toMm(Math.max(lines * look.category.line, names * look.columnName.line) * k)
  const isMinimal = look.style === 'minimal'
  const [above, below] = isMinimal ? [2.2 * k, 1.6 * k] : [0, (look.style === 'modern' ? 4.5 : 3.2) * k]
  // A hairline over a minimal title, under the others a line or the strip of the look.
  const edge = (x: number, top: number): SheetItem[] => {
    const at = isMinimal ? top : top + height + 1.2 * k
    if (look.style === 'modern') return strip(x, at, setting.width, setting)
    const line = { x1: x, y1: at, x2: x + setting.width, y2: at }
    return [{ kind: 'line', ...line, ink: isMinimal ? INK.text : colors.rule, thickness: isMinimal ? 0.3 : 0.25 }]
  }
  return {
    height: above + height + below,
    draw: (x, top) => {
      const y = top + above
      return [
        ...titles.flatMap((title, side) =>
          title
            .flatMap((line, index) =>
              drawLine(line, {
                x: x + side * second,
                baseline:
                  y + height - toMm(((title.length - index) * look.category.line - baselineIn(look.category)) * k),
                k,
              }),
            )
            .map((item, index) =>
              side === 0 && index === 0 && item.kind === 'text' ? { ...item, heading: 2 as const } : item,
            ),
        ),
        ...drawColumnNames(category, setting, {
          x,
          baseline: y + height - toMm((look.columnName.line - baselineIn(look.columnName)) * k),
        }),
        ...edge(x, top),
      ]
    },
  }
}

/** Titles and prices leave room for the second language. */
export function twoLanguageLook(style: Style): PaperLook {
  const look = { ...PAPER_LOOKS[style], leaders: false }
  if (style !== 'classic') return look
  return { ...look, category: { ...look.category, size: 16.5, line: 18.2 }, priceWidth: 10.4, priceGap: 2.3 }
}

/** Dishes in two languages side by side. */
export function blocksInTwo(category: PrintCategory, setting: CategorySetting): CategoryBlocks {
  const dish = settingOf(category, setting)
  return {
    head: headInTwo(category, setting, false),
    headAgain: headInTwo(category, setting, true),
    dishes: category.dishes.map(each => dishInTwo(each, dish)),
    betweenDishes: setting.look.betweenDishes * setting.k,
  }
}

/** A carta in two languages side by side. */
export function setTwoLanguages(
  job: SheetJob,
  paper: Paper,
  head = cartaHead(job, paper),
  change: KindChange = {},
): SetCarta | null {
  const look = twoLanguageLook(job.house.style)
  return setPages(job, { paper, head, look, hasLegend: true, blocks: blocksInTwo, ...change })
}
