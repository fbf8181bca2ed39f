/** Sizes in pixels: tabs and search results, home screens of Apple, home screens of others. */
export const ICON_SIZES = [48, 180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]

const LOGO_SIZE = 0.72

/** Side of the logo in an icon of that size: whole pixels. */
export const iconLogoSize = (size: IconSize): number => Math.round(size * LOGO_SIZE)
