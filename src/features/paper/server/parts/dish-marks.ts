import type { Locale } from '#shared/locale.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId } from '#features/allergens/allergens.ts'
import type { AllergenMarks } from '../../paper.limits.ts'
import { ALLERGEN_LETTERS, PRINT_TEXTS, UNDECLARED } from '../../paper.print-texts.ts'
import type { PrintAllergens } from '../content/print-model.ts'
import { ALLERGEN_ICONS } from './allergen-icons.ts'
import { INK, type Letters, type PaperLook } from './looks.ts'
import { markOf, toMm, type Word, wordsOf } from './words.ts'

/** Side of an icon, in millimeters, at k = 1. */
const ICON_MM = 3.2

const numberOf = (id: AllergenId): string => String(ALLERGEN_IDS.indexOf(id) + 1)
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'Gluten, huevos; puede contener sésamo', and that it is not declared. */
function namesOf({ contains, traces, ask }: PrintAllergens, locale: Locale): string {
  const names = (ids: readonly AllergenId[]): string =>
    ids
      .map((id, index) => (index === 0 ? ALLERGEN_NAMES[id][locale] : lowerFirst(ALLERGEN_NAMES[id][locale])))
      .join(', ')
  const { mayContain, undeclaredName } = PRINT_TEXTS[locale]
  const may = traces.length > 0 ? `${mayContain} ${lowerFirst(names(traces))}` : ''
  const said = [names(contains), contains.length === 0 && may ? may.charAt(0).toUpperCase() + may.slice(1) : may]
  return [...said, ask ? undeclaredName : ''].filter(Boolean).join('; ')
}

function iconOf(id: AllergenId, letters: Letters, locale: Locale): Word {
  const side = ICON_MM / toMm(1)
  return { ...markOf(ALLERGEN_NAMES[id][locale], { letters, ink: INK.marks }), icon: ALLERGEN_ICONS[id], width: side }
}

/** The marks of a dish in the way that the sheet has chosen. Nothing is nothing only where the house declared it. */
export function marksOf(allergens: PrintAllergens, kind: AllergenMarks, look: PaperLook, locale: Locale): Word[] {
  const { contains, traces, ask } = allergens
  const { marks: letters } = look
  const ink = INK.marks
  const undeclared = ask ? [markOf(UNDECLARED, { letters, ink: INK.text, around: 'frame' })] : []
  if (kind === 'none') return []
  if (kind === 'names')
    return wordsOf(namesOf(allergens, locale), { letters: { ...look.text, face: letters.face }, ink })
  if (kind === 'letters')
    return [
      ...contains.map(id => markOf(ALLERGEN_LETTERS[id], { letters, ink })),
      ...traces.map(id => markOf(`(${ALLERGEN_LETTERS[id]})`, { letters, ink })),
      ...undeclared,
    ]
  if (kind === 'numbers') {
    const small = { ...letters, size: letters.size * 0.8 }
    return [
      ...contains.map(id => markOf(numberOf(id), { letters: small, ink, around: 'circle' })),
      ...traces.map(id => markOf(`(${numberOf(id)})`, { letters: small, ink, around: 'circle' })),
      ...undeclared,
    ]
  }
  const brackets = (id: AllergenId): Word[] => [
    markOf('(', { letters, ink }),
    { ...iconOf(id, letters, locale), gap: 0.4 },
    { ...markOf(')', { letters, ink }), gap: 0.4 },
  ]
  return [...contains.map(id => iconOf(id, letters, locale)), ...traces.flatMap(brackets), ...undeclared]
}
