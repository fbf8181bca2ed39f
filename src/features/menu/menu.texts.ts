import { LOCALE_NAMES, type Locale } from '../../shared/locale.ts'

/** Spanish texts of the menu: S2 §2, §5, §8; 3-decisions §6. */
export const menuTexts = {
  dishNameRequired: (locale: Locale) => `El nombre en ${LOCALE_NAMES[locale].toLowerCase()} es obligatorio`,
  categoryNameRequired: 'El nombre de la categoría es obligatorio',
  categoryNameTooShort: 'El nombre debe tener al menos 2 caracteres',
  nameTooLong: 'El nombre no puede exceder los 120 caracteres',
  descriptionTooLong: 'La descripción no puede exceder los 1000 caracteres',
  badSortOrder: 'El orden debe ser un número entero de 0 a 1000000.',
  incompleteOrder: 'La lista del orden debe contener todos los elementos, cada uno una vez.',
  wrongCategory: 'Elige una categoría de este restaurante.',
  unknownLocale: 'Elige español, inglés o portugués.',
  categoryDeleted: 'Categoría eliminada correctamente',
  dishDeleted: 'Plato eliminado correctamente',
} as const
