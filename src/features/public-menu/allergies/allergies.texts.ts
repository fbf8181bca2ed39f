import type { Locale } from '#shared/locale.ts'

/**
 * What the menu page's fourth script writes of a diner's allergies: the answers, their counts, the panel (TABLE §8).
 * `{…}` is a placeholder. Never 'apto', 'seguro', 'safe': the house says what a dish contains, nobody says
 * that it is safe.
 */
export type AllergyTexts = {
  /** An answer, by what is chosen: `{x}` are names inside a sentence. */
  withoutIt: string
  bySaying: string
  askFirst: string
  undeclared: string
  unmarked: string
  reported: string
  mayContain: string
  tracesUndeclared: string
  canBeWithout: string
  contains: string
  containsTraces: string
  notMarked: string
  /** Between the last two of a list. */
  and: string
  nor: string
  yours: string
  kept: string
  change: string
  remove: string
  oneDish: string
  manyDishes: string
  /** The three answers beside their counts, of one dish and of several, of allergens and of diets alone. */
  noneOne: string
  noneMany: string
  areDiet: string
  ask: string
  containOne: string
  containMany: string
  areNotDiet: string
  hideOne: string
  hideMany: string
  hiddenOne: string
  hiddenMany: string
  showThem: string
  sayAlways: string
  ofOneDish: string
  ofManyDishes: string
  /** Under the count in the bar. */
  houseSays: string
  filterName: string
  viewMenu: string
  clearFilters: string
  hideAllergens: string
  /** Closes the panel, in its heading. */
  hidePanel: string
  diets: string
  severe: string
  severeHint: string
  remember: string
  rememberHint: string
  cannotRemember: string
  forgetAll: string
  forgotten: string
}

export const allergyTexts: Record<Locale, AllergyTexts> = {
  es: {
    withoutIt: 'Sin {x}',
    bySaying: '{x}, según la casa',
    askFirst: 'Pregunta antes: {x}',
    undeclared: 'sin declarar',
    unmarked: 'sin declarar como {x}',
    reported: 'aviso de un cliente',
    mayContain: 'puede llevar {x}',
    tracesUndeclared: 'trazas sin declarar',
    canBeWithout: 'se puede hacer sin {x}',
    contains: 'Lleva {x}',
    containsTraces: 'Puede llevar {x}',
    notMarked: 'No marcado como {x}',
    and: ' y ',
    nor: ' ni ',
    yours: 'Tus alergias: {x}',
    kept: 'Guardadas en este móvil. La casa no las ve.',
    change: 'Cambiar',
    remove: 'Quitar',
    oneDish: '1 plato',
    manyDishes: '{n} platos',
    noneOne: 'no lleva, según la casa',
    noneMany: 'no llevan, según la casa',
    areDiet: 'sí, según la casa',
    ask: 'pregunta antes',
    containOne: 'no, lo lleva',
    containMany: 'no, lo llevan',
    areNotDiet: 'no',
    hideOne: 'Ocultar el que no',
    hideMany: 'Ocultar los {n} que no',
    hiddenOne: '1 plato oculto: lleva lo que evitas.',
    hiddenMany: '{n} platos ocultos: llevan lo que evitas.',
    showThem: 'Mostrarlos',
    sayAlways: 'Es lo que dice la casa. Di siempre tu alergia antes de pedir.',
    ofOneDish: '{n} de 1 plato',
    ofManyDishes: '{n} de {total} platos',
    houseSays: 'según la casa',
    filterName: 'Filtro de alérgenos',
    viewMenu: 'Ver carta',
    clearFilters: 'Quitar filtros',
    hideAllergens: 'Ocultar alérgenos',
    hidePanel: 'Ocultar',
    diets: 'Dietas',
    severe: 'Alergia grave: ni trazas',
    severeHint: 'Las trazas cuentan como «no», y lo pone en la tarjeta del camarero.',
    remember: 'Recordar en este móvil',
    rememberHint: 'Se aplica en todas las cartas de Sobremesa que abras aquí. No sale de tu móvil.',
    cannotRemember: 'Este navegador no deja guardar nada: vale hasta que cierres la carta.',
    forgetAll: 'Borrar lo guardado en este móvil',
    forgotten: 'Borrado: en este móvil no queda nada tuyo.',
  },
  en: {
    withoutIt: 'No {x}',
    bySaying: '{x}, according to the house',
    askFirst: 'Ask first: {x}',
    undeclared: 'not declared',
    unmarked: 'not declared as {x}',
    reported: 'reported by a guest',
    mayContain: 'may contain {x}',
    tracesUndeclared: 'traces not declared',
    canBeWithout: 'can be made without {x}',
    contains: 'Contains {x}',
    containsTraces: 'May contain {x}',
    notMarked: 'Not marked as {x}',
    and: ' and ',
    nor: ' or ',
    yours: 'Your allergies: {x}',
    kept: 'Kept on this phone. The house does not see them.',
    change: 'Change',
    remove: 'Clear',
    oneDish: '1 dish',
    manyDishes: '{n} dishes',
    noneOne: 'contains none, says the house',
    noneMany: 'contain none, says the house',
    areDiet: 'yes, says the house',
    ask: 'ask first',
    containOne: 'no, it contains it',
    containMany: 'no, they contain it',
    areNotDiet: 'no',
    hideOne: 'Hide the one that contains it',
    hideMany: 'Hide the {n} that contain it',
    hiddenOne: '1 dish hidden: it contains what you avoid.',
    hiddenMany: '{n} dishes hidden: they contain what you avoid.',
    showThem: 'Show them',
    sayAlways: 'This is what the house says. Always tell them about your allergy before you order.',
    ofOneDish: '{n} of 1 dish',
    ofManyDishes: '{n} of {total} dishes',
    houseSays: 'says the house',
    filterName: 'Allergen filter',
    viewMenu: 'View menu',
    clearFilters: 'Clear filters',
    hideAllergens: 'Hide allergens',
    hidePanel: 'Hide',
    diets: 'Diets',
    severe: 'Severe allergy: not even traces',
    severeHint: 'Traces count as “no”, and it goes on the card for the waiter.',
    remember: 'Remember on this phone',
    rememberHint: 'It applies to every Sobremesa menu you open here. It does not leave your phone.',
    cannotRemember: 'This browser keeps nothing: it holds until you close the menu.',
    forgetAll: 'Delete what is kept on this phone',
    forgotten: 'Deleted: nothing of yours is left on this phone.',
  },
  pt: {
    withoutIt: 'Sem {x}',
    bySaying: '{x}, segundo a casa',
    askFirst: 'Pergunte antes: {x}',
    undeclared: 'não declarado',
    unmarked: 'não declarado como {x}',
    reported: 'aviso de um cliente',
    mayContain: 'pode conter {x}',
    tracesUndeclared: 'vestígios não declarados',
    canBeWithout: 'pode fazer-se sem {x}',
    contains: 'Contém {x}',
    containsTraces: 'Pode conter {x}',
    notMarked: 'Não marcado como {x}',
    and: ' e ',
    nor: ' nem ',
    yours: 'As suas alergias: {x}',
    kept: 'Guardadas neste telemóvel. A casa não as vê.',
    change: 'Alterar',
    remove: 'Limpar',
    oneDish: '1 prato',
    manyDishes: '{n} pratos',
    noneOne: 'não leva, segundo a casa',
    noneMany: 'não levam, segundo a casa',
    areDiet: 'sim, segundo a casa',
    ask: 'pergunte antes',
    containOne: 'não, leva',
    containMany: 'não, levam',
    areNotDiet: 'não',
    hideOne: 'Ocultar o que contém',
    hideMany: 'Ocultar os {n} que contêm',
    hiddenOne: '1 prato oculto: contém o que evita.',
    hiddenMany: '{n} pratos ocultos: contêm o que evita.',
    showThem: 'Mostrar',
    sayAlways: 'É o que diz a casa. Diga sempre a sua alergia antes de pedir.',
    ofOneDish: '{n} de 1 prato',
    ofManyDishes: '{n} de {total} pratos',
    houseSays: 'segundo a casa',
    filterName: 'Filtro de alergénios',
    viewMenu: 'Ver ementa',
    clearFilters: 'Limpar filtros',
    hideAllergens: 'Ocultar alergénios',
    hidePanel: 'Ocultar',
    diets: 'Dietas',
    severe: 'Alergia grave: nem vestígios',
    severeHint: 'Os vestígios contam como «não», e fica no cartão para o empregado.',
    remember: 'Lembrar neste telemóvel',
    rememberHint: 'Aplica-se a todas as ementas Sobremesa que abrir aqui. Não sai do seu telemóvel.',
    cannotRemember: 'Este navegador não guarda nada: vale até fechar a ementa.',
    forgetAll: 'Apagar o que está guardado neste telemóvel',
    forgotten: 'Apagado: neste telemóvel não fica nada seu.',
  },
}
