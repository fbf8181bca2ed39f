import type { FailedReason, LeftReason, ScheduledCounts, ScheduledKind } from './scheduled.kinds.ts'

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** What of the counts is said, in this order. */
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

/** Of a return what came since goes, and what was deleted since comes back. */
const RETURNED: Partial<Record<keyof ScheduledCounts, readonly [string, string]>> = {
  new: ['plato que se quita', 'platos que se quitan'],
  deleted: ['plato que vuelve', 'platos que vuelven'],
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} y ${parts.at(-1)}`

/** '12 precios y 1 plato nuevo'. */
export const countsText = (counts: ScheduledCounts): string =>
  listed(PARTS.flatMap(([key, one, many]) => (counts[key] ? [counted(counts[key], one, many)] : [])))

/** '12 precios y 1 plato que vuelve', of a return. */
export const returnCountsText = (counts: ScheduledCounts): string =>
  listed(
    PARTS.flatMap(([key, one, many]) => (counts[key] ? [counted(counts[key], ...(RETURNED[key] ?? [one, many]))] : [])),
  )

/** Dishes that come and go do not change: '1 plato nuevo' enters, others leave or return. */
const VERBS: Partial<Record<keyof ScheduledCounts, readonly [string, string]>> = {
  new: ['entra', 'entran'],
  restored: ['vuelve', 'vuelven'],
  deleted: ['sale', 'salen'],
}
const CHANGES = ['cambia', 'cambian'] as const
const NOUNS = ['plato', 'platos'] as const

function clausesOf(counts: ScheduledCounts): string[] {
  const changing = PARTS.filter(([key]) => !VERBS[key] && counts[key])
  const [first] = changing
  const changed = Object.fromEntries(changing.map(([key]) => [key, counts[key]]))
  const moving = PARTS.flatMap(([key, one, many]) => {
    const [verb, count] = [VERBS[key], counts[key]]
    if (!verb || !count) return []
    const noun = key === 'new' ? counted(count, one, many) : counted(count, ...NOUNS)
    return [`${verb[count === 1 ? 0 : 1]} ${noun}`]
  })
  return [...(first ? [`${CHANGES[counts[first[0]] === 1 ? 0 : 1]} ${countsText(changed)}`] : []), ...moving]
}

const BACK = ['vuelve', 'vuelven'] as const
const verbOf = ([one, many]: readonly [string, string], count = 0): string => (count === 1 ? one : many)
const isOnlyPrices = (counts: ScheduledCounts): boolean =>
  Boolean(counts.prices) && Object.entries(counts).every(([key, count]) => key === 'prices' || count === 0)

type Told = { kind: ScheduledKind; counts: ScheduledCounts }

/** Texts of scheduled changes (4-beyond §6). */
export const scheduledTexts = {
  badMoment: 'Elige el día y la hora.',
  outOfRange: 'Elige un momento desde dentro de 5 minutos hasta dentro de 60 días.',
  badKind: 'Este cambio no se puede programar. Vuelve a cargar la página.',
  cancelled: 'Cambio cancelado',
  /** '12 precios', 'la vuelta de la carta', 'la vuelta de 12 precios'. */
  what: ({ kind, counts }: Told): string => {
    if (kind !== 'return') return countsText(counts)
    return isOnlyPrices(counts) ? `la vuelta de ${countsText(counts)}` : 'la vuelta de la carta'
  },
  /** 'cambian 12 precios y entra 1 plato nuevo', 'vuelve la carta'; the verb agrees with what follows it. */
  happens: ({ kind, counts }: Told): string => {
    if (kind === 'return')
      return isOnlyPrices(counts) ? `${verbOf(BACK, counts.prices)} ${countsText(counts)}` : 'vuelve la carta'
    return listed(clausesOf(counts))
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
