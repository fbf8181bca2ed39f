import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A font file that sheets are set with. `family`: the name under which the typesetter finds exactly this file. */
export type FaceFile = { family: string; file: string }

const face = (family: string, script: string, weight: string): FaceFile => ({
  family: `${family} ${weight} ${script}`,
  file: require.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}.woff`),
})
const faces = (family: string, weight: string, scripts: readonly string[]): FaceFile[] =>
  scripts.map(script => face(family, script, weight))

const LATIN = ['latin', 'latin-ext']
const hanken = (weight: string): FaceFile[] => faces('hanken-grotesk', weight, [...LATIN, 'cyrillic-ext', 'vietnamese'])

/** One file with a sign for nearly every character of Unicode: plain, but never an empty box. Loaded when needed. */
export const FALLBACK: FaceFile = face('unifontex', 'latin', '400-normal')

/**
 * The fonts of paper (PAPER-AND-NUMBERS §4, EXTRA-LOOKS §3), each as the files in which a character is searched, in
 * this order.
 */
export const FACES = {
  familjen: [...faces('familjen-grotesk', '700-normal', LATIN), ...hanken('600-normal')],
  ibarra: [...faces('ibarra-real-nova', '500-normal', LATIN), ...hanken('400-normal')],
  ibarraBold: [...faces('ibarra-real-nova', '600-normal', LATIN), ...hanken('600-normal')],
  ibarraItalic: [...faces('ibarra-real-nova', '400-italic', LATIN), ...hanken('400-normal')],
  ibarraItalicMedium: [...faces('ibarra-real-nova', '500-italic', LATIN), ...hanken('400-normal')],
  amarante: [...faces('amarante', '400-normal', LATIN), ...hanken('400-normal')],
  piazzolla: [...faces('piazzolla', '400-normal', LATIN), ...hanken('400-normal')],
  piazzollaBold: [...faces('piazzolla', '600-normal', LATIN), ...hanken('600-normal')],
  belanosima: [...faces('belanosima', '600-normal', LATIN), ...hanken('600-normal')],
  verbena: [...faces('londrina-solid', '900-normal', ['latin']), ...hanken('600-normal')],
  hanken: hanken('400-normal'),
  hankenMedium: hanken('500-normal'),
  hankenBold: hanken('600-normal'),
} as const satisfies Record<string, readonly FaceFile[]>
export type Face = keyof typeof FACES

/** Every file but the fallback, each once. */
export const HOUSE_FILES: readonly FaceFile[] = [
  ...new Map(
    Object.values(FACES)
      .flat()
      .map(each => [each.family, each]),
  ).values(),
]
