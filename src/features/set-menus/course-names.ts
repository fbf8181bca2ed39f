import { LOCALES, type Locale } from '#shared/locale.ts'
import { comparable, nameIn, type Names } from '#features/prices/names.ts'

/** The three courses that every new menu has; the product translates them, own names stay as written. */
export const PRESET_COURSES = [
  { es: 'Primeros', en: 'First courses', pt: 'Entradas' },
  { es: 'Segundos', en: 'Main courses', pt: 'Pratos principais' },
  { es: 'Postre o café', en: 'Dessert or coffee', pt: 'Sobremesa ou café' },
] as const satisfies readonly Record<Locale, string>[]

/** The names of a course in all languages: those of a preset one where the house writes it so. */
export function courseNames(names: Names, defaultLocale: Locale): Names {
  const own = comparable(nameIn(names, defaultLocale, defaultLocale).text)
  const preset = PRESET_COURSES.find(course => LOCALES.some(locale => comparable(course[locale]) === own))
  return preset ? { ...preset, ...names } : names
}
