import familjen from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url&no-inline'
import familjenExt from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-ext-wght-normal.woff2?url&no-inline'
import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url&no-inline'
import hankenExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url&no-inline'
import ibarra from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-normal.woff2?url&no-inline'
import ibarraExt from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-ext-wght-normal.woff2?url&no-inline'
import ibarraItalic from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-wght-italic.woff2?url&no-inline'
import ibarraItalicExt from '@fontsource-variable/ibarra-real-nova/files/ibarra-real-nova-latin-ext-wght-italic.woff2?url&no-inline'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url&no-inline'
import type { Style } from '#features/theme/theme.contract.ts'

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

type Face = { family: string; weight: string; italic?: boolean }

const face = ({ family, weight, italic }: Face, url: string, range: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};font-display:swap;unicode-range:${range}}`

const both = (of: Face, latin: string, extended: string): string =>
  face(of, latin, LATIN) + face(of, extended, LATIN_EXT)

/** In percent: width, height above and below the baseline. */
type Metrics = [size: number, ascent: number, descent: number]

/** A system font with the metrics of ours, so that lines do not move when ours arrives. */
const fallback = (
  { family, weight, italic }: Face,
  local: readonly string[],
  [size, ascent, descent]: Metrics,
): string =>
  `@font-face{font-family:"${family}";src:${local.map(name => `local("${name}")`).join(',')};font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

const SANS = ['Arial', 'Roboto', 'Helvetica Neue', 'Liberation Sans']
const SANS_BOLD = ['Arial Bold', 'Roboto Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold']
const SERIF = ['Times New Roman', 'Times', 'Liberation Serif', 'Noto Serif']
const SERIF_ITALIC = ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic', 'Noto Serif Italic']

const hankenFaces =
  both({ family: 'Hanken Grotesk', weight: '100 900' }, hanken, hankenExt) +
  fallback({ family: 'Hanken Fallback', weight: '100 549' }, SANS, [100.2, 99.8, 30.2]) +
  fallback({ family: 'Hanken Fallback', weight: '550 900' }, SANS_BOLD, [94.9, 105.4, 31.9])
const familjenFaces =
  both({ family: 'Familjen Grotesk', weight: '400 700' }, familjen, familjenExt) +
  fallback({ family: 'Familjen Fallback', weight: '400 700' }, SANS_BOLD, [92.6, 110.8, 24.3])
const ibarraFaces =
  both({ family: 'Ibarra Real Nova', weight: '400 700' }, ibarra, ibarraExt) +
  both({ family: 'Ibarra Real Nova', weight: '400 700', italic: true }, ibarraItalic, ibarraItalicExt) +
  fallback({ family: 'Ibarra Fallback', weight: '400 449' }, SERIF, [102.6, 92.6, 29.2]) +
  fallback({ family: 'Ibarra Fallback', weight: '450 700' }, SERIF, [104.2, 91.2, 28.8]) +
  fallback({ family: 'Ibarra Fallback', weight: '400 700', italic: true }, SERIF_ITALIC, [97.9, 97, 30.6])
const brandFaces =
  face({ family: 'Young Serif', weight: '400' }, youngSerif, LATIN) +
  fallback({ family: 'Young Fallback', weight: '400' }, SERIF, [121.4, 86.5, 30.5]) +
  hankenFaces

export type Fonts = { faces: string; preload: string[] }

/**
 * The fonts of one look; a diner downloads no others. Only the font of the name and the dishes is preloaded (DESIGN
 * §3).
 */
export const LOOK_FONTS: Record<Style, Fonts> = {
  modern: { faces: familjenFaces + hankenFaces, preload: [familjen] },
  classic: { faces: ibarraFaces, preload: [ibarra] },
  minimal: { faces: hankenFaces, preload: [hanken] },
}
export const BRAND_FONTS: Fonts = { faces: brandFaces, preload: [youngSerif] }
