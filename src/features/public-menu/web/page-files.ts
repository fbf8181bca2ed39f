import type { Menu } from '#features/menu/menu-snapshot.ts'
import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuAssets } from '../public-menu.render.ts'
import { LOOK_FONTS } from './fonts.ts'
import { savedPicture } from './parts/dish-picture.tsx'
import { ALLERGEN_SPRITE } from './parts/icons.tsx'
import { logoFile } from './parts/logo.tsx'

type PageFilesInput = { menu: Menu; style: Style; assets: MenuAssets; deferredStyles: string; icon: string }

/**
 * Paths of the files that a menu's page needs without a network: fonts, scripts, styles, icons, and each photo once,
 * large enough for the sheet of its dish.
 */
export function pageFiles({ menu, style, assets, deferredStyles, icon }: PageFilesInput): string[] {
  const { logo, dishes } = menu
  const pictures = dishes.flatMap(({ image }) => (image ? [savedPicture(image)] : []))
  const ours = [...LOOK_FONTS[style].files, deferredStyles, ...Object.values(assets), ALLERGEN_SPRITE, icon]
  return [...new Set([...ours, ...(logo ? [logoFile(logo)] : []), ...pictures])]
}
