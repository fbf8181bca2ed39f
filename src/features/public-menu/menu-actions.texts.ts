import type { Locale } from '#shared/locale.ts'

/** What the menu page's second script writes, after a tap (S1 §2; DESIGN §7). `{…}` is a placeholder. */
export type MenuActionTexts = {
  linkCopied: string
  linkNotCopied: string
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
  shareDish: string
}

export const menuActionTexts: Record<Locale, MenuActionTexts> = {
  es: {
    linkCopied: '¡Enlace copiado al portapapeles!',
    linkNotCopied: 'No se pudo copiar el enlace',
    hideAllergens: 'Ocultar alérgenos',
    contains: 'Contiene {x}',
    avoidsOne: 'No lleva {x}, según la casa:',
    avoidsMany: 'No llevan {x}, según la casa:',
    nor: ' ni ',
    ofOneDish: '{n} de 1 plato',
    ofManyDishes: '{n} de {total} platos',
    noneOfAll: 'No contiene ninguno de los 14.',
    askAboutUndeclared: 'Alérgenos sin declarar. Pregunta al equipo antes de pedir.',
    allergens: 'Alérgenos',
    clearFilters: 'Quitar filtros',
    viewMenu: 'Ver carta',
    clear: 'Quitar',
    close: 'Cerrar',
    shareDish: 'Compartir plato',
  },
  en: {
    linkCopied: 'Link copied to clipboard!',
    linkNotCopied: 'The link could not be copied',
    hideAllergens: 'Hide allergens',
    contains: 'Contains {x}',
    avoidsOne: 'Does not contain {x}, according to the house:',
    avoidsMany: 'Do not contain {x}, according to the house:',
    nor: ' or ',
    ofOneDish: '{n} of 1 dish',
    ofManyDishes: '{n} of {total} dishes',
    noneOfAll: 'Contains none of the 14.',
    askAboutUndeclared: 'Allergens not declared. Ask the team before you order.',
    allergens: 'Allergens',
    clearFilters: 'Clear filters',
    viewMenu: 'View menu',
    clear: 'Clear',
    close: 'Close',
    shareDish: 'Share dish',
  },
  pt: {
    linkCopied: 'Ligação copiada!',
    linkNotCopied: 'Não foi possível copiar a ligação',
    hideAllergens: 'Ocultar alergénios',
    contains: 'Contém {x}',
    avoidsOne: 'Não leva {x}, segundo a casa:',
    avoidsMany: 'Não levam {x}, segundo a casa:',
    nor: ' nem ',
    ofOneDish: '{n} de 1 prato',
    ofManyDishes: '{n} de {total} pratos',
    noneOfAll: 'Não contém nenhum dos 14.',
    askAboutUndeclared: 'Alergénios não declarados. Pergunte à equipa antes de pedir.',
    allergens: 'Alergénios',
    clearFilters: 'Limpar filtros',
    viewMenu: 'Ver ementa',
    clear: 'Limpar',
    close: 'Fechar',
    shareDish: 'Partilhar prato',
  },
}
