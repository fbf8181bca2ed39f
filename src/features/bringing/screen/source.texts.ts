import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import { counted, dishesWord, durationWord, sumWords } from './words.ts'

const ADVICE: Readonly<Record<string, string>> = {
  file_protected: 'Quítale la contraseña y vuelve a elegirlo, o haz fotos de sus páginas.',
  file_too_large: 'Guárdalo con menos calidad, o haz fotos de sus páginas.',
  too_many_pages: 'Puedes leer ahora las 20 primeras y traer las demás después.',
  nothing_found: 'Prueba con más luz, de frente y con la página entera. O pega el texto.',
  unreadable: 'Ábrelo en su programa, cópialo todo y pégalo aquí. O guárdalo como PDF.',
  no_ocr: 'Tu móvil sí: abre la foto, mantén el dedo sobre el texto, cópialo todo y pégalo aquí.',
  copy_newer: 'Guárdala otra vez desde Sobremesa.',
  text_too_long: 'Pega la primera mitad, tráela, y después la otra.',
  import_limit: 'Podrás leer otra mañana. Lo que ya está leído sigue en su borrador.',
  reading_interrupted: 'Vuelve a enviarla. Tu carta no ha cambiado.',
}

/** The first step, the reading and the columns of a sheet: BRINGING §4, §7. */
export const sourceTexts = {
  lead: 'De una foto, un archivo o un texto. Nada se guarda en tu carta hasta que tú la revises.',
  steps: ['Tráela', 'La leemos', 'La revisas'],
  stepsLabel: 'Pasos',
  leave: 'Salir de Traer mi carta',
  loadFailed: 'No se ha podido abrir',
  loading: 'Abriendo…',
  noRestaurant: 'No se ha encontrado el restaurante',
  noRestaurantHint: 'Si trabajas en un equipo, pide a su propietario que te dé acceso.',
  planEnded: {
    trial_expired: 'Tu periodo de prueba ha terminado',
    subscription_ended: 'Tu suscripción ha terminado',
  },
  offline: 'Puedes pegar texto y hacer fotos. Las leemos en cuanto vuelva.',
  planEndedHint: 'Para traer tu carta, contrata un plan. Lo que ya tenías sigue aquí.',
  ownersPlanEnded: 'El plan del restaurante ha terminado',
  ownersPlanEndedHint: 'Habla con su propietario. Mientras, puedes ver la carta pero no cambiarla.',
  toMenu: 'Volver a la carta',
  paste: 'Pega aquí tu carta',
  pasteHint: 'Un plato por línea, con su precio al final. Los títulos serán categorías.',
  pasteFrom: 'De Word, de WhatsApp, de un correo, de donde sea.',
  example:
    'Para picar\nCroquetas de jamón ibérico (1, 3, 7)  9,50\nSeis piezas. Bechamel reposada.\nPatatas bravas  6,80\n\nCarnes\nRabo de toro estofado  18,50\nCalamares  Tapa 4,50  Ración 12',
  glance: (dishes: number, categories: number) => `${sumWords(dishes, categories)}, a primera vista`,
  read: 'Leer mi carta',
  sending: 'Enviando…',
  fromFile: 'Desde un archivo',
  fromFileHint: 'Excel, CSV, PDF, fotos o una copia de Sobremesa. Elígelo, o suéltalo en cualquier sitio.',
  fromFileNoPhotos: 'Excel, CSV, PDF con texto o una copia de Sobremesa. Elígelo, o suéltalo en cualquier sitio.',
  chooseFile: 'Elegir archivo',
  byPhone: 'Con el móvil',
  byPhoneHint: 'Escanéalo, haz las fotos y revísala aquí, en grande. Es la misma carta en los dos.',
  code: 'Código QR para abrir Traer mi carta en el móvil',
  noPhotosYet: 'Fotos, todavía no',
  noPhotos: 'Este servidor no lee fotos',
  phoneReads: 'Tu móvil sí: abre la foto, mantén el dedo sobre el texto, cópialo todo y pégalo aquí.',
  privacy: 'La leemos en nuestro servidor, sin mandársela a nadie. Las fotos se borran a los 7 días.',
  takePhotos: 'Hacer fotos',
  takePhotosHint: 'Una por página, con luz y de frente',
  aFile: 'Elegir un archivo',
  aFileHint: 'Excel, CSV, PDF, fotos o una copia de Sobremesa',
  aFileNoPhotos: 'Excel, CSV, PDF con texto o una copia de Sobremesa',
  text: 'Pegar texto',
  textHint: 'De Word, de WhatsApp, de un correo',
  drop: 'Suelta aquí tu carta',
  pages: 'Páginas de tu carta',
  page: (page: number) => `Página ${page}`,
  anotherPage: 'Otra página',
  pageMore: (page: number) => `Más para la página ${page}`,
  repeat: 'Repetir',
  up: 'Subir',
  down: 'Bajar',
  corners: 'Ajustar las esquinas',
  remove: 'Quitar',
  quality: { good: 'Se lee bien', dark: 'Algo oscura, pero se lee', blurred: 'Parece movida. Mejor repetirla.' },
  looking: 'Mirando la foto…',
  goodPhotos: 'Para que se lea bien',
  goodPhotosHint: 'Con luz de día, de frente y una página en cada foto. El orden de la lista es el de la carta.',
  pageCount: (count: number) => (count === 1 ? '1 página' : `${count} páginas`),
  blurredHint: (pages: readonly number[]) =>
    pages.length === 1
      ? `La ${pages[0]} parece movida. Puedes leerla igual.`
      : `La ${pages.slice(0, -1).join(', la ')} y la ${pages.at(-1)} parecen movidas. Puedes leerlas igual.`,
  readPages: (count: number) => (count === 1 ? 'Leer 1 página' : `Leer ${count} páginas`),
  badPhoto: 'Esta foto no se puede abrir.',
  cornersTitle: (page: number) => `Esquinas de la página ${page}`,
  cornersHint: 'Lleva cada punto a una esquina del papel. Con el teclado: flechas.',
  corner: [
    'Esquina de arriba a la izquierda',
    'Esquina de arriba a la derecha',
    'Esquina de abajo a la derecha',
    'Esquina de abajo a la izquierda',
  ],
  cornersDone: 'Listo',
  cornersWhole: 'Toda la foto',
  startFailed: 'No se ha podido enviar tu carta.',
  readFirst: 'Leer las 20 primeras',
  chooseOther: 'Elegir otro archivo',
  repeatPhoto: 'Repetir la foto',
  /** What to do, below why a source was not read. */
  adviceOn: ({ code, message, isPhoto }: { code: string; message: string; isPhoto: boolean }): string | undefined => {
    if (code === 'nothing_found' && !isPhoto) return 'Un plato por línea, con su precio al final, se lee mejor.'
    if (code === 'unreadable' && isPhoto) return ADVICE.nothing_found
    if (code === 'unreadable' && /\.docx?»/iu.test(message))
      return 'Ábrelo en Word, cópialo todo y pégalo aquí. O guárdalo como PDF.'
    return ADVICE[code]
  },
} as const

/** While it is read. */
export const readingTexts = {
  title: 'Leyendo tu carta',
  back: 'Volver a la carta, la lectura sigue',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  soon: 'En un momento empezamos',
  whole: 'Leída entera',
  soFar: (dishes: number) => `${dishesWord(dishes)} hasta ahora`,
  ahead: (count: number) => (count === 1 ? 'Hay 1 carta delante' : `Hay ${count} cartas delante`),
  left: (seconds: number) => `${durationWord(seconds)} más`,
  wait: durationWord,
  isReading: 'Leyendo…',
  waiting: 'En espera',
  done: 'Leída',
  failedPage: 'No se lee. Podrás repetirla',
  notRead: 'No se lee',
  repeatOf: (page: number) => `Repetir la página ${page}`,
  repeatFailed: 'No se ha podido enviar la foto.',
  leaveHint: 'Puedes cerrar esta página o seguir con lo tuyo. Te avisamos en tu panel cuando esté.',
  goOn: 'Seguir con mi carta',
  stop: 'Dejar de leer',
  stopTitle: '¿Dejar de leer?',
  stopText: 'Se borra lo que has enviado y lo que se ha leído. Tu carta se queda como está.',
  offline: 'La lectura sigue en nuestro servidor. Al volver verás por dónde va.',
  stopRepeatText: 'Se borra la foto nueva. Lo que ya se ha leído se queda como está.',
  keepReading: 'Seguir leyendo',
  stopFailed: 'No se ha podido dejar de leer.',
  review: (dishes: string) => `Revisar ${dishes}`,
} as const

const inLocale = (locale: Locale): string => LOCALE_NAMES[locale]

/** The columns of a sheet. */
export const columnTexts = {
  title: '¿Qué hay en cada columna?',
  lead: (file: string) => `«${file}». Lo hemos adivinado por los títulos; cambia lo que no cuadre.`,
  region: 'Primeras filas del archivo',
  column: (title: string, at: number) => `Columna ${title || at + 1}`,
  role: {
    name: (locale: Locale, isMain: boolean) => (isMain ? 'Nombre' : `${inLocale(locale)}: nombre`),
    description: (locale: Locale, isMain: boolean) => (isMain ? 'Descripción' : `${inLocale(locale)}: descripción`),
    category: (locale: Locale, isMain: boolean) => (isMain ? 'Categoría' : `${inLocale(locale)}: categoría`),
    price: 'Precio',
    priceOf: (label: string) => `Precio: ${label}`,
    allergens: 'Alérgenos',
    none: 'No traer',
  },
  by: { title: 'Por su título', content: 'Por lo que pone', unclear: 'Seguramente' },
  /** 'Con inglés en 52'. */
  inLanguages: (found: readonly { locale: Locale; count: number }[]) =>
    found.map(({ locale, count }) => `Con ${inLocale(locale).toLowerCase()} en ${count}`).join(' · '),
  sheet: 'Hoja del libro',
  sheetOf: (name: string, rows: number) => `${name} (${counted(rows, 'fila', 'filas')})`,
  noName: 'Falta la columna del nombre',
  noNameHint: 'Elige cuál tiene el nombre de cada plato. Sin ella no se puede traer.',
  hint: (rows: number, hasTitles: boolean) =>
    `${rows === 1 ? 'Se ve la primera fila.' : `Se ven las ${rows} primeras filas.`}${hasTitles ? ' La primera son títulos y no se trae.' : ''}`,
  back: 'Volver',
  read: 'Leer con estas columnas',
  failed: 'No se ha podido leer otra vez.',
} as const
