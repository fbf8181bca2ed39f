import { DISHES_MAX } from '../../menu.limits.ts'

/** Texts of a draft's form: EVERY-DAY §8.25. */
export const draftTexts = {
  draft: 'Borrador.',
  draftWhy: 'Todavía no está en tu carta.',
  saveDraft: 'Guardar borrador',
  savePublished: 'Guardar y publicar',
  draftSaved: 'Borrador guardado',
  copyDropped: 'Sin cambios: no se ha creado la copia',
  copyLimit: `Has llegado al máximo de ${DISHES_MAX} platos. Elimina alguno para duplicar.`,
} as const
