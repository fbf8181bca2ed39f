import { fontFiles, type FontRun, fontRuns } from './fonts.ts'

const hanken = (weight: string): string[] =>
  fontFiles('hanken-grotesk', weight, ['latin', 'latin-ext', 'cyrillic-ext', 'vietnamese'])

const REGULAR = hanken('400-normal')
const BOLD = hanken('600-normal')
const FAMILJEN_BOLD = fontFiles('familjen-grotesk', '700-normal')

/**
 * The fonts of the looks (DESIGN §3, EXTRA-LOOKS §3), each as the files in which a character is searched, in this
 * order: what a family lacks is drawn in Hanken Grotesk. The two of share pictures search in its regular weight,
 * because their immutable URLs name what they show and not how it is drawn.
 */
const FILES = {
  familjenBold: [...FAMILJEN_BOLD, ...BOLD],
  familjenBoldShared: [...FAMILJEN_BOLD, ...REGULAR],
  ibarra: [...fontFiles('ibarra-real-nova', '400-normal'), ...REGULAR],
  ibarraMedium: [...fontFiles('ibarra-real-nova', '500-normal'), ...REGULAR],
  ibarraItalic: [...fontFiles('ibarra-real-nova', '400-italic'), ...REGULAR],
  amarante: [...fontFiles('amarante', '400-normal'), ...REGULAR],
  piazzolla: [...fontFiles('piazzolla', '400-normal'), ...REGULAR],
  piazzollaBold: [...fontFiles('piazzolla', '600-normal'), ...BOLD],
  belanosima: [...fontFiles('belanosima', '600-normal'), ...BOLD],
  verbena: [...fontFiles('londrina-solid', '900-normal', ['latin']), ...BOLD],
  hanken: REGULAR,
  hankenMedium: [...fontFiles('hanken-grotesk', '500-normal'), ...REGULAR],
  hankenBold: BOLD,
  hankenBoldShared: [...fontFiles('hanken-grotesk', '600-normal'), ...REGULAR],
} as const
export type FontName = keyof typeof FILES

/** The file that has the family's usual letters. */
export const mainFile = (font: FontName): string => FILES[font][0] ?? ''

/** The text in runs of one font file each, without what no file has. */
export const runsOf = (font: FontName, text: string): FontRun[] => fontRuns(FILES[font], text)

/** The text without what our fonts cannot draw; '' when nothing is left. */
export const drawableOf = (font: FontName, text: string): string =>
  runsOf(font, text)
    .map(run => run.text)
    .join('')
    .trim()

/** The same in single spaces. */
export const drawableLine = (font: FontName, text: string): string =>
  drawableOf(font, text.replace(/\s+/gu, ' ').trim()).replace(/ +/g, ' ')
