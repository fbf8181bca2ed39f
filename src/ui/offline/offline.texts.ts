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
  changed: 'Alguien lo ha cambiado mientras tanto.',
  changedWhile: (name: string) => `Mientras no había conexión, otra persona ha cambiado «${name}».`,
  keepMine: 'Guardar lo mío',
  keepTheirs: 'Dejar lo suyo',
  pageLost: 'Esta página no ha llegado',
  pageLostHint:
    'No hay conexión y es la primera vez que la abres hoy. Aparecerá sola en cuanto vuelva. Lo que ya habías abierto sigue funcionando.',
  pageFailed: 'Hay conexión, pero la página no se ha podido cargar. Lo volvemos a intentar solos.',
  retry: 'Reintentar',
} as const
