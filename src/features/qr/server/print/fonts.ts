import { fontFiles, type FontRun, fontRuns } from '#platform/fonts/fonts.ts'

/** The two font families of the design (DESIGN §3); `strong` is the second one in bold. */
export type Family = 'display' | 'text' | 'strong'

const hanken = (weight: string): string[] =>
  fontFiles('hanken-grotesk', weight, ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'])

/** The files in which a character is searched, in this order: a Cyrillic name needs the other family. */
const FILES: Record<Family, string[]> = {
  display: [...fontFiles('young-serif', '400-normal'), ...hanken('600-normal')],
  text: hanken('400-normal'),
  strong: hanken('600-normal'),
}

/** The text in runs of one font file each, without what no file has. */
export const runsOf = (family: Family, text: string): FontRun[] => fontRuns(FILES[family], text)
