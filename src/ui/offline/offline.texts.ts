import { capitalized } from '#shared/names/capitalized.ts'
const COUNTS: Record<number, string> = { 2: 'Dos', 3: 'Tres', 4: 'Cuatro', 5: 'Cinco' }

/** The question whose change holds: EVERY-DAY §4, §9; 3-decisions §1. `by` null: the user, somewhere else. */
export const whoseTexts = {
  title: (phrase: string, name: string) => `${capitalized(phrase)} de ${name}`,
  several: (count: number) => `${COUNTS[count] ?? count} cosas cambiaron a la vez`,
  changed: (by: string | null, when: string) =>
    by === null
      ? `Lo cambiaste tú ${when}, en otra ventana o en otro aparato.`
      : `${capitalized(by)} lo cambió ${when}.`,
  restStored: 'Lo demás ya está guardado.',
  field: (name: string, label: string) => `${name} · ${label}`,
  theirs: (by: string | null, when: string) => (by === null ? `Tú, ${when}` : `${capitalized(by)}, ${when}`),
  mine: 'Tú, ahora',
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
  lost: 'Sin conexión.',
  retrying: 'Volvemos a intentarlo solos.',
  keepOpen: 'No cierres esta página',
  keepOpenWhy: ': lo guardamos en cuanto vuelva',
  unsaved: (count: number) => `${count} sin guardar`,
  saved: 'Guardado.',
  inMenu: (count: number) => (count === 1 ? 'El cambio está en tu carta.' : `Los ${count} cambios están en tu carta.`),
  mark: { waiting: 'Sin guardar', saved: 'Guardado' },
  formTitle: 'Sin guardar todavía',
  formWaits: 'Se guardará solo al volver la conexión. No cierres esta página.',
  waiting: 'Esperando conexión…',
  pageLost: 'Esta página no ha llegado',
  pageLostHint:
    'No hay conexión y es la primera vez que la abres hoy. Aparecerá sola en cuanto vuelva. Lo que ya habías abierto sigue funcionando.',
  retry: 'Reintentar',
} as const
