import { logoPlate } from '#features/theme/logo-plate.rules.ts'
import { LOOKS, type PaintedTheme, themeOf } from '#features/theme/looks.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { fitClamped } from '#platform/text-setting/fit-clamped.ts'
import { clamp, wrap } from '#platform/text-setting/lines.ts'
import { outlineOf, type TextStyle, verticalsOf, widthOf } from '#platform/text-setting/measure.ts'
import type { ShareContent } from './share-content.ts'
import { SHARE_LOOKS } from './share-looks.ts'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareLook } from './share-measures.ts'
import { drawTicket, ORNAMENTS } from './share-ornaments.ts'

/** The pictures as `href`s of their boxes, where there are any. */
export type SharePictures = { logo?: string | undefined; photo?: string | undefined }

const PLATE_PADDING = 0.125
/** From a plate to the middle of the line around it. */
const RING_GAP = 5.5
const NAME_GAP = 24

/** Some lines of one style, one below the other. */
type Block = {
  lines: string[]
  style: TextStyle
  lineHeight: number
  color: string
  gap: number
  rule?: boolean
} & Pick<ShareLook, 'ticket' | 'shadow'>

const heightOf = ({ lines, style, lineHeight, ticket }: Block): number =>
  lines.length * style.size * lineHeight + 2 * (ticket?.y ?? 0)

/** Description and place; each is left out when it is empty. */
function smallBlocks(look: ShareLook, theme: PaintedTheme, { description, place }: ShareContent): Block[] {
  const text = drawableLine(look.text.font, description)
  const where = drawableLine(look.place.font, place)
  const width = Math.min(look.box.width, look.characters * widthOf('0', look.text))
  const lines = text ? clamp(wrap(text, look.text, width), 2, look.text, width) : []
  const room = look.box.width - 2 * (look.ticket?.x ?? 0)
  const under = where ? clamp(wrap(where, look.place, room), 1, look.place, room) : []
  const blocks: Block[] = [
    { lines, style: look.text, lineHeight: look.textLine, color: theme[look.textColor], gap: look.textGap },
    {
      lines: under,
      style: look.place,
      lineHeight: look.ticket ? 1.2 : 1.3,
      color: theme[look.placeColor],
      gap: look.placeGap,
      rule: look.rule,
      ...(look.ticket && { ticket: look.ticket }),
    },
  ]
  return blocks.filter(block => block.lines.length > 0)
}

function nameBlock(look: ShareLook, theme: PaintedTheme, content: ShareContent, room: number): Block {
  const line = drawableLine(look.name.font, content.name) || content.slug
  const name = look.capitals ? line.toLocaleUpperCase('es') : line
  const fitted = fitClamped(name, look.name, { width: look.box.width, height: room, lineHeight: look.nameLine })
  return {
    ...fitted,
    lineHeight: look.nameLine,
    color: theme[look.nameColor],
    gap: 0,
    ...(look.shadow && { shadow: true }),
  }
}

/** The line above the place: across the box, or as wide as its text (classic). */
function drawRule(look: ShareLook, theme: PaintedTheme, { block, top }: { block: Block; top: number }): string {
  const { x, width } = look.box
  if (!look.centered) return `<rect x="${x}" y="${top}" width="${width}" height="2" fill="${theme.text}"/>`
  const long = widthOf(block.lines[0] ?? '', block.style)
  const left = x + (width - long) / 2
  return [0, 2]
    .map(y => `<rect x="${left}" y="${top + y}" width="${long}" height="1" fill="${theme.accent}"/>`)
    .join('')
}

/** The offsets of a painted shadow, of the size of the letters: first the ground shows through, then it is dark. */
const SHADOW = [
  ['shade', 0.062],
  ['primary', 0.028],
] as const

function drawBlock(look: ShareLook, theme: PaintedTheme, block: Block, top: number): string {
  const { ticket } = block
  if (!ticket) return drawLines(look, theme, block, { left: look.box.x, top })
  const width = widthOf(block.lines[0] ?? '', block.style) + 2 * ticket.x
  const at = { x: look.box.x, y: top, width, height: heightOf(block) }
  const lines = drawLines(look, theme, block, { left: look.box.x + ticket.x, top: top + ticket.y })
  return drawTicket(theme, at, ticket.notch) + lines
}

function drawLines(
  look: ShareLook,
  theme: PaintedTheme,
  block: Block,
  { left: edge, top }: { left: number; top: number },
): string {
  const { ascent, descent } = verticalsOf(block.style)
  const line = block.style.size * block.lineHeight
  const paths = block.lines.map((text, index) => {
    const width = widthOf(text, block.style)
    const left = look.centered ? look.box.x + (look.box.width - width) / 2 : edge
    const baseline = top + index * line + (line - ascent - descent) / 2 + ascent
    return outlineOf(text, block.style, { left, baseline })
  })
  const d = paths.join('')
  const shadows = block.shadow
    ? SHADOW.map(([color, offset]) => {
        const by = block.style.size * offset
        return `<path fill="${theme[color]}" transform="translate(${by} ${by})" d="${d}"/>`
      }).join('')
    : ''
  return `${shadows}<path fill="${block.color}" d="${d}"/>`
}

type LogoPlace = { x: number; y: number; size: number; plate: string | null }

function drawLogo(
  look: ShareLook,
  theme: PaintedTheme,
  { logo }: SharePictures,
  { x, y, size, plate }: LogoPlace,
): string {
  if (!logo) return ''
  const padding = plate ? Math.round(size * (look.platePadding ?? PLATE_PADDING)) : 0
  const tile = plate
    ? `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${look.plateRadius}" fill="${plate}"/>`
    : ''
  const [middle, radius] = [size / 2, size / 2 + RING_GAP]
  const ring =
    plate && look.plateRing
      ? `<circle cx="${x + middle}" cy="${y + middle}" r="${radius}" fill="none" stroke="${theme.sign}" stroke-width="3"/>`
      : ''
  const inner = size - 2 * padding
  return `${tile}${ring}<image x="${x + padding}" y="${y + padding}" width="${inner}" height="${inner}" href="${logo}"/>`
}

/** Everything that is written, and the logo: above the text in the middle (classic), else at the top. */
function drawContent(look: ShareLook, theme: PaintedTheme, content: ShareContent, pictures: SharePictures): string {
  const { box } = look
  const logoHeight = pictures.logo ? look.logo + look.logoGap : 0
  const below = smallBlocks(look, theme, content)
  const ruleHeight = look.rule ? look.ruleGap : 0
  const belowHeight = below.reduce((sum, block) => sum + block.gap + heightOf(block) + (block.rule ? ruleHeight : 0), 0)
  const reserved = look.centered ? logoHeight : logoHeight && logoHeight + NAME_GAP
  const name = nameBlock(look, theme, content, box.height - reserved - belowHeight)
  const all = heightOf(name) + belowHeight
  const centeredTop = box.y + (box.height - all - logoHeight) / 2
  let top = look.centered ? centeredTop + logoHeight : box.y + box.height - all
  const plate = logoPlate(content.style, theme, content.logo?.tone ?? null)
  const shift = plate ? 0 : look.logoShift
  const logoLeft = look.centered ? box.x + (box.width - look.logo) / 2 : box.x + shift
  const logoTop = look.centered ? centeredTop : box.y
  const parts = [drawLogo(look, theme, pictures, { x: logoLeft, y: logoTop, size: look.logo, plate })]
  for (const block of [name, ...below]) {
    top += block.gap
    if (block.rule) {
      parts.push(drawRule(look, theme, { block, top }))
      top += ruleHeight
    }
    parts.push(drawBlock(look, theme, block, top))
    top += heightOf(block)
  }
  return parts.join('')
}

/** The share picture of a menu as an SVG of 1200 × 630 without texts (REAL-CONTENT "Mockups"). */
export function drawShareSvg(content: ShareContent, pictures: SharePictures): string {
  const drawing = LOOKS[content.style].share
  const look = SHARE_LOOKS[drawing][pictures.photo ? 'photo' : 'plain']
  const theme = themeOf(content.style, content.colors)
  const { ground, photo } = ORNAMENTS[drawing]
  const picture = pictures.photo && look.photo ? photo(theme, look.photo, pictures.photo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="100%" height="100%" fill="${theme[look.ground]}"/>${ground(theme)}${picture}${drawContent(look, theme, content, pictures)}</svg>`
}
