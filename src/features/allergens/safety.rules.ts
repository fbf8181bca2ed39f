import type { PublicSafety } from './public-allergens.ts'

/** What is said of a dish beside its allergens, as diners get it; what says nothing is absent. */
export type Safety = Pick<PublicSafety, 'traces' | 'tracesDeclared' | 'members' | 'without' | 'diets'>
export const SAFETY_KEYS = [
  'traces',
  'tracesDeclared',
  'members',
  'without',
  'diets',
] as const satisfies (keyof Safety)[]

const saysSomething = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value === true

type Contents = { allergens: readonly string[]; traces?: readonly string[] | undefined; allergensDeclared: boolean }
/** Whether anything is said of what it contains: with another text it may be wrong. */
export const saysContents = ({ allergens, traces = [], allergensDeclared }: Contents): boolean =>
  allergens.length + traces.length > 0 || allergensDeclared

/** Only these fields, and of them only those that say something. */
export const safetyOf = (said: Safety): Safety =>
  Object.fromEntries(SAFETY_KEYS.flatMap(key => (saysSomething(said[key]) ? [[key, said[key]]] : [])))

/** All else, without these fields. */
export const withoutSafety = <Given extends Safety>(given: Given): Omit<Given, keyof Safety> =>
  Object.fromEntries(
    Object.entries(given).filter(([key]) => !(SAFETY_KEYS as readonly string[]).includes(key)),
  ) as Omit<Given, keyof Safety>
