import type { Locale } from '#shared/locale.ts'

/** What the menu page's second script writes, after a tap (S1 §2; DESIGN §7). `{…}` is a placeholder. */
export type MenuActionTexts = {
  hideAllergens: string
  contains: string
  /** Of one and of several dishes; never a claim that a dish is free of something. */
  avoidsOne: string
  avoidsMany: string
  /** Between the last two of a list. */
  nor: string
  ofOneDish: string
  ofManyDishes: string
  noneOfAll: string
  askAboutUndeclared: string
  /** Title of the list of a dish, and name of the bar with the result. */
  allergens: string
  clearFilters: string
  viewMenu: string
  clear: string
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
    hideAllergens: 'Ocultar alérgenos',
    contains: 'Contiene {x}',
    avoidsOne: 'No lleva {x}, según la casa: {count}',
    avoidsMany: 'No llevan {x}, según la casa: {count}',
    nor: ' ni ',
    ofOneDish: '{n} de 1 plato',
    ofManyDishes: '{n} de {total} platos',
    noneOfAll: 'No contiene ninguno de los 14.',
    askAboutUndeclared: 'Alérgenos sin declarar. Pregunta al equipo antes de pedir.',
    allergens: 'Alérgenos',
    clearFilters: 'Quitar filtros',
    viewMenu: 'Ver carta',
    clear: 'Quitar',
    close: CLOSE.es,
    previousDish: 'Plato anterior',
    nextDish: 'Plato siguiente',
    dishIsGone: 'Ese plato ya no está en la carta.',
    shareDish: 'Compartir plato',
  },
  en: {
    hideAllergens: 'Hide allergens',
    contains: 'Contains {x}',
    avoidsOne: '{count} contains no {x}, according to the house',
    avoidsMany: '{count} contain no {x}, according to the house',
    nor: ' or ',
    ofOneDish: '{n} of 1 dish',
    ofManyDishes: '{n} of {total} dishes',
    noneOfAll: 'Contains none of the 14.',
    askAboutUndeclared: 'Allergens not declared. Ask the team before you order.',
    allergens: 'Allergens',
    clearFilters: 'Clear filters',
    viewMenu: 'View menu',
    clear: 'Clear',
    close: CLOSE.en,
    previousDish: 'Previous dish',
    nextDish: 'Next dish',
    dishIsGone: 'That dish is no longer on the menu.',
    shareDish: 'Share dish',
  },
  pt: {
    hideAllergens: 'Ocultar alergénios',
    contains: 'Contém {x}',
    avoidsOne: 'Não leva {x}, segundo a casa: {count}',
    avoidsMany: 'Não levam {x}, segundo a casa: {count}',
    nor: ' nem ',
    ofOneDish: '{n} de 1 prato',
    ofManyDishes: '{n} de {total} pratos',
    noneOfAll: 'Não contém nenhum dos 14.',
    askAboutUndeclared: 'Alergénios não declarados. Pergunte à equipa antes de pedir.',
    allergens: 'Alergénios',
    clearFilters: 'Limpar filtros',
    viewMenu: 'Ver ementa',
    clear: 'Limpar',
    close: CLOSE.pt,
    previousDish: 'Prato anterior',
    nextDish: 'Prato seguinte',
    dishIsGone: 'Esse prato já não está na ementa.',
    shareDish: 'Partilhar prato',
  },
}
