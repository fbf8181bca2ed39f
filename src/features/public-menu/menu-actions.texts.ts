import type { Locale } from '#shared/locale.ts'

/** What the menu page's second script writes, after a tap (S1 §2; DESIGN §7). `{…}` is a placeholder. */
export type MenuActionTexts = {
  contains: string
  noneOfAll: string
  askAboutUndeclared: string
  /** Title of what a dish says of its allergens where no list follows. */
  allergens: string
  close: string
  previousDish: string
  nextDish: string
  /** A link names a dish that the menu has no longer. */
  dishIsGone: string
  shareDish: string
}

/** On each button that closes something; the third script writes it too. */
export const CLOSE: Record<Locale, string> = { es: 'Cerrar', en: 'Close', pt: 'Fechar' }

export const menuActionTexts: Record<Locale, MenuActionTexts> = {
  es: {
    contains: 'Contiene',
    noneOfAll: 'No contiene ninguno de los 14.',
    askAboutUndeclared: 'Alérgenos sin declarar. Pregunta al equipo antes de pedir.',
    allergens: 'Alérgenos',
    close: CLOSE.es,
    previousDish: 'Plato anterior',
    nextDish: 'Plato siguiente',
    dishIsGone: 'Ese plato ya no está en la carta.',
    shareDish: 'Compartir plato',
  },
  en: {
    contains: 'Contains',
    noneOfAll: 'Contains none of the 14.',
    askAboutUndeclared: 'Allergens not declared. Ask the team before you order.',
    allergens: 'Allergens',
    close: CLOSE.en,
    previousDish: 'Previous dish',
    nextDish: 'Next dish',
    dishIsGone: 'That dish is no longer on the menu.',
    shareDish: 'Share dish',
  },
  pt: {
    contains: 'Contém',
    noneOfAll: 'Não contém nenhum dos 14.',
    askAboutUndeclared: 'Alergénios não declarados. Pergunte à equipa antes de pedir.',
    allergens: 'Alergénios',
    close: CLOSE.pt,
    previousDish: 'Prato anterior',
    nextDish: 'Prato seguinte',
    dishIsGone: 'Esse prato já não está na ementa.',
    shareDish: 'Partilhar prato',
  },
}
