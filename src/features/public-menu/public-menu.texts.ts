import type { Locale } from '#shared/locale.ts'
import type { Weekday } from '#shared/weekday.ts'

/** The texts that stand on the page of a menu (S1 §2; DESIGN §7). `{…}` is a placeholder. */
export type PublicMenuTexts = {
  skip: string
  language: string
  share: string
  directions: string
  categories: string
  allCategories: string
  noCategories: string
  comingSoon: string
  viewAllergens: string
  allergens: string
  allergensHint: string
  oneUndeclared: string
  manyUndeclared: string
  undeclared: string
  mayContain: string
  /** `{x}`: an allergen, inside a sentence. */
  madeWithout: string
  reported: string
  diets: string
  houseSays: string
  soldOut: string
  price: string
  today: string
  zone: string
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
  report: string
  loading: string
  offer: string
  offerDismiss: string
}

/** The name of each language in that language. */
export const NATIVE_NAMES: Record<Locale, string> = { es: 'Español', en: 'English', pt: 'Português' }

export const publicMenuTexts: Record<Locale, PublicMenuTexts> = {
  es: {
    skip: 'Saltar a la carta',
    language: 'Idioma de la carta',
    share: 'Compartir',
    directions: 'Cómo llegar',
    categories: 'Categorías',
    allCategories: 'Todas las categorías',
    noCategories: 'No hay categorías',
    comingSoon: 'La carta llega pronto. Pregunta al equipo.',
    viewAllergens: 'Ver alérgenos',
    allergens: 'Alérgenos',
    allergensHint: 'Marca los que quieras evitar y te avisamos en cada plato.',
    oneUndeclared: '1 plato no declara sus alérgenos: pregunta antes de pedirlo.',
    manyUndeclared: '{n} platos no declaran sus alérgenos: pregunta antes de pedirlos.',
    undeclared: 'Alérgenos sin declarar',
    mayContain: 'Puede contener',
    madeWithout: 'Se puede hacer sin {x}.',
    reported: 'Un cliente ha avisado de un alérgeno. Hasta que lo revise la casa, pregunta antes de pedir este plato.',
    diets: 'Dietas',
    houseSays: 'La casa avisa: «{x}»',
    soldOut: 'Agotado',
    price: 'Precio',
    today: 'hoy {price}',
    zone: 'Zona',
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
    report: 'Denunciar esta carta',
    loading: 'Cargando menú...',
    offer: 'Ver la carta en español',
    offerDismiss: 'No, gracias',
  },
  en: {
    skip: 'Skip to the menu',
    language: 'Menu language',
    share: 'Share',
    directions: 'Get directions',
    categories: 'Categories',
    allCategories: 'All categories',
    noCategories: 'No categories found',
    comingSoon: 'The menu is coming soon. Ask the team.',
    viewAllergens: 'View allergens',
    allergens: 'Allergens',
    allergensHint: 'Tick the ones to avoid and we will point them out on every dish.',
    oneUndeclared: '1 dish does not declare its allergens: ask before you order it.',
    manyUndeclared: '{n} dishes do not declare their allergens: ask before you order them.',
    undeclared: 'Allergens not declared',
    mayContain: 'May contain',
    madeWithout: 'Can be made without {x}.',
    reported: 'A guest has reported an allergen. Until the house has checked, ask before you order this dish.',
    diets: 'Diets',
    houseSays: 'The house says: “{x}”',
    soldOut: 'Sold out',
    price: 'Price',
    today: 'today {price}',
    zone: 'Area',
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
    report: 'Report this menu',
    loading: 'Loading menu…',
    offer: 'View the menu in English',
    offerDismiss: 'No, thanks',
  },
  pt: {
    skip: 'Saltar para a ementa',
    language: 'Idioma da ementa',
    share: 'Partilhar',
    directions: 'Como chegar',
    categories: 'Categorias',
    allCategories: 'Todas as categorias',
    noCategories: 'Nenhuma categoria encontrada',
    comingSoon: 'A ementa chega em breve. Pergunte à equipa.',
    viewAllergens: 'Ver alergénios',
    allergens: 'Alergénios',
    allergensHint: 'Marque os que quer evitar e avisamos em cada prato.',
    oneUndeclared: '1 prato não declara os alergénios: pergunte antes de o pedir.',
    manyUndeclared: '{n} pratos não declaram os alergénios: pergunte antes de os pedir.',
    undeclared: 'Alergénios não declarados',
    mayContain: 'Pode conter',
    madeWithout: 'Pode fazer-se sem {x}.',
    reported: 'Um cliente avisou de um alergénio. Até a casa rever, pergunte antes de pedir este prato.',
    diets: 'Dietas',
    houseSays: 'A casa avisa: «{x}»',
    soldOut: 'Esgotado',
    price: 'Preço',
    today: 'hoje {price}',
    zone: 'Zona',
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
    report: 'Denunciar esta ementa',
    loading: 'A carregar a ementa…',
    offer: 'Ver a ementa em português',
    offerDismiss: 'Não, obrigado',
  },
}

/** Replaces `{x}`; each placeholder appears once. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
