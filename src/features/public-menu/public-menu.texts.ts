import type { Locale } from '#shared/locale.ts'
import type { Weekday } from '#shared/weekday.ts'

/** All texts of the public pages of a restaurant (S1 §2; DESIGN §7). `{…}` is a placeholder. */
export type PublicMenuTexts = {
  skip: string
  language: string
  share: string
  linkCopied: string
  linkNotCopied: string
  directions: string
  categories: string
  noCategories: string
  comingSoon: string
  viewAllergens: string
  hideAllergens: string
  allergens: string
  allergensHint: string
  clearFilters: string
  contains: string
  /** Of one and of several dishes; never a claim that a dish is free of something. */
  avoidsOne: string
  avoidsMany: string
  /** Between the last two of a list. */
  nor: string
  ofOneDish: string
  ofManyDishes: string
  viewMenu: string
  clear: string
  close: string
  shareDish: string
  noneOfAll: string
  askAboutUndeclared: string
  oneUndeclared: string
  manyUndeclared: string
  undeclared: string
  soldOut: string
  openNow: string
  closesAt: string
  closed: string
  opensAt: string
  opensTomorrow: string
  opensOn: string
  viewHours: string
  hours: string
  contact: string
  days: Record<Weekday, string>
  developedBy: string
  loading: string
  offer: string
  offerDismiss: string
  unavailable: string
  notFoundTitle: string
  notFoundText: string
  seeDemo: string
  goHome: string
  offlineTitle: string
  offlineText: string
  retry: string
  errorTitle: string
  errorText: string
}

/** The name of each language in that language. */
export const NATIVE_NAMES: Record<Locale, string> = { es: 'Español', en: 'English', pt: 'Português' }

export const publicMenuTexts: Record<Locale, PublicMenuTexts> = {
  es: {
    skip: 'Saltar a la carta',
    language: 'Idioma de la carta',
    share: 'Compartir',
    linkCopied: '¡Enlace copiado al portapapeles!',
    linkNotCopied: 'No se pudo copiar el enlace',
    directions: 'Cómo llegar',
    categories: 'Categorías',
    noCategories: 'No hay categorías',
    comingSoon: 'La carta llega pronto. Pregunta al equipo.',
    viewAllergens: 'Ver alérgenos',
    hideAllergens: 'Ocultar alérgenos',
    allergens: 'Alérgenos',
    allergensHint: 'Marca los que quieras evitar y te avisamos en cada plato.',
    clearFilters: 'Quitar filtros',
    contains: 'Contiene {x}',
    avoidsOne: 'No lleva {x}, según la casa:',
    avoidsMany: 'No llevan {x}, según la casa:',
    nor: ' ni ',
    ofOneDish: '{n} de 1 plato',
    ofManyDishes: '{n} de {total} platos',
    viewMenu: 'Ver carta',
    clear: 'Quitar',
    close: 'Cerrar',
    shareDish: 'Compartir plato',
    noneOfAll: 'No contiene ninguno de los 14.',
    askAboutUndeclared: 'Alérgenos sin declarar. Pregunta al equipo antes de pedir.',
    oneUndeclared: '1 plato no declara sus alérgenos: pregunta antes de pedirlo.',
    manyUndeclared: '{n} platos no declaran sus alérgenos: pregunta antes de pedirlos.',
    undeclared: 'Alérgenos sin declarar',
    soldOut: 'Agotado',
    openNow: 'Abierto ahora',
    closesAt: 'Cierra a las {time}',
    closed: 'Cerrado',
    opensAt: 'Abre a las {time}',
    opensTomorrow: 'Abre mañana a las {time}',
    opensOn: 'Abre el {day} a las {time}',
    viewHours: 'Ver horario',
    hours: 'Horario',
    contact: 'Contacto',
    days: {
      monday: 'Lunes',
      tuesday: 'Martes',
      wednesday: 'Miércoles',
      thursday: 'Jueves',
      friday: 'Viernes',
      saturday: 'Sábado',
      sunday: 'Domingo',
    },
    developedBy: 'Carta digital de',
    loading: 'Cargando menú...',
    offer: 'Ver la carta en español',
    offerDismiss: 'No, gracias',
    unavailable: 'Este menú no está disponible en este momento.',
    notFoundTitle: 'Restaurante no encontrado',
    notFoundText: 'Lo sentimos, no pudimos encontrar el restaurante que buscas.',
    seeDemo: 'Ver la carta de ejemplo',
    goHome: 'Ir al inicio',
    offlineTitle: 'Sin conexión',
    offlineText:
      'No hemos podido abrir la carta. Busca cobertura o la wifi del local y vuelve a intentarlo. Mientras tanto, pide la carta al equipo.',
    retry: 'Reintentar',
    errorTitle: 'La carta no llega',
    errorText: 'Ha ocurrido un error. Inténtalo de nuevo en unos minutos.',
  },
  en: {
    skip: 'Skip to the menu',
    language: 'Menu language',
    share: 'Share',
    linkCopied: 'Link copied to clipboard!',
    linkNotCopied: 'The link could not be copied',
    directions: 'Get directions',
    categories: 'Categories',
    noCategories: 'No categories found',
    comingSoon: 'The menu is coming soon. Ask the team.',
    viewAllergens: 'View allergens',
    hideAllergens: 'Hide allergens',
    allergens: 'Allergens',
    allergensHint: 'Tick the ones to avoid and we will point them out on every dish.',
    clearFilters: 'Clear filters',
    contains: 'Contains {x}',
    avoidsOne: 'Does not contain {x}, according to the house:',
    avoidsMany: 'Do not contain {x}, according to the house:',
    nor: ' or ',
    ofOneDish: '{n} of 1 dish',
    ofManyDishes: '{n} of {total} dishes',
    viewMenu: 'View menu',
    clear: 'Clear',
    close: 'Close',
    shareDish: 'Share dish',
    noneOfAll: 'Contains none of the 14.',
    askAboutUndeclared: 'Allergens not declared. Ask the team before you order.',
    oneUndeclared: '1 dish does not declare its allergens: ask before you order it.',
    manyUndeclared: '{n} dishes do not declare their allergens: ask before you order them.',
    undeclared: 'Allergens not declared',
    soldOut: 'Sold out',
    openNow: 'Open now',
    closesAt: 'Closes at {time}',
    closed: 'Closed',
    opensAt: 'Opens at {time}',
    opensTomorrow: 'Opens tomorrow at {time}',
    opensOn: 'Opens on {day} at {time}',
    viewHours: 'See opening hours',
    hours: 'Opening hours',
    contact: 'Contact',
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    developedBy: 'Digital menu by',
    loading: 'Loading menu…',
    offer: 'View the menu in English',
    offerDismiss: 'No, thanks',
    unavailable: 'This menu is not available at the moment.',
    notFoundTitle: 'Restaurant not found',
    notFoundText: 'Sorry, we could not find the restaurant you are looking for.',
    seeDemo: 'See the sample menu',
    goHome: 'Go to the home page',
    offlineTitle: 'You are offline.',
    offlineText:
      'We could not open the menu. Look for a signal or the restaurant’s wifi and try again. Meanwhile, ask the team for the menu.',
    retry: 'Try again',
    errorTitle: 'The menu has not arrived',
    errorText: 'Something went wrong. Please try again in a few minutes.',
  },
  pt: {
    skip: 'Saltar para a ementa',
    language: 'Idioma da ementa',
    share: 'Partilhar',
    linkCopied: 'Ligação copiada!',
    linkNotCopied: 'Não foi possível copiar a ligação',
    directions: 'Como chegar',
    categories: 'Categorias',
    noCategories: 'Nenhuma categoria encontrada',
    comingSoon: 'A ementa chega em breve. Pergunte à equipa.',
    viewAllergens: 'Ver alergénios',
    hideAllergens: 'Ocultar alergénios',
    allergens: 'Alergénios',
    allergensHint: 'Marque os que quer evitar e avisamos em cada prato.',
    clearFilters: 'Limpar filtros',
    contains: 'Contém {x}',
    avoidsOne: 'Não leva {x}, segundo a casa:',
    avoidsMany: 'Não levam {x}, segundo a casa:',
    nor: ' nem ',
    ofOneDish: '{n} de 1 prato',
    ofManyDishes: '{n} de {total} pratos',
    viewMenu: 'Ver ementa',
    clear: 'Limpar',
    close: 'Fechar',
    shareDish: 'Partilhar prato',
    noneOfAll: 'Não contém nenhum dos 14.',
    askAboutUndeclared: 'Alergénios não declarados. Pergunte à equipa antes de pedir.',
    oneUndeclared: '1 prato não declara os alergénios: pergunte antes de o pedir.',
    manyUndeclared: '{n} pratos não declaram os alergénios: pergunte antes de os pedir.',
    undeclared: 'Alergénios não declarados',
    soldOut: 'Esgotado',
    openNow: 'Aberto agora',
    closesAt: 'Fecha às {time}',
    closed: 'Fechado',
    opensAt: 'Abre às {time}',
    opensTomorrow: 'Abre amanhã às {time}',
    opensOn: 'Abre {day} às {time}',
    viewHours: 'Ver horário',
    hours: 'Horário',
    contact: 'Contacto',
    days: {
      monday: 'Segunda-feira',
      tuesday: 'Terça-feira',
      wednesday: 'Quarta-feira',
      thursday: 'Quinta-feira',
      friday: 'Sexta-feira',
      saturday: 'Sábado',
      sunday: 'Domingo',
    },
    developedBy: 'Ementa digital de',
    loading: 'A carregar a ementa…',
    offer: 'Ver a ementa em português',
    offerDismiss: 'Não, obrigado',
    unavailable: 'Esta ementa não está disponível de momento.',
    notFoundTitle: 'Restaurante não encontrado',
    notFoundText: 'Lamentamos, não conseguimos encontrar o restaurante que procura.',
    seeDemo: 'Ver a ementa de exemplo',
    goHome: 'Ir para o início',
    offlineTitle: 'Sem ligação.',
    offlineText:
      'Não conseguimos abrir a ementa. Procure rede ou o wifi do restaurante e tente novamente. Entretanto, peça a ementa à equipa.',
    retry: 'Tentar novamente',
    errorTitle: 'A ementa não chegou',
    errorText: 'Ocorreu um erro. Tente novamente dentro de alguns minutos.',
  },
}

/** Replaces `{x}`; each placeholder appears once. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
