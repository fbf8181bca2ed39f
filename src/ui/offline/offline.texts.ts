import { capitalized } from '#shared/names/capitalized.ts'
const COUNTS: Record<number, string> = { 2: 'Dos', 3: 'Tres', 4: 'Cuatro', 5: 'Cinco' }

/** The question whose change holds: EVERY-DAY §4, §9; 3-decisions §1. `by` null: the user, somewhere else. */
export const whoseTexts = {
  title: (phrase: string, name: string) => `${capitalized(phrase)} de ${name}`,
  several: (count: number) => `${COUNTS[count] ?? count} cosas cambiaron a la vez`,
  /** `wished`: when one's own was wished, of another day. */
  changed: (by: string | null, when: string, wished?: string) => {
    const whose = by === null ? 'Lo cambiaste tú' : `${capitalized(by)} lo cambió`
    const waited = wished === undefined ? '' : ` mientras lo tuyo, de ${wished.replace(/^el /, '')}, esperaba`
    return `${whose} ${when}${by === null ? ', en otra ventana o en otro aparato' : ''}${waited}.`
  },
  restStored: 'Lo demás ya está guardado.',
  field: (name: string, label: string) => `${name} · ${label}`,
  theirs: (by: string | null, when: string) => (by === null ? `Tú, ${when}` : `${capitalized(by)}, ${when}`),
  mine: (wished?: string) => (wished === undefined ? 'Tú, ahora' : `Tú, ${wished}`),
  keepTheirs: (value: string, by: string | null) => (by === null ? `Dejar ${value}` : `Dejar ${value}, lo de ${by}`),
  putMine: (value: string, by: string | null) => (by === null ? `Poner ${value}` : `Poner ${value}, lo tuyo`),
  meanwhile: 'Alguien lo ha cambiado mientras tanto.',
  inBar: (theirs: string, mine: string) => `ahora pone ${theirs}; tú pusiste ${mine}.`,
  keepTheirsBar: 'Dejar lo suyo',
  keepMineBar: 'Guardar lo mío',
  keepAll: (by: string | null) => (by === null ? 'Dejarlo como estaba' : `Dejar lo de ${by}`),
  saveSo: 'Guardar así',
  moment: {
    justNow: 'hace un momento',
    today: (time: string) => `hoy a ${time}`,
    yesterday: (time: string) => `ayer a ${time}`,
    on: (day: string, time: string) => `el ${day} a ${time}`,
  },
} as const

/** Spanish texts of what is not stored yet: DAILY-WORK §5; 3-decisions §1. */
export const offlineTexts = {
  aChange: 'Un cambio',
  photo: {
    onItsWay: 'Foto en camino',
    part: (percent: number) => `Foto en camino, ${percent} %`,
    almost: 'Casi está',
    slow: 'Tarda más de lo normal',
    ready: 'Foto lista',
    waits: 'La foto espera en este teléfono',
    notCome: 'La foto no ha llegado',
    again: 'Reintentar',
    againOf: (name: string) => `Reintentar la foto de ${name}`,
    says: 'Foto',
    goesOn: 'La foto termina de subir sola',
  },
  others: (name: string, count: number) =>
    `${name} tiene ${count === 1 ? '1 cambio' : `${count} cambios`} sin enviar en este teléfono. Se ${count === 1 ? 'enviará' : 'enviarán'} cuando entre.`,
  held: {
    title: (count: number, when: string) => `${count} ${count === 1 ? 'cambio' : 'cambios'} ${when} sin guardar`,
    ofYesterday: 'de ayer',
    ofOtherDays: 'de otro día',
    line: (name: string, says: string) => `${name}: ${says}`,
    andMore: (count: number) => (count === 1 ? 'y 1 más' : `y ${count} más`),
    review: 'Revisar',
    save: 'Guardar',
    reviewTitle: (when: string) => `${capitalized(when)}, sin guardar`,
    by: (when: string) => `Tú, ${when}, sin señal`,
    why: 'Los de hoy salen solos. Los de otro día te los enseñamos: puede que ya no valgan.',
    discard: 'Descartar',
    saveAll: (count: number) => (count === 1 ? 'Guardar 1 cambio' : `Guardar ${count} cambios`),
    discarded: (count: number) => (count === 1 ? 'Cambio descartado.' : 'Cambios descartados.'),
  },
  lost: 'Sin conexión.',
  retrying: 'Volvemos a intentarlo solos.',
  keepOpen: 'No cierres esta página',
  mayClose: 'Puedes cerrar: se guarda aquí.',
  /** What was loaded at another time is shown: EVERY-DAY §8.20. */
  menuOf: (when: string, isOld: boolean) => (isOld ? `La carta es ${when}.` : `La carta ${when}.`),
  keepOpenWhy: ': lo guardamos en cuanto vuelva',
  unsaved: (count: number) => `${count} sin guardar`,
  saved: 'Guardado.',
  inMenu: (count: number) => (count === 1 ? 'El cambio está en tu carta.' : `Los ${count} cambios están en tu carta.`),
  mark: { waiting: 'Sin guardar', saved: 'Guardado' },
  formTitle: 'Sin guardar todavía',
  formKept: 'Está en este teléfono y se guardará solo al volver la conexión. Puedes cerrar.',
  formWaits: 'Se guardará solo al volver la conexión. No cierres esta página.',
  waiting: 'Esperando conexión…',
  notKept: {
    title: 'Esto no se guarda en el teléfono',
    text: 'Los pagos, las facturas y el equipo se ven solo con conexión. La carta y el horario sí los tienes.',
    toMenu: 'Ir a la carta',
  },
  firstTime: {
    title: 'Sin conexión',
    text: 'Es la primera vez que abres el panel en este teléfono y aún no hay nada guardado. Ábrelo una vez con conexión; después, también aquí abajo.',
  },
  rejected: (when: string, name: string, deletedAt: string | null) =>
    `Un cambio ${when} ya no se puede guardar: eliminaron «${name}»${deletedAt === null ? '' : ` ${deletedAt}`}.`,
  ofDay: {
    today: 'de hoy',
    yesterday: 'de ayer',
    on: (day: string) => `del ${day}`,
  },
  pageLost: 'Esta página no ha llegado',
  pageLostHint:
    'No hay conexión y es la primera vez que la abres hoy. Aparecerá sola en cuanto vuelva. Lo que ya habías abierto sigue funcionando.',
  retry: 'Reintentar',
} as const
