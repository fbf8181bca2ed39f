import { LOCALE_NAMES, type Locale } from '#shared/locale.ts'
import type { FieldColumn, Hideable, TableColumn } from './columns.rules.ts'

const inLocale = (locale: Locale): string => LOCALE_NAMES[locale].toLowerCase()
const cells = (count: number): string => (count === 1 ? '1 celda' : `${count} celdas`)
const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)

const COUNTED: Record<FieldColumn['kind'], (count: number) => string> = {
  text: count => (count === 1 ? '1 texto' : `${count} textos`),
  price: count => (count === 1 ? '1 precio' : `${count} precios`),
  state: count => (count === 1 ? '1 estado' : `${count} estados`),
  category: count => (count === 1 ? '1 categoría' : `${count} categorías`),
}

/** Spanish texts of the table (BRINGING §7). */
export const tableTexts = {
  grid: 'Carta en tabla',
  noDishes: 'Tus categorías aún no tienen platos',
  noDishesHint: 'Añade el primero aquí mismo, o trae tu carta entera.',

  columns: 'Columnas',
  columnsKept: 'Se recuerda en este ordenador.',
  heads: {
    description: 'Descripción',
    price: 'Precio',
    state: 'Estado',
    category: 'Categoría',
    allergens: 'Alérgenos',
  } satisfies Record<Hideable, string>,
  row: 'Fila',
  name: 'Nombre',
  priceIn: (sign: string) => `Precio (${sign})`,
  textIn: (text: 'name' | 'description', locale: Locale) =>
    `${LOCALE_NAMES[locale]} · ${text === 'name' ? 'nombre' : 'descripción'}`,
  openLocale: (locale: Locale, named: number, count: number) =>
    `${locale.toUpperCase()}: abrir las columnas de ${inLocale(locale)}, ${named} de ${count}`,
  closeLocale: (locale: Locale) => `Cerrar las columnas de ${inLocale(locale)}`,
  localeOf: (locale: Locale, named: number, count: number) => `${LOCALE_NAMES[locale]}: ${named} de ${count}`,
  missing: 'Falta',
  missingIn: (locale: Locale) => `Falta en ${inLocale(locale)}`,
  dishes,
  undeclared: 'Sin declarar',
  none: 'Ninguno',
  noneRest: ' de los 14',
  stateOf: (name: string, available: boolean) => `${name}: ${available ? 'disponible' : 'agotado'}`,

  unknownCategory: (name: string) =>
    name === '' ? 'Un plato está siempre en una categoría.' : `No hay ninguna categoría «${name}».`,
  unknownState: 'Escribe Disponible o Agotado.',
  withError: 'Con error',
  stillSee: (value: string) => `Tus clientes siguen viendo ${value}.`,
  stillSeeNothing: 'Tus clientes no ven nada aquí.',
  backTo: (value: string) => (value === '' ? 'Dejarla como estaba' : `Volver a ${value}`),
  conflict: 'Conflicto',
  changed: (column: string, theirs: string, mine: string) => `${column}: ahora pone ${theirs}; tú pusiste ${mine}.`,
  nothingThere: 'nada',
  whoNow: (name: string) => `${name}, ahora`,
  whoChanged: (name: string, column: string, dish: string) => `${name} ha cambiado ${column} de ${dish}.`,
  whoSeveral: (name: string, count: number) => `${name} ha cambiado ${dishes(count)}.`,

  saved: 'Todo guardado',
  saving: 'Guardando…',
  writing: (column: string) => `Escribiendo en ${column}`,
  unsaved: (count: number) => `${cells(count)} sin guardar`,
  waitsHere: 'Sin guardar todavía',
  waiting: (count: number) => `${count} sin guardar`,
  savedBut: (count: number, refused: number) =>
    `${cells(count)} ${count === 1 ? 'guardada' : 'guardadas'}, ${refused} no`,
  readOnly: 'Solo lectura: tu suscripción ha terminado',
  readOnlyWorker: 'Solo lectura: el plan del restaurante ha terminado. Habla con su propietario.',
  hints: [
    { keys: ['Enter'], does: 'escribir, y abajo' },
    { keys: ['Tab'], does: 'a la derecha' },
    { keys: ['Ctrl', 'V'], does: 'pega de Excel' },
    { keys: ['Ctrl', 'Z'], does: 'deshacer' },
  ],
  fillHint: (value: string) => (value === '' ? 'rellena hacia abajo' : `rellena hacia abajo con ${value}`),
  allKeys: 'todos los atajos',
  help: {
    title: 'Atajos de la tabla',
    groups: [
      {
        rows: [
          { keys: ['←', '→', '↑', '↓'], does: 'Ir a otra celda' },
          { keys: ['Tab'], does: 'A la derecha. Mayús y Tab, a la izquierda' },
          { keys: ['Enter'], does: 'Escribir en la celda. Al escribir: guardar y bajar' },
          { keys: ['F2'], does: 'Escribir sin borrar lo que hay' },
          { keys: ['Esc'], does: 'Dejarla como estaba. Dos veces: salir de la tabla' },
          { keys: ['Espacio'], does: 'Disponible o agotado' },
          { keys: ['Mayús', '↓'], does: 'Seleccionar varias' },
          { keys: ['Ctrl', 'C'], does: 'Copiar para Excel' },
          { keys: ['Ctrl', 'V'], does: 'Pegar de Excel' },
          { keys: ['Ctrl', 'D'], does: 'Rellenar hacia abajo' },
          { keys: ['Supr'], does: 'Vaciar' },
          { keys: ['Ctrl', 'Z'], does: 'Deshacer. Con Mayús, rehacer' },
          { keys: ['Ctrl', '↓'], does: 'Última fila de la categoría' },
          { keys: ['Ctrl', 'Enter'], does: 'Plato nuevo debajo' },
          { keys: ['/'], does: 'Buscar un plato' },
        ],
      },
    ],
  },

  selection: (what: string) => `Acciones para ${what}`,
  endSelection: 'Dejar la selección',
  raise: 'Subir o bajar',
  fill: 'Rellenar',
  copy: 'Copiar',
  clear: 'Vaciar',
  counted: (columns: readonly TableColumn[], count: number) => {
    const [first, ...others] = columns
    const isOfOne = first !== undefined && others.length === 0 && first.kind in COUNTED
    return isOfOne ? COUNTED[first.kind as FieldColumn['kind']](count) : cells(count)
  },
  copied: (what: string) => `${what.startsWith('1 ') ? 'Copiado' : 'Copiados'}: ${what}`,
  copyFailed: 'El navegador no deja copiar. Usa Ctrl+C.',
  pasted: (count: number) => `Pegado en ${cells(count)}`,
  filled: (count: number) => `Rellenado en ${cells(count)}`,
  emptied: (count: number) => (count === 1 ? '1 celda vaciada' : `${count} celdas vaciadas`),
  notStored: (problems: readonly { column: string; dish: string }[]) => {
    const [first] = problems
    if (!first) return undefined
    if (problems.length === 1) return `Una no se ha guardado: ${first.column} de ${first.dish}.`
    return `${problems.length} no se han guardado. Están en «Con error».`
  },
  noAllergens: 'Los alérgenos se declaran plato a plato: ni se pegan ni se rellenan.',
  nothingPasted: 'No hay nada que cambiar: ya está así.',
  notYours: 'Esa columna no la cambias tú.',
  gone: 'Alguien ha eliminado este plato mientras tanto.',
  failed: 'No se ha podido guardar. Inténtalo de nuevo.',
  undone: (what: string) => `Deshecho: ${what} como ${what.startsWith('1 ') ? 'estaba' : 'estaban'}`,
  removed: (count: number) => (count === 1 ? '1 plato nuevo quitado' : `${count} platos nuevos quitados`),
  redone: (what: string) => `Hecho otra vez: ${what}`,
  movedOn: 'Alguien lo ha cambiado mientras tanto. Se queda como está.',
  nothingToUndo: 'No hay nada que deshacer en esta página.',

  newRow: 'Nombre del plato nuevo',
  beyond: (count: number) =>
    count === 1 ? 'Una fila pegada pasa del último plato.' : `${count} filas pegadas pasan del último plato.`,
  beyondNameless: 'Sin la columna Nombre no se pueden añadir.',
  addDishes: (count: number) => `Añadir ${dishes(count)}`,
  dropBeyond: 'Dejarlo',
  added: (count: number) => (count === 1 ? '1 plato añadido' : `${count} platos añadidos`),
  notRead: (count: number) =>
    `${cells(count)} no se ${count === 1 ? 'entiende y queda vacía' : 'entienden y quedan vacías'}.`,

  allergensOf: (name: string) => `Alérgenos de ${name}`,
  allergenKeys: 'Espacio marca. Esc cierra.',
} as const

/** The heading of a column. */
export function headOf(column: TableColumn, main: Locale): string {
  if (column.kind === 'text' && column.locale !== main) return tableTexts.textIn(column.text, column.locale)
  if (column.kind === 'text') return column.text === 'name' ? tableTexts.name : tableTexts.heads.description
  if (column.kind === 'row') return tableTexts.row
  return column.kind === 'closed' ? LOCALE_NAMES[column.locale] : tableTexts.heads[column.kind]
}
