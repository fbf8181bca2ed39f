import { fontFiles, type FontRun, fontRuns } from '#platform/fonts/fonts.ts'

/** The fonts of the three looks (DESIGN §3); `text` and `strong` are those of the modern and the minimal one. */
export type Family = 'familjen' | 'ibarra' | 'ibarraItalic' | 'text' | 'strong'

const hanken = (weight: string): string[] =>
  fontFiles('hanken-grotesk', weight, ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'])

/** The files in which a character is searched, in this order: a Cyrillic name needs another family. */
const FILES: Record<Family, string[]> = {
  familjen: [...fontFiles('familjen-grotesk', '700-normal'), ...hanken('600-normal')],
  ibarra: [...fontFiles('ibarra-real-nova', '500-normal'), ...hanken('400-normal')],
  ibarraItalic: [...fontFiles('ibarra-real-nova', '400-italic'), ...hanken('400-normal')],
  text: hanken('400-normal'),
  strong: hanken('600-normal'),
}

/** The text in runs of one font file each, without what no file has. */
export const runsOf = (family: Family, text: string): FontRun[] => fontRuns(FILES[family], text)
