import { namesInWords } from '#features/identity/rights.rules.ts'
import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'

const OR = new Intl.ListFormat('es', { type: 'disjunction' })
const inLocale = (locale: Locale): string => LOCALE_NAMES[locale].toLowerCase()
const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)

/** Spanish texts of 'Gestión de Menú' that are not in `menu.texts.ts`: S2 §2; DESIGN §6, §8. */
export const pageTexts = {
  title: 'Gestión de Menú',
  newCategory: 'Nueva Categoría',
  newDish: 'Nuevo Plato',
  editCategory: 'Editar Categoría',
  editDish: 'Editar Plato',
  orderCategories: 'Ordenar categorías',
  orderCategoriesHint: 'Arrastra cada una por los puntos. Con el teclado: espacio, flechas y espacio otra vez.',
  orderCategoriesDone: 'Listo',
  editCategoryOf: (name: string) => `Editar categoría ${name}`,
  categories: 'Categorías',
  dishesOf: (name: string) => `Platos de ${name}`,
  loading: 'Cargando la carta…',
  noRestaurant: 'No se ha encontrado el restaurante',
  noRestaurantHint: 'Si trabajas en un equipo, pide a su propietario que te dé acceso.',
  sum: (count: number, categories: number) =>
    `${dishes(count)} en ${categories === 1 ? '1 categoría' : `${categories} categorías`}`,
  noCategories: 'No hay categorías',
  noCategoriesHint:
    'Una carta empieza por sus apartados. Toca los tuyos; luego puedes cambiarles el nombre y el orden.',
  dishesLater: 'Después podrás añadir los platos.',
  otherCategory: 'Otra categoría',
  suggestions: 'Apartados que suele tener una carta',
  suggested: '(añadida)',
  noDishes: (category: string) => `«${category}» aún no tiene platos`,
  noDishesHint: 'Añade el primero: con el nombre en cada idioma basta.',
  search: 'Buscar un plato',
  found: (count: number) => (count === 0 ? 'Ningún plato' : dishes(count)),
  notFound: 'Ningún plato coincide con tu búsqueda',
  notFoundHint: 'Prueba con otra palabra del nombre o de la descripción.',
  clearSearch: 'Borrar la búsqueda',
  showMore: (count: number) => `Mostrar ${count} más`,
} as const

/** Texts of the filters over the list. */
export const filterTexts = {
  label: 'Filtrar los platos',
  chips: {
    alergenos: 'Sin declarar',
    foto: 'Sin foto',
    traduccion: 'Sin traducir',
    existencias: 'Agotados',
    borradores: 'Borradores',
  },
  count: {
    alergenos: (count: number) => `${dishes(count)} sin alérgenos declarados`,
    foto: (count: number) => `${dishes(count)} sin foto`,
    traduccion: (count: number) => `${dishes(count)} sin traducir`,
    existencias: (count: number) => (count === 1 ? '1 plato agotado' : `${count} platos agotados`),
    borradores: (count: number) => (count === 1 ? '1 plato sin publicar' : `${count} platos sin publicar`),
  },
  undeclaredHint: 'En la carta se lee «Alérgenos sin declarar»',
  mended: 'Ya no queda ninguno',
  nothing: 'No hay ningún plato así',
  showAll: 'Ver todos los platos',
} as const

/** Texts of a dish's row. */
export const rowTexts = {
  edit: 'Editar',
  editOf: (name: string) => `Editar ${name}`,
  moreOf: (name: string) => `Más acciones para ${name}`,
  duplicate: 'Duplicar',
  move: 'Mover a…',
  remove: 'Eliminar',
  isHere: 'Está aquí',
  soldOut: 'Agotado',
  available: 'Disponible',
  draft: 'Borrador',
  published: 'Publicado',
  publish: 'Publicar',
  publishOf: (name: string) => `Publicar ${name}`,
  stockOf: (name: string) => `${name}, disponible`,
  changePrice: (name: string) => `Cambiar el precio de ${name}`,
  price: (name: string) => `Precio de ${name}`,
  missingName: (locales: readonly Locale[]) => `Falta el nombre en ${locales.map(inLocale).join(' y ')}`,
  undeclared: 'Alérgenos sin declarar',
  mayContain: (names: string) => `puede contener ${names}`,
  none: 'Ninguno de los 14',
  notes: 'Alérgenos y avisos',
} as const

/** Texts of a menu that can only be read, but for what diners must not read wrong (EVERY-DAY §7). */
/** For people without a right (EVERY-DAY §5, §9). */
export const rightsLineTexts = {
  readOnly: 'Aquí puedes leer la carta.',
  ask: (restaurant: string, names: readonly string[]) =>
    `Para cambiar algo en ${restaurant}, habla ${OR.format(names.map(name => `con ${name}`))}.`,
  noPrice: 'Sin precio',
  noPriceHint: 'En la carta saldrá sin precio.',
  noPriceTold: (names: readonly string[]) =>
    `En la carta saldrá sin precio. Avisamos a ${namesInWords(names)} para que lo ${names.length > 1 ? 'pongan' : 'ponga'}.`,
  typedPrice: (price: string) => `Habías escrito ${price}: los precios ya no los cambias tú.`,
} as const

export const lapsedTexts = {
  correctable: 'Agotados y alérgenos se siguen corrigiendo.',
  /** Where they are not corrected: the name of where they are. */
  correctableIn: 'Agotados y alérgenos se siguen corrigiendo en la',
  list: 'lista',
  theRest: 'Lo demás, al contratar.',
  saved: 'Todo está guardado. Al contratar, la carta vuelve a verse al momento.',
  viewOf: (name: string) => `Ver ${name}`,
  view: 'Ver',
  untilHired: 'Hasta que contrates, aquí se corrigen los alérgenos. Lo demás se lee.',
  onlyAllergens: 'Aquí se corrigen los alérgenos. Lo demás se lee.',
  cancel: 'Cancelar',
  saveAllergens: 'Guardar alérgenos',
} as const

/** The fields of a dish in a sentence, and their values where two people have changed them (3-decisions §1). */
export const fieldTexts = {
  price: 'Precio',
  stock: 'Estado',
  reported: 'Aviso de un cliente',
  names: {
    price: 'el precio',
    translations: 'los textos',
    allergens: 'los alérgenos',
    traces: 'las trazas',
    members: 'qué lleva exactamente',
    without: 'lo que se puede hacer sin',
    diets: 'las dietas',
    categoryId: 'la categoría',
    imageUrl: 'la foto',
  },
  priceOf: (label: string) => `el precio «${label}»`,
  text: { name: 'el nombre', description: 'la descripción' },
  textIn: (text: string, locale: Locale) => `${text} en ${inLocale(locale)}`,
  empty: 'Sin texto',
  goneCategory: 'Otra categoría',
} as const

/** Texts of the keys (DAILY-WORK §4). */
export const keyTexts = {
  hints: [
    { keys: ['N'], does: 'nuevo plato', isLetter: true },
    { keys: ['/'], does: 'buscar', isLetter: true },
    { keys: ['↑', '↓'], does: 'moverse', isLetter: false },
    { keys: ['Enter'], does: 'abrir · en un precio, el siguiente', isLetter: false },
    { keys: ['P'], does: 'precio', isLetter: true },
    { keys: ['A'], does: 'agotado', isLetter: true },
    { keys: ['Ctrl', 'Z'], does: 'deshacer', isLetter: false },
  ],
  all: 'todos los atajos',
  title: 'Atajos de teclado',
  groups: [
    {
      title: 'En la lista',
      rows: [
        { keys: ['N'], does: 'Nuevo plato en esta categoría' },
        { keys: ['/'], does: 'Buscar en toda la carta' },
        { keys: ['↑', '↓'], does: 'Plato anterior y siguiente' },
        { keys: ['←', '→'], does: 'Categoría anterior y siguiente' },
        { keys: ['Enter'], does: 'Abrir el plato' },
        { keys: ['P'], does: 'Cambiar el precio' },
        { keys: ['A'], does: 'Disponible o agotado' },
        { keys: ['X'], does: 'Marcar' },
        { keys: ['Mayús', '↑', '↓'], does: 'Marcar varios seguidos' },
        { keys: ['D'], does: 'Duplicar' },
        { keys: ['Supr'], does: 'Eliminar' },
        { keys: ['Ctrl', 'Z'], does: 'Deshacer lo último' },
      ],
    },
    {
      title: 'En un precio',
      rows: [
        { keys: ['/'], does: 'Otro precio' },
        { keys: ['Enter'], does: 'Guardar y pasar al precio siguiente' },
        { keys: ['Esc'], does: 'Dejarlo como estaba' },
      ],
    },
    {
      title: 'En el plato',
      rows: [
        { keys: ['Ctrl', 'Enter'], does: 'Guardar y añadir otro' },
        { keys: ['Esc'], does: 'Cerrar' },
      ],
    },
  ],
  letters: 'Atajos de una letra',
  lettersHint: 'Apágalos si se pulsan sin querer. Las flechas y Ctrl siguen funcionando.',
} as const

/** Texts of the forms of a dish and of a category. */
export const formTexts = {
  image: 'Foto',
  dishTexts: 'Textos del plato',
  nameMissing: 'falta el nombre',
  wrong: 'hay algo que corregir',
  name: 'Nombre',
  nameIn: (locale: Locale) => `Nombre en ${inLocale(locale)}`,
  descriptionIn: (locale: Locale) => `Descripción en ${inLocale(locale)}`,
  description: 'Descripción',
  price: 'Precio',
  category: 'Categoría',
  allergens: 'Alérgenos',
  traces: 'Trazas',
  members: '¿Cuáles?',
  without: 'Se puede hacer sin',
  diets: 'Dietas',
  reviewed: 'Mirado',
  sameAsBefore: 'Igual que el anterior',
  noneOf14: 'No contiene ninguno de los 14',
  none: 'Ninguno de los 14',
  noneHint: 'Hasta que marques alguno o esta casilla, la carta dirá «Alérgenos sin declarar».',
  delete: 'Eliminar',
  saveDish: 'Guardar plato',
  saveAndAdd: 'Guardar y añadir otro',
  saveAndAddKeys: 'Ctrl + Enter',
  saveCategory: 'Guardar categoría',
  saving: 'Guardando…',
  uploading: 'Subiendo la foto',
  gone: 'Este plato se ha eliminado hace un momento.',
  goneTyped: 'Lo que has escrito sigue aquí.',
  gonePhoto: 'Como nuevo, la foto se añade otra vez.',
  saveAsNew: 'Guardar como nuevo',
  bringBack: 'Recuperarlo con mis cambios',
  cameBack: (name: string, category: string) => `${name} vuelve a ${category}`,
  cannotComeBack: 'Ya no se puede recuperar. Guárdalo como nuevo.',
  goneCategory: 'Esa categoría también se ha eliminado. Elige otra.',
  categoryGone: 'Esta categoría se ha eliminado hace un momento. Lo que has escrito sigue aquí.',
  categoryStoredBefore: 'La categoría ya se había guardado antes de descartar.',
  order: 'Orden',
  orderPhrase: 'el orden',
  orderHint: 'Las categorías salen de menor a mayor.',
  dragHint: 'También puedes arrastrar sus pestañas.',
  confirmDish: (name: string) => `¿Eliminar «${name}»?`,
  confirmCategory: (name: string) => `¿Eliminar la categoría «${name}»?`,
  confirmDishes: (count: number) =>
    count === 0
      ? 'No tiene platos.'
      : count === 1
        ? 'Se eliminará también su plato.'
        : `Se eliminarán también sus ${count} platos.`,
} as const
