/** Texts of the views of the carta, which the list shows, too (BRINGING §7); the table has its own. */
export const viewTexts = {
  views: 'Vistas de la carta',
  list: 'Lista',
  table: 'Tabla',
  narrow: 'La tabla pide más sitio',
  narrowHint: 'Ábrela en un ordenador, o en la tableta a lo ancho. Aquí tienes la lista, con lo mismo.',
  toList: 'Ver la lista',
} as const
