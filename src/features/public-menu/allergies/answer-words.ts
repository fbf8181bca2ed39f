import type { Profile, Reason, SafetyAnswer } from '#features/allergens/answer-for.ts'
import type { AllergyTexts } from './allergies.texts.ts'

/** The name of an allergen or a diet, as inside a sentence. */
export type NameOf = (id: string) => string

/** 'gluten, huevos ni lácteos': the names with `last` (' ni ') before the last one. */
export const joinNames = (names: readonly string[], last: string): string =>
  names.length < 2 ? names.join('') : names.slice(0, -1).join(', ') + last + names.at(-1)

/** Vegan says vegetarian, too. */
const named = (ids: readonly string[], nameOf: NameOf): string[] =>
  ids.filter(id => id !== 'vegetarian' || !ids.includes('vegan')).map(nameOf)

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A name may have '$&' in it. */
const fill = (text: string, x: string): string => text.replace('{x}', () => x)

type Words = { texts: AllergyTexts; nameOf: NameOf }

/** 'Sin gluten ni huevos, vegano': what is chosen, as the heading of its result. */
export function chosenInWords({ allergens, diets }: Profile, { texts, nameOf }: Words): string {
  const without = allergens.length > 0 ? [fill(texts.withoutIt, joinNames(allergens.map(nameOf), texts.nor))] : []
  const are = named(diets, nameOf)
  return sentence([...without, ...are].join(', '))
}

function whyNot({ kind, ids }: Reason, { texts, nameOf }: Words): string {
  const text = { contains: texts.contains, traces: texts.containsTraces }[kind as string] ?? texts.notMarked
  return fill(text, joinNames(named(ids, nameOf), texts.and))
}

function whyAsk({ kind, ids }: Reason, { texts, nameOf }: Words): string {
  const text = {
    undeclared: texts.undeclared,
    unmarked: texts.unmarked,
    reported: texts.reported,
    traces: texts.mayContain,
    tracesUndeclared: texts.tracesUndeclared,
    without: texts.canBeWithout,
  }[kind as string]
  return fill(text ?? texts.undeclared, joinNames(named(ids, nameOf), texts.and))
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The answer of a dish in one line, with its reasons in their order. */
export function answerInWords({ answer, reasons }: SafetyAnswer, profile: Profile, words: Words): string {
  const { texts } = words
  if (answer === 'safe') return fill(texts.bySaying, chosenInWords(profile, words))
  if (answer === 'no') return reasons.map((reason, index) => (index ? lower : String)(whyNot(reason, words))).join(', ')
  // Who looked at nothing has not marked its diets either.
  const isUndeclared = reasons.some(({ kind }) => kind === 'undeclared')
  const told = reasons.filter(({ kind }) => !(isUndeclared && kind === 'unmarked'))
  return fill(texts.askFirst, told.map(reason => whyAsk(reason, words)).join(', '))
}
