import { LOGO_CLASS } from '../../menu-dom.ts'
import { logoPlate } from '#features/theme/logo-plate.rules.ts'
import { themeOf } from '#features/theme/looks.ts'
import type { ThemeColors } from '#features/theme/theme.rules.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'

/** Pixels of the largest drawing of the logo, on a screen with two pixels for each. */
const LARGEST = 208

export type LogoLook = { logo: MenuImage | null; style: Style; colors: ThemeColors }

const plateOf = ({ logo, style, colors }: LogoLook): string | null =>
  logo && logoPlate(style, themeOf(style, colors), logo.tone)

/** The plate's color, for the page's inline style; '' where the logo needs none. */
export function plateCss(look: LogoLook): string {
  const plate = plateOf(look)
  return plate ? `:root{--m-plate:${plate}}` : ''
}

const widthOf = ({ widths, width }: MenuImage): number => widths.find(candidate => candidate >= LARGEST) ?? width

/** Path of the logo's file. */
export const logoFile = (logo: MenuImage): string => `${logo.base}/${widthOf(logo)}.webp`

/** The restaurant's logo, on a plate where it could not be seen otherwise (REAL-CONTENT "Plate"). */
export function Logo({ look }: { look: LogoLook }) {
  const { logo } = look
  if (!logo) return null
  const width = widthOf(logo)
  return (
    <picture>
      {logo.avifWidths.includes(width) && <source type="image/avif" srcSet={`${logo.base}/${width}.avif`} />}
      <img
        className={plateOf(look) ? `${LOGO_CLASS} plate` : LOGO_CLASS}
        src={logoFile(logo)}
        alt=""
        fetchPriority="low"
        width="96"
        height="96"
      />
    </picture>
  )
}
