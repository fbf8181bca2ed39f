import { defineErrors } from '#shared/app-error.ts'
import { DISHES_MAX, FOOT_NOTE_MAX, PAGES_MAX, STICKERS_MAX } from './paper.limits.ts'

/** Errors of the printed carta (4-beyond §8, PAPER-AND-NUMBERS §8). */
export const paperErrors = defineErrors({
  dishes: { code: 'paper_limit', status: 409, message: `En una edición caben ${DISHES_MAX} platos` },
  pages: { code: 'paper_limit', status: 409, message: `En una edición caben ${PAGES_MAX} páginas` },
  files: { code: 'paper_limit', status: 409, message: 'Esta edición ya tiene todos los archivos que caben' },
  tooSmall: { code: 'paper_too_long', status: 409, message: 'Tu carta no cabe en este formato' },
  stickers: { code: 'paper_limit', status: 409, message: `Caben ${STICKERS_MAX} pegatinas. Imprime la carta entera.` },
  unchanged: { code: 'paper_unchanged', status: 409, message: 'Nada. El papel y el móvil dicen lo mismo.' },
  tooTall: {
    code: 'paper_sticker_too_large',
    status: 409,
    message: 'Algún plato ya no cabe en el hueco del de antes. Imprime la carta entera o una hoja suelta.',
  },
  quota: {
    code: 'image_quota',
    status: 409,
    message: 'No queda sitio para guardar esta edición. Elimina alguna imagen para poder imprimirla.',
  },
  empty: { code: 'paper_empty', status: 409, message: 'No hay platos que imprimir' },
  undeclared: {
    code: 'paper_undeclared',
    status: 409,
    message: 'El aviso promete los 14 alérgenos de cada plato, y hay platos sin declarar.',
  },
  tooMany: { code: 'paper_rate', status: 429, message: 'Has preparado muchas hojas seguidas.' },
})

/** What a body is refused with, by field. */
export const paperFieldErrors = {
  footNote: `La nota admite ${FOOT_NOTE_MAX} letras.`,
  date: 'Elige una fecha entre hoy y dentro de un año.',
  zone: 'Esta zona ya no está.',
  category: 'Esta categoría ya no está.',
  locale: 'Tu carta no está en este idioma.',
  twoLocales: 'Dos idiomas, uno al lado del otro, caben en A4, en el librito y en A3.',
  sameLocale: 'Elige dos idiomas distintos.',
} as const
