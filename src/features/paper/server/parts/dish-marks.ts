import { uncapitalized } from '#shared/names/capitalized.ts'
import type { Locale } from '#shared/locale.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import { ALLERGEN_LETTERS, PRINT_TEXTS, UNDECLARED } from '../../paper.print-texts.ts'
import type { PrintAllergens } from '../content/print-model.ts'
import { ALLERGEN_ICONS } from './allergen-icons.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import { markOf, toMm, widthIn, type Word, wordsOf } from './words.ts'

/** Side of an icon, in millimeters, at k = 1. */
const ICON_MM = 3.2

const numberOf = (id: AllergenId): string => String(ALLERGEN_IDS.indexOf(id) + 1)

/** 'gluten, huevos, puede contener sésamo'. */
function namesOf({ contains, traces }: PrintAllergens, locale: Locale): string {
  const names = (ids: readonly AllergenId[]): string =>
    ids.map(id => uncapitalized(ALLERGEN_NAMES[id][locale])).join(', ')
  const may = traces.length > 0 ? `${PRINT_TEXTS[locale].mayContain} ${names(traces)}` : ''
  return [names(contains), may].filter(Boolean).join(', ')
}

function iconOf(id: AllergenId, letters: Letters, locale: Locale): Word {
  const side = ICON_MM / toMm(1)
  return { ...markOf(ALLERGEN_NAMES[id][locale], { letters, ink: INK.marks }), icon: ALLERGEN_ICONS[id], width: side }
}

/** Between two marks, in millimeters at k = 1; letters stand a space apart. */
const BETWEEN_MM = 0.75
/** Between two letters, in sizes of them: programs that read a PDF must not take them for one word. */
const LETTER_GAP = 0.47
const NUMBER = 0.84

const close = (mark: Word): Word => ({ ...mark, gap: 0.4 })

/** A space, and some more before the first one (PAPER-AND-NUMBERS §4). */
const spaced = (marks: readonly Word[], letters: Letters, between: number): Word[] =>
  marks.map((mark, index) => {
    if (index === 0) return { ...mark, gap: widthIn(letters, ' ') + toMmInPt(1.1) }
    return mark.gap === close(mark).gap ? mark : { ...mark, gap: between }
  })
const toMmInPt = (millimeters: number): number => millimeters / toMm(1)

/** The marks of a dish in the way that the sheet has chosen. Nothing is nothing only where the house declared it. */
export function marksOf(allergens: PrintAllergens, kind: AllergenMarks, look: PaperLook, locale: Locale): Word[] {
  const { contains, traces, ask } = allergens
  const { marks: letters } = look
  const bold = { ...letters, face: look.footBold }
  const ink = INK.marks
  const framed = (text: string): Word => ({
    ...markOf(text, { letters: bold, ink: INK.text, around: 'frame' }),
    gap: toMmInPt(1.6),
  })
  const undeclared = ask ? [framed(UNDECLARED)] : []
  if (kind === 'none') return []
  if (kind === 'names') {
    const { undeclaredName } = PRINT_TEXTS[locale]
    const words = wordsOf(namesOf(allergens, locale), { letters, ink, lang: locale })
    return spaced([...words, ...(ask ? [framed(uncapitalized(undeclaredName))] : [])], letters, widthIn(letters, ' '))
  }
  const space = Math.max(widthIn(letters, ' '), letters.size * LETTER_GAP)
  if (kind === 'letters')
    return spaced(
      [
        ...contains.map(id => markOf(ALLERGEN_LETTERS[id], { letters, ink })),
        ...traces.map(id => markOf(`(${ALLERGEN_LETTERS[id]})`, { letters, ink })),
        ...undeclared,
      ],
      letters,
      space,
    )
  const numbers = { ...bold, size: letters.size * NUMBER }
  const one = (id: AllergenId): Word =>
    kind === 'numbers'
      ? markOf(numberOf(id), { letters: numbers, ink: INK.text, around: 'circle' })
      : iconOf(id, letters, locale)
  const inBrackets = (id: AllergenId): Word[] => [
    markOf('(', { letters, ink }),
    close(one(id)),
    close(markOf(')', { letters, ink })),
  ]
  return spaced([...contains.map(one), ...traces.flatMap(inBrackets), ...undeclared], letters, toMmInPt(BETWEEN_MM))
}
