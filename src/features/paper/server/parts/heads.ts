import type { SheetItem } from '#platform/typeset/sheet.ts'
import { asTitle, drawFitted, fitText } from './fit-text.ts'
import { WHITE } from '#features/theme/color.ts'
import type { PaperHouse } from './house.ts'
import { boardItems, boardRoom, hangingHeight, hangingItems, nameLetters, nameText, plateRadius } from './look-head.ts'
import { INK } from './looks.ts'

/** The head of a first page. `height`: from the top of the page to where the carta may begin. */
export type Head = { bottom: number; items: SheetItem[] }
export type HeadSetting = {
  house: PaperHouse
  pageWidth: number
  left: number
  right: number
  /** Of the classic and the minimal head, from the top of the page. */
  top: number
  /** Of the modern block. */
  blockHeight: number
  /** In place of the name and description of the house. */
  title?: string
  subtitle?: string
  /** Right of the title: small, and large below. */
  aside?: { small: string; large: string }
}

const EDGE_MM = 8
const SQUARE_MM = 9
/** In the modern block. */
const LOGO_MM = 17
const ASIDE = { classic: ['ibarra', 'ibarraBold'], minimal: ['hanken', 'hankenBold'] } as const

/** The gingham of the modern look. */
export function gingham({ colors }: PaperHouse, width: number, height: number, square = SQUARE_MM): string {
  const half = square / 2
  const stripes = (size: number): number[] => Array.from({ length: Math.ceil(size / square) }, (_, at) => at * square)
  const columns = stripes(width).map(x => `<rect x="${x}" width="${half}" height="${height}"/>`)
  const rows = stripes(height).map(y => `<rect y="${y}" width="${width}" height="${half}"/>`)
  const crossings = stripes(width).flatMap(x =>
    stripes(height).map(y => `<rect x="${x}" y="${y}" width="${half}" height="${half}"/>`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${colors.ground}"/><g fill="${colors.stripe}">${columns.join('')}${rows.join('')}</g><g fill="${colors.crossing}">${crossings.join('')}</g></svg>`
}

/** On white paper a logo that needs no plate takes all its room. */
export function logoItems(
  { logo, name, style, head }: PaperHouse,
  x: number,
  y: number,
  side: number,
  radius: number,
): SheetItem[] {
  if (!logo) return []
  const isOnPaper = style !== 'modern' || head?.ornament === 'awning'
  const padding = logo.plate === WHITE && isOnPaper ? 0 : side * 0.12
  return [
    { kind: 'rect', x, y, width: side, height: side, fill: logo.plate, radius },
    {
      kind: 'image',
      x: x + padding,
      y: y + padding,
      width: side - 2 * padding,
      height: side - 2 * padding,
      source: { file: logo.file },
      alt: `Logo: ${name}`,
    },
  ]
}

function modernHead(setting: HeadSetting): Head {
  const { house, pageWidth, blockHeight, title = house.name, subtitle = house.description, aside } = setting
  const { colors } = house
  const own = setting.title === undefined ? house.head : null
  const onPaper = own?.ornament === 'awning'
  const hanging = hangingHeight(own)
  const width = pageWidth - 2 * EDGE_MM
  const inner = EDGE_MM + 7
  const hasLogo = house.logo !== null && setting.title === undefined
  const textLeft = inner + (hasLogo ? LOGO_MM + 5 : 0)
  const asideWidth = aside ? 60 : 0
  const room = pageWidth - EDGE_MM - 7 - textLeft - asideWidth
  const name = fitText(nameText(own, title), {
    letters: nameLetters(own, { face: 'familjen', size: 27, line: 27, spacing: -0.03 }),
    ink: own?.ink ?? colors.onGround,
    width: room,
    maxLines: 2,
    minSize: 12,
  })
  const said = fitText(subtitle, {
    letters: { face: 'hanken', size: 10, line: 13 },
    ink: onPaper ? INK.soft : colors.onGround,
    width: room,
    maxLines: name.lines.length > 1 ? 1 : 2,
    minSize: 6.5,
  })
  const height = Math.max(blockHeight, hanging + Math.max(name.height + said.height, hasLogo ? LOGO_MM : 0) + 6)
  const middle = EDGE_MM + (height + hanging) / 2
  const top = middle - (name.height + 1.2 + said.height) / 2
  const block = { x: EDGE_MM, y: EDGE_MM, width, height, radius: own ? 0 : 4 }
  const cloth: SheetItem = { kind: 'image', ...block, source: { svg: gingham(house, width, height) }, alt: '' }
  const ground: SheetItem = { kind: 'rect', ...block, fill: colors.ground }
  const drawAside = aside
    ? (['small', 'large'] as const).flatMap((part, index) =>
        drawFitted(
          fitText(aside[part], {
            letters:
              index === 0 ? { face: 'hanken', size: 10, line: 13.5 } : { face: 'hankenBold', size: 12.5, line: 16 },
            ink: colors.onGround,
            width: asideWidth,
            maxLines: 1,
            minSize: 7,
          }),
          {
            x: pageWidth - EDGE_MM - 7 - asideWidth,
            y: EDGE_MM + height / 2 - 4 + index * 5,
            width: asideWidth,
            align: 'right',
          },
        ),
      )
    : []
  return {
    bottom: EDGE_MM + height + 8,
    items: [
      ...(onPaper ? [] : [own || setting.title !== undefined ? ground : cloth]),
      ...hangingItems(own, block),
      ...(hasLogo ? logoItems(house, inner, middle - LOGO_MM / 2, LOGO_MM, plateRadius(house, LOGO_MM, 4.6)) : []),
      ...asTitle(drawFitted(name, { x: textLeft, y: top, width: room, align: 'left' })),
      ...drawFitted(said, { x: textLeft, y: top + name.height + 1.2, width: room, align: 'left' }),
      ...drawAside,
    ],
  }
}

function plainHead(setting: HeadSetting): Head {
  const { house, pageWidth, left, right, top, title = house.name, subtitle = house.description, aside } = setting
  const isClassic = house.style === 'classic'
  const own = setting.title === undefined ? house.head : null
  const board = boardRoom(own)
  const hasLogo = house.logo !== null && setting.title === undefined
  const side = isClassic ? 17 : 14
  const asideWidth = aside ? 60 : 0
  const width = pageWidth - left - right - (isClassic ? 0 : hasLogo ? side + 6 : 0) - asideWidth
  const align = isClassic && !aside ? 'center' : 'left'
  const above = isClassic && hasLogo ? side + 1 : 0
  const name = fitText(nameText(own, title), {
    letters: nameLetters(
      own,
      isClassic
        ? { face: 'ibarra', size: 35, line: 38, spacing: -0.015 }
        : { face: 'hanken', size: 30, line: 32, spacing: -0.04 },
    ),
    ink: own?.ink ?? (isClassic ? house.colors.title : INK.text),
    width: width - 2 * board.x,
    maxLines: 2,
    minSize: 12,
  })
  const said = fitText(subtitle, {
    letters: isClassic
      ? { face: aside ? 'ibarra' : 'ibarraItalic', size: aside ? 11.5 : 12.5, line: 16 }
      : { face: 'hanken', size: 10, line: 14 },
    ink: isClassic ? INK.text : INK.soft,
    width: isClassic ? width : Math.min(width, 96),
    maxLines: 2,
    minSize: 7,
    isBalanced: true,
  })
  const gap = (isClassic ? 0 : 1.5) + board.y / 2
  const nameBottom = top + above + name.height + 2 * board.y
  const bottom = nameBottom + gap + said.height
  const asideItems = aside
    ? (['small', 'large'] as const).flatMap((part, index) =>
        drawFitted(
          fitText(aside[part], {
            letters: {
              face: ASIDE[isClassic ? 'classic' : 'minimal'][index] ?? 'hanken',
              size: index === 0 ? (isClassic ? 11.5 : 10) : 12.5,
              line: index === 0 ? 13.5 : 16,
            },
            ink: INK.text,
            width: asideWidth,
            maxLines: 1,
            minSize: 7,
          }),
          { x: pageWidth - right - asideWidth, y: bottom - 10.6 + index * 5, width: asideWidth, align: 'right' },
        ),
      )
    : []
  return {
    bottom: Math.max(bottom, top + (hasLogo && !isClassic ? side : 0)) + (isClassic ? 5 : 9),
    items: [
      ...(hasLogo
        ? logoItems(
            house,
            isClassic ? (pageWidth - side) / 2 : pageWidth - right - side,
            top,
            side,
            plateRadius(house, side, isClassic ? side / 2 : 1),
          )
        : []),
      ...boardItems(own, { x: left, y: top + above, width, height: nameBottom - top - above }),
      ...asTitle(drawFitted(name, { x: left + board.x, y: top + above + board.y, width: width - 2 * board.x, align })),
      ...drawFitted(said, {
        x: left,
        y: nameBottom + gap,
        width: isClassic ? width : Math.min(width, 110),
        align,
      }),
      ...asideItems,
    ],
  }
}

/** What stands over a carta's first page (PAPER-AND-NUMBERS §4, 'Head'). */
export const headOf = (setting: HeadSetting): Head =>
  setting.house.style === 'modern' ? modernHead(setting) : plainHead(setting)

/** The double frame around each page of the classic look. */
export function frameItems({ style, colors }: PaperHouse, width: number, height: number, inset: number): SheetItem[] {
  if (style !== 'classic') return []
  return [
    { at: inset, thickness: 0.35 },
    { at: inset + 1.25, thickness: 0.18 },
  ].map(({ at, thickness }) => ({
    kind: 'rect',
    x: at,
    y: at,
    width: width - 2 * at,
    height: height - 2 * at,
    stroke: colors.rule,
    thickness,
  }))
}
