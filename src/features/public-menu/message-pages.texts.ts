import type { Locale } from '#shared/locale.ts'

/** The pages with one message in the place of a menu (S1 §2; 3-decisions §4, §10). */
export type MessagePageTexts = {
  unavailable: string
  suspended: string
  suspendedHint: string
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

export const messagePageTexts: Record<Locale, MessagePageTexts> = {
  es: {
    unavailable: 'Este menú no está disponible en este momento.',
    suspended: 'Esta carta no está disponible.',
    suspendedHint: 'Si estás en el restaurante, pide la carta al equipo.',
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
    unavailable: 'This menu is not available at the moment.',
    suspended: 'This menu is not available.',
    suspendedHint: 'If you are at the restaurant, ask the team for the menu.',
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
    unavailable: 'Esta ementa não está disponível de momento.',
    suspended: 'Esta ementa não está disponível.',
    suspendedHint: 'Se está no restaurante, peça a ementa à equipa.',
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
