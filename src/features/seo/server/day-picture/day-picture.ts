import { logoPlate } from '#features/theme/logo-plate.rules.ts'
import { type MenuTheme, menuTheme } from '#features/theme/theme.rules.ts'
import type { BaseStyle } from '#features/theme/looks.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { clamp, wrap } from '#platform/text-setting/lines.ts'
import { outlineOf, verticalsOf, widthOf } from '#platform/text-setting/measure.ts'
import {
  type DayContent,
  type Dish,
  fitCourses,
  gapOf,
  RULE,
  SIZE_STEP,
  styleOf,
  supplementStyle,
  supplementWidth,
} from './day-courses.ts'
import { DAY_HEIGHT, DAY_LOOKS, DAY_WIDTH, type DayLook, type Setting } from './day-looks.ts'

const PLATE_PADDING = 0.125
const NAME_GAP = 32
const INCLUDED_GAP = 20

/** One or more lines of one setting as an outline, from a top edge on. */
function drawLines(
  look: DayLook,
  theme: MenuTheme,
  setting: Setting,
  at: { lines: string[]; x: number; width: number; top: number; end?: boolean },
): string {
  const style = styleOf(setting)
  const { ascent, descent } = verticalsOf(style)
  const height = setting.size * setting.line
  const paths = at.lines.map((text, index) => {
    const room = at.width - widthOf(text, style)
    const left = at.x + (at.end ? room : look.isCentered ? room / 2 : 0)
    const baseline = at.top + index * height + (height - ascent - descent) / 2 + ascent
    return outlineOf(text, style, { left, baseline })
  })
  return `<path fill="${theme[setting.color]}" d="${paths.join('')}"/>`
}

/** A line that fits in the width: smaller, and only at half of its size cut. */
function fitted(setting: Setting, text: string, width: number): { setting: Setting; lines: string[] } {
  const line = drawableLine(setting.font, text)
  let { size } = setting
  while (size > setting.size / 2 && widthOf(line, { ...styleOf(setting), size }) > width) size -= SIZE_STEP
  const smaller = { ...setting, size }
  return { setting: smaller, lines: clamp(wrap(line, styleOf(smaller), width), 1, styleOf(smaller), width) }
}

/** The line over a course: across the body; in the classic look at both sides of its name. */
function drawRule(look: DayLook, theme: MenuTheme, style: BaseStyle, top: number): string {
  const { x, width } = look.body
  if (style === 'classic') return ''
  const color = style === 'minimal' ? theme.text : theme.line
  return `<rect x="${x}" y="${top}" width="${width}" height="${RULE}" fill="${color}"/>`
}

function drawSides(look: DayLook, theme: MenuTheme, name: string, middle: number): string {
  const { x, width } = look.body
  const side = (width - widthOf(name, styleOf(look.course))) / 2 - 28
  if (side < 22) return ''
  return [x, x + width - side]
    .flatMap(left =>
      [-4, 3].map(y => `<rect x="${left}" y="${middle + y}" width="${side}" height="2" fill="${theme.accent}"/>`),
    )
    .join('')
}

function drawCourses(drawn: DayLook, theme: MenuTheme, content: DayContent, top: number): string {
  const { x, width } = drawn.body
  const room = drawn.body.y + drawn.body.height - top - drawn.included.size * drawn.included.line - INCLUDED_GAP
  const { look, courses, size } = fitCourses(drawn, content, room)
  const dishSetting = { ...look.dish, size }
  const parts: string[] = []
  let y = top
  for (const { name, dishes } of courses) {
    y += look.courseGap[0]
    parts.push(drawRule(look, theme, content.style, y))
    y += RULE
    if (name !== '') {
      y += look.courseGap[1]
      const height = look.course.size * look.course.line
      if (content.style === 'classic') parts.push(drawSides(look, theme, name, y + height / 2))
      parts.push(
        drawLines(look, theme, look.course, {
          lines: clamp(wrap(name, styleOf(look.course), width), 1, styleOf(look.course), width),
          x,
          width,
          top: y,
        }),
      )
      y += height
    }
    for (const dish of dishes) {
      y += gapOf(look, size) / 2
      parts.push(drawDish(look, theme, dishSetting, dish, y))
      y += dish.lines.length * size * look.dish.line + gapOf(look, size) / 2
    }
  }
  return parts.join('')
}

/** A dish, and its supplement behind its last line. */
function drawDish(look: DayLook, theme: MenuTheme, setting: Setting, { lines, supplement }: Dish, top: number): string {
  const { x, width } = look.body
  const extra = supplementWidth(look, setting.size, supplement)
  const text = drawLines(look, theme, setting, { lines, x, width: width - extra, top })
  if (extra === 0) return text
  const last = widthOf(lines.at(-1) ?? '', styleOf(setting))
  const left = look.isCentered ? x + (width - extra + last) / 2 : x + last
  const height = setting.size * setting.line
  const { ascent, descent } = verticalsOf(styleOf(setting))
  const baseline = top + (lines.length - 1) * height + (height - ascent - descent) / 2 + ascent
  const outline = outlineOf(` ${supplement}`, supplementStyle(look, setting.size), { left, baseline })
  return `${text}<path fill="${theme['primary-text']}" d="${outline}"/>`
}

/** Logo and name of the house: one beside the other, in the classic look one below the other. */
function drawHouse(look: DayLook, theme: MenuTheme, content: DayContent, logo: string | undefined): string {
  const { x, width } = look.foot
  const side = look.logo
  const beside = logo && !look.isCentered ? side + NAME_GAP : 0
  const name = fitted(look.house, content.house, width - beside)
  const left = look.isCentered ? x + (width - side) / 2 : x
  const height = name.setting.size * name.setting.line
  const nameTop = look.isCentered ? look.top + (logo ? side + 12 : side / 2) : look.top + (side - height) / 2
  return (
    drawLogo(theme, content, { href: logo, x: left, y: look.top, side }) +
    drawLines(look, theme, name.setting, { lines: name.lines, x: x + beside, width: width - beside, top: nameTop })
  )
}

function drawLogo(
  theme: MenuTheme,
  { style, logo }: DayContent,
  { href, x, y, side }: { href: string | undefined; x: number; y: number; side: number },
): string {
  if (!href) return ''
  const plate = logoPlate(style, theme, logo?.tone ?? null)
  const padding = plate ? Math.round(side * PLATE_PADDING) : 0
  const radius = style === 'modern' ? 36 : style === 'classic' ? side / 2 : 18
  const tile = plate ? `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${radius}" fill="${plate}"/>` : ''
  const inner = side - 2 * padding
  return `${tile}<image x="${x + padding}" y="${y + padding}" width="${inner}" height="${inner}" href="${href}"/>`
}

function drawFoot(look: DayLook, theme: MenuTheme, { price, hours, vat, address }: DayContent): string {
  const { x, y, width, height } = look.foot
  const said = fitted(look.hours, hours, look.isCentered ? width : width * 0.6)
  const all = [said.setting.size * said.setting.line, look.vat.size * look.vat.line] as const
  const priceHeight = look.price.size * look.price.line
  const sum = look.isCentered ? priceHeight + all[0] + all[1] : all[0] + all[1]
  let top = y + (height - sum) / 2
  const priceTop = look.isCentered ? top : y + (height - priceHeight) / 2
  if (look.isCentered) top += priceHeight
  const where = fitted(look.address, address, DAY_WIDTH - 2 * 64)
  const centered = { ...look, isCentered: look.isCentered || look.ground === 'primary' }
  return [
    drawLines(look, theme, look.price, { lines: [price], x, width, top: priceTop }),
    drawLines(look, theme, said.setting, { lines: said.lines, x, width, top, end: !look.isCentered }),
    drawLines(look, theme, look.vat, { lines: [vat], x, width, top: top + all[0], end: !look.isCentered }),
    drawLines(centered, theme, where.setting, { lines: where.lines, x, width, top: look.address.y }),
  ].join('')
}

const STRIPE = 60

/** What lies under the text: tablecloth and sheet, a double frame, or lines. */
const GROUNDS: Record<BaseStyle, (theme: MenuTheme, look: DayLook) => string> = {
  modern: (theme, { body, foot }) => {
    const pattern = `<pattern id="g" width="${2 * STRIPE}" height="${2 * STRIPE}" patternUnits="userSpaceOnUse"><g fill="${theme.gingham}" fill-opacity=".05"><rect width="${STRIPE}" height="${2 * STRIPE}"/><rect width="${2 * STRIPE}" height="${STRIPE}"/></g></pattern>`
    const top = body.y - 60
    const sheet = `<rect x="64" y="${top}" width="952" height="${foot.y + foot.height - top}" rx="56"`
    return `<defs>${pattern}<clipPath id="s">${sheet}/></clipPath></defs><rect width="100%" height="100%" fill="url(#g)"/><g clip-path="url(#s)">${sheet} fill="${theme.bg}"/><rect x="64" y="${foot.y}" width="952" height="${foot.height}" fill="${theme['accent-soft']}"/></g>`
  },
  classic: theme =>
    [44, 57]
      .map(
        inset =>
          `<rect x="${inset}" y="${inset}" width="${DAY_WIDTH - 2 * inset}" height="${DAY_HEIGHT - 2 * inset}" fill="none" stroke="${theme.accent}" stroke-width="3"/>`,
      )
      .join(''),
  minimal: (theme, { foot }) =>
    `<rect x="${foot.x}" y="${foot.y - 14}" width="${foot.width}" height="4" fill="${theme.text}"/>`,
}

/** The menu of a day as an SVG of 1080 × 1920 without texts, in the look of the house (TABLE §5 13). */
export function drawDaySvg(content: DayContent, logo: string | undefined): string {
  const look = DAY_LOOKS[content.style]
  const theme = menuTheme(content.colors)
  const { x, y, width, height } = look.body
  const date = look.date.size * look.date.line
  const title = fitted(look.title, content.name, width)
  const top = y + date + title.setting.size * title.setting.line
  const includedTop = y + height - look.included.size * look.included.line
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DAY_WIDTH}" height="${DAY_HEIGHT}"><rect width="100%" height="100%" fill="${theme[look.ground]}"/>`,
    GROUNDS[content.style](theme, look),
    drawHouse(look, theme, content, logo),
    drawLines(look, theme, look.date, { lines: [content.date], x, width, top: y }),
    drawLines(look, theme, title.setting, { lines: title.lines, x, width, top: y + date }),
    drawCourses(look, theme, content, top),
    content.included === ''
      ? ''
      : drawLines(look, theme, look.included, {
          lines: fitted(look.included, content.included, width).lines,
          x,
          width,
          top: includedTop,
        }),
    drawFoot(look, theme, content),
    '</svg>',
  ].join('')
}
