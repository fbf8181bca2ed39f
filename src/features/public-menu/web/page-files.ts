import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuAssets } from '../public-menu.render.ts'
import { stylesOf } from './look-styles.ts'
import { savedPicture } from './parts/dish-picture.tsx'
import { ALLERGEN_SPRITE } from './parts/icons.tsx'
import { logoFile } from './parts/logo.tsx'

type PageFilesInput = { menu: Menu; style: Style; assets: MenuAssets; icon: string }

/**
 * Paths of the files that a menu's page needs without a network: fonts, scripts, styles, icons, and each photo once,
 * large enough for the sheet of its dish.
 */
export function pageFiles({ menu, style, assets, icon }: PageFilesInput): string[] {
  const { logo, dishes } = menu
  const pictures = dishes.flatMap(({ image }) => (image ? [savedPicture(image)] : []))
  const { fonts, later } = stylesOf(style)
  const ours = [...fonts.files, later, ...Object.values(assets), ALLERGEN_SPRITE, icon]
  return [...new Set([...ours, ...(logo ? [logoFile(logo)] : []), ...pictures])]
}
