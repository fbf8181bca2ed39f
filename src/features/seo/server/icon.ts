import { logoPlate } from '#features/theme/logo-plate.rules.ts'
import { menuTheme } from '#features/theme/theme.rules.ts'
import { drawableLine } from '#platform/text-setting/families.ts'
import { outlineOf, verticalsOf, widthOf } from '#platform/text-setting/measure.ts'
import { type IconSize, iconLogoSize } from './icon-sizes.ts'
import type { IconContent } from './share-content.ts'

const LETTER_SIZE = 0.62

/**
 * The logo on the menu's ground (on a plate's color where it could not be seen there), or the first letter of the name
 * on its primary color. A square without round corners.
 */
export function drawIconSvg(content: IconContent, size: IconSize, logo: string | undefined): string {
  const { name, slug, colors } = content
  const theme = menuTheme(colors)
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">`
  if (logo) {
    const side = iconLogoSize(size)
    const edge = (size - side) / 2
    const ground = logoPlate('minimal', theme, content.logo?.tone ?? null) ?? theme.bg
    return `${open}<rect width="100%" height="100%" fill="${ground}"/><image x="${edge}" y="${edge}" width="${side}" height="${side}" href="${logo}"/></svg>`
  }
  const style = { font: 'familjenBoldShared', size: size * LETTER_SIZE } as const
  const letter = [...(drawableLine('familjenBoldShared', name) || slug)][0]?.toUpperCase() ?? ''
  const { ascent, descent } = verticalsOf(style)
  const place = { left: (size - widthOf(letter, style)) / 2, baseline: (size - ascent - descent) / 2 + ascent }
  return `${open}<rect width="100%" height="100%" fill="${theme.primary}"/><path fill="${theme['on-primary']}" d="${outlineOf(letter, style, place)}"/></svg>`
}
