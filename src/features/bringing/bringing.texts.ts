import { SOURCE_LIMITS } from './bringing.limits.ts'
import type { BringingError } from './bringing.errors.ts'

const letters = new Intl.NumberFormat('es-ES').format(SOURCE_LIMITS.textLetters)
const lines = new Intl.NumberFormat('es-ES', { useGrouping: 'always' }).format(SOURCE_LIMITS.textLines)

/** What is said of a file, or of the text, that was not read (BRINGING §7). */
export const refusalTexts: Record<BringingError, (file: string, count: number) => string> = {
  fileProtected: file => `«${file}» está protegido con contraseña`,
  fileTooLarge: (file, megabytes) =>
    `«${file}» pesa ${megabytes} MB. Máximo ${SOURCE_LIMITS.fileMegabytes} MB por archivo.`,
  tooManyPages: (file, pages) => `«${file}» tiene ${pages} páginas. Leemos ${SOURCE_LIMITS.pages} de una vez.`,
  nothingFound: file => `No hemos encontrado ningún plato en «${file}»`,
  unreadable: file => `«${file}» no se puede leer todavía`,
  noOcr: () => 'Este servidor no lee fotos',
  copyNewer: file => `«${file}» es de una versión más nueva de Sobremesa. No la podemos leer.`,
  textTooLong: () => `El texto pasa de ${letters} letras o de ${lines} líneas. Pégalo en dos veces.`,
}

/** Of a draft. */
export const draftTexts = {
  /** What a pasted text is called where a file has a name. */
  pasted: 'Texto pegado',
  unknownId: 'Ya no está en este borrador.',
  unknownReading: 'Elige una de las respuestas.',
  nameRequired: 'Falta el nombre.',
  categoryRequired: 'Elige un apartado.',
  tooManyChanges: 'Demasiados cambios de una vez.',
  tooManyColumns: 'Son demasiadas columnas.',
  unknownSheet: 'Esa hoja no está en el libro.',
  noChanges: 'No hay ningún cambio.',
  badCorners: 'Las esquinas de la página no se entienden.',
  unknownAllergen: 'Ese alérgeno no existe.',
  /** Where dishes stand before the first heading. */
  firstCategory: { es: 'Carta', en: 'Menu', pt: 'Ementa' },
}
