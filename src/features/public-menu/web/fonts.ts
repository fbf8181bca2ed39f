import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url&no-inline'
import hankenExt from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2?url&no-inline'
import youngSerif from '@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url&no-inline'
import hankenCore from '#ui/assets/fonts/hanken-grotesk-core.woff2?url&no-inline'

/** The characters of a package's latin file that are not in our small one. */
const REST =
  'U+00A2-00A8,U+00AC-00AF,U+00B1-00B6,U+00B8-00B9,U+00C5-00C6,U+00D0,U+00D8,U+00DD-00DE,U+00E5-00E6,U+00F0,U+00F7-00F8,U+00FD-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

export type Face = { family: string; weight: string; italic?: boolean }

/** A face of ours. Without a range it is for all characters that no later face of the same name has. */
export const face = ({ family, weight, italic }: Face, url: string, range?: string): string =>
  `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};font-display:swap${range ? `;unicode-range:${range}` : ''}}`

/** In percent: width, height above and below the baseline. */
type Metrics = [size: number, ascent: number, descent: number]

/** A system font with the metrics of ours, so that lines do not move when ours arrives. */
export const fallback = (
  { family, weight, italic }: Face,
  local: readonly string[],
  [size, ascent, descent]: Metrics,
): string =>
  `@font-face{font-family:"${family}";src:${local.map(name => `local("${name}")`).join(',')};font-weight:${weight};font-style:${italic ? 'italic' : 'normal'};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`

export const SANS = ['Arial', 'Roboto', 'Helvetica Neue', 'Liberation Sans']
export const SANS_BOLD = ['Arial Bold', 'Roboto Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold']
export const SERIF = ['Times New Roman', 'Times', 'Liberation Serif', 'Noto Serif']
export const SERIF_BOLD = ['Times New Roman Bold', 'Times Bold', 'Liberation Serif Bold', 'Noto Serif Bold']
export const SERIF_ITALIC = ['Times New Roman Italic', 'Times Italic', 'Liberation Serif Italic', 'Noto Serif Italic']

const HANKEN = { family: 'Hanken Grotesk', weight: '400 700' }
/** The sans serif of the house, of which most looks take their texts. */
export const hankenFaces =
  face(HANKEN, hankenCore) +
  fallback({ family: 'Hanken Fallback', weight: '100 549' }, SANS, [100.2, 99.8, 30.2]) +
  fallback({ family: 'Hanken Fallback', weight: '550 900' }, SANS_BOLD, [94.9, 105.4, 31.9])
const brandFaces =
  face({ family: 'Young Serif', weight: '400' }, youngSerif) +
  fallback({ family: 'Young Fallback', weight: '400' }, SERIF, [121.4, 86.5, 30.5]) +
  hankenFaces +
  face(HANKEN, hankenExt, LATIN_EXT) +
  face(HANKEN, hanken, REST)

/**
 * `preload`: what the first screen needs, which is the font of the name and the dishes (DESIGN §3); `files`: all that
 * the faces name.
 */
export type Fonts = { faces: string; preload: string[]; files: string[] }

export { hankenCore }
export const BRAND_FONTS: Fonts = {
  faces: brandFaces,
  preload: [youngSerif],
  files: [youngSerif, hankenCore, hankenExt, hanken],
}
