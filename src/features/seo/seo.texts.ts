import type { Locale } from '#shared/locale.ts'

/** What search engines and shared links say of a menu, by the restaurant's name. */
export type SeoTexts = {
  /** Title of the page. */
  titleOf: (name: string) => string
  /** Description of a restaurant that has written none. */
  menuOf: (name: string) => string
}

export const seoTexts: Record<Locale, SeoTexts> = {
  es: { titleOf: name => `${name} · Carta`, menuOf: name => `La carta de ${name}: platos, precios y alérgenos.` },
  en: { titleOf: name => `${name} · Menu`, menuOf: name => `The menu of ${name}: dishes, prices and allergens.` },
  pt: { titleOf: name => `${name} · Ementa`, menuOf: name => `A ementa de ${name}: pratos, preços e alergénios.` },
}
