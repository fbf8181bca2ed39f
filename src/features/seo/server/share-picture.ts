import { logoPlate } from '#features/theme/logo-plate.rules.ts'
import { type MenuTheme, menuTheme } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { fitClamped } from '#platform/text-setting/fit-clamped.ts'
import { clamp, wrap } from '#platform/text-setting/lines.ts'
import { outlineOf, type TextStyle, verticalsOf, widthOf } from '#platform/text-setting/measure.ts'
import type { ShareContent } from './share-content.ts'
import { type Box, LOOKS, type Look, SHARE_HEIGHT, SHARE_WIDTH } from './share-looks.ts'

/** The pictures as `href`s of their boxes, where there are any. */
export type SharePictures = { logo?: string | undefined; photo?: string | undefined }

const PLATE_PADDING = 0.125
const NAME_GAP = 24

/** Some lines of one style, one below the other. */
type Block = { lines: string[]; style: TextStyle; lineHeight: number; color: string; gap: number; rule?: boolean }

const heightOf = ({ lines, style, lineHeight }: Block): number => lines.length * style.size * lineHeight

/** Description and place; each is left out when it is empty. */
function smallBlocks(look: Look, theme: MenuTheme, { description, place }: ShareContent): Block[] {
  const text = drawableLine(look.text.font, description)
  const where = drawableLine(look.place.font, place)
  const width = Math.min(look.box.width, look.characters * widthOf('0', look.text))
  const lines = text ? clamp(wrap(text, look.text, width), 2, look.text, width) : []
  const under = where ? clamp(wrap(where, look.place, look.box.width), 1, look.place, look.box.width) : []
  const blocks: Block[] = [
    { lines, style: look.text, lineHeight: look.textLine, color: theme[look.textColor], gap: look.textGap },
    {
      lines: under,
      style: look.place,
      lineHeight: 1.3,
      color: theme[look.placeColor],
      gap: look.placeGap,
      rule: look.rule,
    },
  ]
  return blocks.filter(block => block.lines.length > 0)
}

function nameBlock(look: Look, theme: MenuTheme, content: ShareContent, room: number): Block {
  const name = drawableLine(look.name.font, content.name) || content.slug
  const fitted = fitClamped(name, look.name, { width: look.box.width, height: room, lineHeight: look.nameLine })
  return { ...fitted, lineHeight: look.nameLine, color: theme[look.nameColor], gap: 0 }
}

/** The line above the place: across the box, or as wide as its text (classic). */
function drawRule(look: Look, theme: MenuTheme, { block, top }: { block: Block; top: number }): string {
  const { x, width } = look.box
  if (!look.centered) return `<rect x="${x}" y="${top}" width="${width}" height="2" fill="${theme.text}"/>`
  const long = widthOf(block.lines[0] ?? '', block.style)
  const left = x + (width - long) / 2
  return [0, 2]
    .map(y => `<rect x="${left}" y="${top + y}" width="${long}" height="1" fill="${theme.accent}"/>`)
    .join('')
}

function drawBlock(look: Look, block: Block, top: number): string {
  const { ascent, descent } = verticalsOf(block.style)
  const line = block.style.size * block.lineHeight
  const paths = block.lines.map((text, index) => {
    const width = widthOf(text, block.style)
    const left = look.centered ? look.box.x + (look.box.width - width) / 2 : look.box.x
    const baseline = top + index * line + (line - ascent - descent) / 2 + ascent
    return outlineOf(text, block.style, { left, baseline })
  })
  return `<path fill="${block.color}" d="${paths.join('')}"/>`
}

type LogoPlace = { x: number; y: number; size: number; plate: string | null }

function drawLogo(look: Look, { logo }: SharePictures, { x, y, size, plate }: LogoPlace): string {
  if (!logo) return ''
  const padding = plate ? Math.round(size * PLATE_PADDING) : 0
  const tile = plate
    ? `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${look.plateRadius}" fill="${plate}"/>`
    : ''
  const inner = size - 2 * padding
  return `${tile}<image x="${x + padding}" y="${y + padding}" width="${inner}" height="${inner}" href="${logo}"/>`
}

/** Everything that is written, and the logo: above the text in the middle (classic), else at the top. */
function drawContent(look: Look, theme: MenuTheme, content: ShareContent, pictures: SharePictures): string {
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
  const parts = [drawLogo(look, pictures, { x: logoLeft, y: logoTop, size: look.logo, plate })]
  for (const block of [name, ...below]) {
    top += block.gap
    if (block.rule) {
      parts.push(drawRule(look, theme, { block, top }))
      top += ruleHeight
    }
    parts.push(drawBlock(look, block, top))
    top += heightOf(block)
  }
  return parts.join('')
}

const STRIPE = 42

/** Tablecloth of the modern look. */
function drawGingham(theme: MenuTheme): string {
  const pattern = `<pattern id="g" width="${2 * STRIPE}" height="${2 * STRIPE}" patternUnits="userSpaceOnUse"><g fill="${theme.gingham}" fill-opacity=".045"><rect width="${STRIPE}" height="${2 * STRIPE}"/><rect width="${2 * STRIPE}" height="${STRIPE}"/></g></pattern>`
  return `<defs>${pattern}</defs><rect width="100%" height="100%" fill="url(#g)"/>`
}

const drawFrame = (theme: MenuTheme): string =>
  [23, 32]
    .map(
      inset =>
        `<rect x="${inset}" y="${inset}" width="${SHARE_WIDTH - 2 * inset}" height="${SHARE_HEIGHT - 2 * inset}" fill="none" stroke="${theme.accent}" stroke-width="2"/>`,
    )
    .join('')

const DECORATIONS: Record<Style, (theme: MenuTheme) => string> = {
  modern: drawGingham,
  classic: drawFrame,
  minimal: () => '',
}

const RING = 9.5

function drawPhoto(style: Style, theme: MenuTheme, { x, y, width, height }: Box, href: string): string {
  const image = `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${href}" clip-path="url(#p)"/>`
  const [cx, cy, r] = [x + width / 2, y + height / 2, width / 2]
  if (style === 'classic')
    return `<clipPath id="p"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>${image}<circle cx="${cx}" cy="${cy}" r="${r + RING}" fill="none" stroke="${theme.accent}" stroke-width="3"/>`
  const radius = style === 'modern' ? 56 : 0
  return `<clipPath id="p"><rect x="${x}" y="${y}" width="${width + radius}" height="${height}" rx="${radius}"/></clipPath>${image}`
}

/** The share picture of a menu as an SVG of 1200 × 630 without texts (REAL-CONTENT "Mockups"). */
export function drawShareSvg(content: ShareContent, pictures: SharePictures): string {
  const { style } = content
  const look = LOOKS[style][pictures.photo ? 'photo' : 'plain']
  const theme = menuTheme(content.colors)
  const photo = pictures.photo && look.photo ? drawPhoto(style, theme, look.photo, pictures.photo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}"><rect width="100%" height="100%" fill="${theme[look.ground]}"/>${DECORATIONS[style](theme)}${photo}${drawContent(look, theme, content, pictures)}</svg>`
}
