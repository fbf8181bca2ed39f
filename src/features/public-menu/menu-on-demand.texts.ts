import type { Locale } from '#shared/locale.ts'
import { CLOSE } from './menu-actions.texts.ts'

/**
 * What the menu page's third script writes: in the list of a long menu, about changes, and when a link was copied.
 * `{…}` is a placeholder.
 */
export type OnDemandTexts = {
  linkCopied: string
  linkNotCopied: string
  /** Of the field in the list of a long menu; and of one of which no dish has the words. */
  searchDish: string
  noDish: string
  menuChanged: string
  setMenusChanged: string
  hoursChanged: string
  /** One is gone; a new one is quoted. */
  noticesChanged: string
  refresh: string
  /** Of one or more dishes, by name. */
  allergensChanged: string
  availabilityChanged: string
  close: string
}

export const onDemandTexts: Record<Locale, OnDemandTexts> = {
  es: {
    linkCopied: '¡Enlace copiado al portapapeles!',
    linkNotCopied: 'No se pudo copiar el enlace',
    searchDish: 'Buscar un plato',
    noDish: 'Ningún plato con «{x}».',
    menuChanged: 'La carta ha cambiado.',
    setMenusChanged: 'Los menús de hoy han cambiado.',
    hoursChanged: 'El horario ha cambiado.',
    noticesChanged: 'Los avisos de la casa han cambiado.',
    refresh: 'Actualizar',
    allergensChanged: 'Han cambiado los alérgenos de {x}.',
    availabilityChanged: 'Se ha agotado o ha vuelto: {x}.',
    close: CLOSE.es,
  },
  en: {
    linkCopied: 'Link copied to clipboard!',
    linkNotCopied: 'The link could not be copied',
    searchDish: 'Search for a dish',
    noDish: 'No dish with “{x}”.',
    menuChanged: 'The menu has changed.',
    setMenusChanged: 'Today’s set menus have changed.',
    hoursChanged: 'The opening hours have changed.',
    noticesChanged: 'The notices of the house have changed.',
    refresh: 'Refresh',
    allergensChanged: 'The allergens of {x} have changed.',
    availabilityChanged: 'Sold out or back again: {x}.',
    close: CLOSE.en,
  },
  pt: {
    linkCopied: 'Ligação copiada!',
    linkNotCopied: 'Não foi possível copiar a ligação',
    searchDish: 'Procurar um prato',
    noDish: 'Nenhum prato com «{x}».',
    menuChanged: 'A ementa mudou.',
    setMenusChanged: 'Os menus de hoje mudaram.',
    hoursChanged: 'O horário mudou.',
    noticesChanged: 'Os avisos da casa mudaram.',
    refresh: 'Atualizar',
    allergensChanged: 'Mudaram os alergénios de {x}.',
    availabilityChanged: 'Esgotou ou voltou: {x}.',
    close: CLOSE.pt,
  },
}
