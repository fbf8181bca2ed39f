import { MM_PER_PT, type SheetItem, type SheetPage } from '#platform/typeset/sheet.ts'
import { lineName, linesOf } from '../../set-menu-lines.ts'
import { dateWords } from '../../paper.print-texts.ts'
import { SLIP_TEXTS } from '../../paper.patch-texts.ts'
import { printModel, withZones, type PrintCategory, type PrintDish } from '../content/print-model.ts'
import type { Block } from '../parts/block.ts'
import { categoryBlocks } from '../parts/category-block.ts'
import { asTitle, drawFitted, fitText } from '../parts/fit-text.ts'
import { INK, type Letters, PAPER_LOOKS, type PaperLook } from '../parts/looks.ts'
import { baselineIn, drawLine, fillLines, toMm, wordsOf } from '../parts/words.ts'
import { shifted } from '../sheets/imposition.ts'
import type { PatchLaidOut, PatchOrder } from './patch-order.ts'

/** Four A6 on an A4; millimeters. */
const SLIP = { width: 105, height: 148.5, side: 10, top: 11, foot: 9, code: 14, gap: 2.5 } as const
const INNER = SLIP.width - 2 * SLIP.side
const ON_SHEET = 4
const GROUP: Letters = { face: 'hankenBold', size: 8.6, line: 12 }
const SAID: Letters = { face: 'hanken', size: 9.5, line: 12.5 }
const FOOT: Letters = { face: 'hanken', size: 7, line: 9.4 }

/** Prices behind the text, with their names: dishes of several categories stand under one another. */
function alone(dish: PrintDish, names: readonly string[], zoneNames: readonly string[]): PrintDish {
  if (names.length === 0 && dish.columns.length < 2) return dish
  const [first = [], ...others] = dish.columns
  const inline = first.flatMap((amount, at) =>
    amount === ''
      ? []
      : [{ label: names[at] ?? '', amount: withZones([amount, ...others.map(each => each[at] ?? '')], zoneNames) }],
  )
  return { ...dish, columns: [['']], inline: [...inline, ...dish.inline] }
}

/** A line of a set menu with the name of its menu: no title stands over it. */
function ofMenu(dish: PrintDish, { isSetMenu, name }: PrintCategory): PrintDish {
  if (!isSetMenu) return dish
  const { isItem, course: _course, ...line } = dish
  return { ...line, name: isItem ? { ...dish.name, text: `${name.text}: ${dish.name.text}` } : name }
}

/** The dishes of a group as they stand on a slip. */
function blocksOf(order: PatchOrder, look: PaperLook, ids: readonly string[]): Block[] {
  const options = { ...order.base.options, locales: order.base.options.locales.slice(0, 1) }
  const model = printModel(order.after, options)
  const dishes = model.categories.flatMap(category =>
    category.dishes
      .filter(({ _id }) => ids.includes(_id))
      .map(dish => alone(ofMenu(dish, category), category.columnNames, model.zoneNames)),
  )
  const group: PrintCategory = { _id: '', name: { text: '', lang: undefined }, second: null, columnNames: [], dishes }
  const setting = {
    model: { ...model, zoneNames: [] },
    look,
    allergens: options.format === 'door' ? ('letters' as const) : options.allergens,
    k: 1,
    width: INNER,
    colors: { title: INK.text, pale: INK.soft, rule: INK.rule },
  }
  return [...categoryBlocks(group, setting).dishes]
}

const textBlock = (text: string, letters: Letters, ink: string, above = 0, heading?: 2): Block => {
  const lines = fillLines(wordsOf(text, { letters, ink }), INNER / MM_PER_PT)
  return {
    height: above + toMm(lines.length * letters.line),
    draw: (x, y) =>
      lines
        .flatMap((line, index) =>
          drawLine(line, { x, baseline: y + above + toMm(index * letters.line + baselineIn(letters)), k: 1 }),
        )
        .map((item, index) => (heading && index === 0 && item.kind === 'text' ? { ...item, heading } : item)),
  }
}

/** Of a set menu that is new, all its dishes. */
const withDishes = ({ after }: PatchOrder, ids: readonly string[]): string[] =>
  linesOf(after).flatMap(({ _id, categoryId, menu }) =>
    ids.includes(_id) || (menu && ids.includes(categoryId)) ? [_id] : [],
  )

/** What has changed, allergens first; a dish stands once, in the first group that has it. */
function groupsOf(order: PatchOrder, look: PaperLook): { head: Block; dishes: Block[] }[] {
  const { changes, base, before } = order
  const [locale = before.defaultLocale] = base.options.locales
  const texts = SLIP_TEXTS[locale]
  const seen = new Set<string>()
  const fresh = (all: readonly { dishId: string | null }[]): string[] =>
    all.flatMap(({ dishId }) => {
      if (dishId === null || seen.has(dishId)) return []
      seen.add(dishId)
      return [dishId]
    })
  const groups = [
    [texts.allergens, blocksOf(order, look, fresh(changes.allergens))],
    [texts.prices, blocksOf(order, look, fresh(changes.prices))],
    [texts.added, blocksOf(order, look, withDishes(order, fresh(changes.added)))],
    [texts.texts, blocksOf(order, look, fresh(changes.texts))],
    [
      texts.gone,
      linesOf(before)
        .filter(({ _id }) => order.goneIds.includes(_id))
        .map(line => textBlock(lineName(line, locale, before.defaultLocale), look.name, INK.text)),
    ],
  ] as const
  return groups.flatMap(([head, dishes]) =>
    dishes.length > 0 ? [{ head: textBlock(head, GROUP, INK.soft, 3.4, 2), dishes: [...dishes] }] : [],
  )
}

/** The sides of a slip: a head stands with its first dish. */
function sidesOf(groups: ReturnType<typeof groupsOf>, room: number, between: number): Block[][] {
  const sides: Block[][] = [[]]
  let used = 0
  for (const { head, dishes } of groups)
    for (const [index, dish] of dishes.entries()) {
      const here = index === 0 ? [head, dish] : [dish]
      const height = here.reduce((sum, block) => sum + block.height, 0) + between
      if (used > 0 && used + height > room) {
        sides.push([])
        used = 0
      }
      sides.at(-1)?.push(...here)
      used += height
    }
  return sides
}

/** Loose slips of A6, four on a sheet, to lay into the carta (PAPER-AND-NUMBERS §4, §5 10). */
export function setSlips(order: PatchOrder): PatchLaidOut {
  const { base, house, words, after, copies } = order
  const look = PAPER_LOOKS[base.look.style]
  const [locale = after.defaultLocale] = base.options.locales
  const texts = SLIP_TEXTS[locale]
  const title = fitText(texts.title, {
    letters: { face: look.name.face, size: 18, line: 19 },
    ink: house.colors.title,
    width: INNER,
    maxLines: 2,
    minSize: 12,
  })
  const from = textBlock(texts.from(dateWords(after.validFrom, locale)), SAID, INK.soft, 1)
  const foot = [texts.rest, words.said[0] ?? '', `${words.edition} · ${texts.ask}`].flatMap(text =>
    fillLines(wordsOf(text, { letters: FOOT, ink: INK.soft }), (INNER - SLIP.code - SLIP.gap) / MM_PER_PT),
  )
  const footHeight = Math.max(SLIP.code, toMm(foot.length * FOOT.line))
  const bottom = SLIP.height - SLIP.foot
  const top = SLIP.top + title.height + from.height + 2
  const between = look.betweenDishes
  const sides = sidesOf(groupsOf(order, look), bottom - footHeight - 3 - top, between)
  const drawSide = (blocks: readonly Block[]): SheetItem[] => {
    let y: number = top
    return [
      ...asTitle(drawFitted(title, { x: SLIP.side, y: SLIP.top, width: INNER, align: 'left' })),
      ...from.draw(SLIP.side, SLIP.top + title.height),
      ...blocks.flatMap(block => {
        const items = block.draw(SLIP.side, y)
        y += block.height + between
        return items
      }),
      ...foot.flatMap((line, index) =>
        drawLine(line, {
          x: SLIP.side,
          baseline: bottom - toMm((foot.length - index) * FOOT.line - baselineIn(FOOT)),
          k: 1,
        }),
      ),
      {
        kind: 'code',
        x: SLIP.width - SLIP.side - SLIP.code,
        y: bottom - SLIP.code,
        side: SLIP.code,
        ...house.code,
        alt: `QR: ${house.url}`,
      },
    ]
  }
  const [width, height] = [2 * SLIP.width, 2 * SLIP.height]
  const cuts = [
    { x1: SLIP.width, y1: 0, x2: SLIP.width, y2: height },
    { x1: 0, y1: SLIP.height, x2: width, y2: SLIP.height },
  ].map((line): SheetItem => ({ kind: 'line', ...line, ink: 'k45', thickness: 0.1, dash: [1, 1] }))
  const sheet = (blocks: readonly Block[]): SheetPage => {
    const side = drawSide(blocks)
    const places = Array.from({ length: ON_SHEET }, (_, at) => [at % 2, Math.floor(at / 2)] as const)
    return {
      width,
      height,
      items: [
        ...cuts,
        ...places.flatMap(([column, row]) => side.map(item => shifted(item, column * SLIP.width, row * SLIP.height))),
      ],
    }
  }
  const sheets = Math.ceil(copies / ON_SHEET)
  return {
    tooTall: [],
    stickers: copies,
    pages: sides.flatMap(blocks => Array.from({ length: sheets }, () => sheet(blocks))),
  }
}
