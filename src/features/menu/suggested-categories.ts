import type { Locale } from '#shared/locale.ts'

/** The parts that most menus have, in the language in which the menu is written (DAILY-WORK §5). */
export const SUGGESTED_CATEGORIES: Record<Locale, readonly string[]> = {
  es: ['Para picar', 'Tapas', 'Raciones', 'Ensaladas', 'Carnes', 'Pescados', 'Postres', 'Vinos', 'Bebidas'],
  en: ['To share', 'Tapas', 'Plates', 'Salads', 'Meat', 'Fish', 'Desserts', 'Wines', 'Drinks'],
  pt: ['Para petiscar', 'Tapas', 'Doses', 'Saladas', 'Carnes', 'Peixes', 'Sobremesas', 'Vinhos', 'Bebidas'],
}
