import { categoriesWord, dishesWord, inDigits, sumWords } from './words.ts'

/** 'Traer de otro restaurante': EVERY-DAY §8.25. */
export const houseTexts = {
  action: 'Traer de otro restaurante',
  title: 'Traer de otro restaurante',
  from: 'De',
  sum: sumWords,
  what: 'Qué',
  markAll: (count: number) => `Marcar las ${count}`,
  markNone: 'No marcar ninguna',
  dishes: dishesWord,
  joins: (count: number, name: string) =>
    `${dishesWord(count)}. Aquí ya hay «${name}»: se ${count === 1 ? 'añade' : 'añaden'} a ella`,
  along: 'Con',
  prices: 'Precios',
  pricesHint: 'Los mismos; luego los cambias aquí',
  photos: 'Fotos',
  photosHint: 'Cuentan una sola vez en tu sitio',
  languages: 'Idiomas',
  languagesHint: 'Los que ya tiene',
  missing: (names: readonly string[]) =>
    names.length === 1
      ? `Aquí falta el ${names[0]}: se guarda por si lo activas`
      : `Aquí faltan el ${names.join(' y el ')}: se guardan por si los activas`,
  note: 'Son copias: cambiar una no cambia la otra. Los alérgenos vienen como están declarados; repásalos si aquí se cocina distinto.',
  cancel: 'Cancelar',
  bring: (dishes: number) => `Traer ${dishesWord(dishes)}`,
  bringCategories: (count: number) => `Traer ${categoriesWord(count)}`,
  none: 'Elige al menos una categoría.',
  bringing: (dishes: number) => `Trayendo ${dishesWord(dishes)}`,
  done: (dishes: number, name: string) => `${dishesWord(dishes)} de ${name}`,
  doneIn: (categories: number) =>
    categories === 0
      ? 'En las categorías que ya tenías'
      : categories === 1
        ? 'En una categoría nueva'
        : `En ${inDigits(categories)} categorías nuevas`,
  sent: (dishes: number, name: string) => `${dishesWord(dishes)} en ${name}`,
  failed: 'No se ha podido traer.',
  failedHint: 'No se ha copiado ninguno. Inténtalo de nuevo.',
  sendFailed: 'No se ha podido copiar.',
  loading: 'Cargando su carta…',
  loadFailed: 'No se ha podido cargar su carta.',
  empty: 'Su carta todavía no tiene categorías.',
  offline: 'Sin conexión. Para traerla hace falta conexión.',
  undone: 'Deshecho. Tu carta está como antes.',
  undoFailed: 'No se ha podido deshacer.',
  bringFrom: (name: string) => `Traer de ${name}`,
  toAnother: 'Copiar a otro restaurante',
  toAnotherHint: (count: number) =>
    count === 0
      ? 'La categoría, sin platos'
      : count === 1
        ? 'El plato, con su foto'
        : `Los ${inDigits(count)} platos, con sus fotos`,
  to: 'A',
  copyTo: (name: string) => `Copiar a ${name}`,
} as const
