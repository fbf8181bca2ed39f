import { defineErrors } from '#shared/app-error.ts'
import { READINGS } from './bringing.limits.ts'

/** Errors of drafts (4-beyond §6); why a source was not read is in `bringing.errors.ts`. */
export const draftErrors = defineErrors({
  exists: { code: 'draft_exists', status: 409, message: 'Ya hay una carta por revisar. Sigue con ella o tírala.' },
  gone: { code: 'draft_gone', status: 404, message: 'Este borrador ya no está' },
  reading: { code: 'draft_reading', status: 409, message: 'Tu carta todavía se está leyendo.' },
  changed: {
    code: 'draft_changed',
    status: 409,
    message: 'Tu carta ha cambiado mientras la revisabas. Mira otra vez los platos que ya tienes.',
  },
  interrupted: { code: 'reading_interrupted', status: 409, message: 'La lectura se ha interrumpido' },
  limit: { code: 'import_limit', status: 429, message: `Hoy ya has leído ${READINGS.points} cartas` },
  sourceGone: { code: 'source_gone', status: 409, message: 'El archivo ya no está aquí. Elígelo otra vez.' },
  pageRead: { code: 'page_read', status: 409, message: 'Esta página ya está leída.' },
  nothing: { code: 'nothing_to_bring', status: 400, message: 'Pega un texto o elige un archivo.' },
})
