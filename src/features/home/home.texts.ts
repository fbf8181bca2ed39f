import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'

const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)

/** Spanish texts of the dashboard's home: S2 §2, §8; DESIGN §9. */
export const homeTexts = {
  title: 'Inicio',
  active: 'Activo',
  inactive: 'Inactivo',
  viewMenu: 'Ver menú',
  copyLink: 'Copiar enlace',
  share: 'Compartir',
  copied: '¡Enlace copiado al portapapeles!',
  copyFailed: 'No se pudo copiar el enlace',
  shareFailed: 'Error al compartir el menú',
  statsTitle: 'Tu carta',
  statsFailed: 'No se pudieron cargar las estadísticas del menú',
  loadFailed: 'Error al cargar los datos del restaurante',
  retry: 'Reintentar',
  categories: 'Categorías',
  dishes: 'Platos',
  locales: 'Idiomas',
  editMenu: 'Editar menú',
  generateQr: 'Generar QR',
  todoTitle: 'Para dejarla redonda',
  withoutPhoto: (count: number) => `${dishes(count)} sin foto`,
  untranslated: (count: number, locale: Locale) =>
    `${dishes(count)} sin traducir al ${LOCALE_NAMES[locale].toLowerCase()}`,
  undeclared: (count: number) => `${dishes(count)} sin alérgenos revisados`,
  firstDish: 'Añade tu primer plato',
  allDone: 'Tu carta está redonda: fotos, traducciones y alérgenos al día.',
  loading: 'Cargando…',
  noRestaurant: 'No se ha encontrado el restaurante',
  askOwner: 'Pide acceso al propietario de tu restaurante.',
} as const
