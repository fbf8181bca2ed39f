import type { FailedReason, LeftReason, ScheduledCounts, ScheduledKind } from './scheduled.contract.ts'

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What of the counts is said, in this order; the verb agrees with the first of them. */
const PARTS: readonly [keyof ScheduledCounts, string, string][] = [
  ['prices', 'precio', 'precios'],
  ['texts', 'texto', 'textos'],
  ['allergens', 'lista de alérgenos', 'listas de alérgenos'],
  ['order', 'sitio', 'sitios'],
  ['available', 'estado', 'estados'],
  ['new', 'plato nuevo', 'platos nuevos'],
  ['restored', 'plato recuperado', 'platos recuperados'],
  ['deleted', 'plato eliminado', 'platos eliminados'],
  ['service', 'horario o menú', 'horarios o menús'],
]

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`

/** '12 precios y 1 plato nuevo'. */
export const countsText = (counts: ScheduledCounts): string =>
  listed(PARTS.flatMap(([key, one, many]) => (counts[key] ? [counted(counts[key], one, many)] : [])))

/** How many things: 'cambia 1 precio', 'cambian 12 precios'. */
const isOne = (counts: ScheduledCounts): boolean => PARTS.map(([key]) => counts[key]).find(Boolean) === 1

type Told = { kind: ScheduledKind; counts: ScheduledCounts }

/** Texts of scheduled changes (4-beyond §6). */
export const scheduledTexts = {
  badMoment: 'Elige el día y la hora.',
  outOfRange: 'Elige un momento desde dentro de 5 minutos hasta dentro de 60 días.',
  badKind: 'Este cambio no se puede programar. Vuelve a cargar la página.',
  cancelled: 'Cambio cancelado',
  /** '12 precios', or 'la vuelta de la carta'. */
  what: ({ kind, counts }: Told): string => (kind === 'return' ? 'la vuelta de la carta' : countsText(counts)),
  /** 'cambian 12 precios', 'vuelve la carta'. */
  happens: ({ kind, counts }: Told): string => {
    if (kind === 'return') return 'vuelve la carta'
    return `${isOne(counts) ? 'cambia' : 'cambian'} ${countsText(counts)}`
  },
  left: {
    gone: 'ya no está en la carta',
    touched: 'alguien lo ha cambiado',
    category: 'su categoría ya no existe',
    limit: 'no cabe en la carta',
    refused: 'ya no se puede guardar así',
  } satisfies Record<LeftReason, string>,
  failed: {
    author: 'quien lo programó ya no está en el equipo',
    rights: 'quien lo programó ya no puede cambiarlo',
    plan: 'el plan ha terminado',
    limit: 'la carta no tiene sitio',
    gone: 'ya no queda nada de lo que cambiaba',
    nothing: 'la carta ya estaba así',
    refused: 'ya no se puede guardar así',
  } satisfies Record<FailedReason, string>,
} as const
