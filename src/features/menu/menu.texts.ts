import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'

/** Before the name of a draft that is a copy (EVERY-DAY §8.25). */
export const COPY_OF: Record<Locale, string> = { es: 'Copia de', en: 'Copy of', pt: 'Cópia de' }

/** Spanish texts of the menu: S2 §2, §5, §8; 3-decisions §6. */
export const menuTexts = {
  dishNameRequired: (locale: Locale) => `El nombre en ${LOCALE_NAMES[locale].toLowerCase()} es obligatorio`,
  categoryNameRequired: 'El nombre de la categoría es obligatorio',
  categoryNameTooShort: 'El nombre debe tener al menos 2 caracteres',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  descriptionTooLong: 'La descripción no puede exceder los 1000 caracteres',
  badSortOrder: 'El orden debe ser un número entero de 0 a 1000000.',
  incompleteOrder: 'El orden no incluye todos los elementos, cada uno una vez. Vuelve a cargar la página.',
  badSince: 'El momento no es válido. Vuelve a cargar la página.',
  wrongCategory: 'Elige una categoría de este restaurante.',
  unknownLocale: 'Elige español, inglés o portugués.',
  unnamed: 'Sin nombre',
  dishAdded: 'Plato añadido correctamente',
  dishUpdated: 'Plato actualizado correctamente',
  dishDeleted: 'Plato eliminado correctamente',
  dishRestored: 'Plato recuperado',
  categoryAdded: 'Categoría añadida correctamente',
  categoryUpdated: 'Categoría actualizada correctamente',
  categoryDeleted: 'Categoría eliminada correctamente',
  categoryRestored: 'Categoría recuperada',
  orderUpdated: 'Orden actualizado correctamente',
  loadFailed: 'Error al cargar los datos del menú',
  dishSaveFailed: 'Error al guardar el plato',
  imageFailed: 'Error al procesar la imagen',
  seeDeleted: 'Ver Eliminados',
  needsSignal: 'Para esto hace falta conexión.',
  photoTooOld: 'La foto llevaba 30 días en este teléfono y ya no se envía.',
  categorySaveFailed: 'Error al guardar la categoría',
  dishDeleteFailed: 'Error al eliminar el plato',
  categoryDeleteFailed: 'Error al eliminar la categoría',
  orderFailed: 'Error al actualizar el orden',
  categoryOrderFailed: 'Error al actualizar el orden de categorías',
} as const
