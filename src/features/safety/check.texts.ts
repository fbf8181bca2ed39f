/** Spanish texts of 'Revisión de la carta' (TABLE §8, `revision-carta`). */
export const checkTexts = {
  title: 'Revisión de la carta',
  lead: 'Como la miraría un inspector, o un cliente con alergia.',
  back: 'Inicio',
  levels: {
    important: { heading: 'Importante', count: (count: number) => (count === 1 ? 'importante' : 'importantes') },
    advisable: { heading: 'Conviene', count: (count: number) => (count === 1 ? 'conviene' : 'convienen') },
    detail: { heading: 'Detalles', count: (count: number) => (count === 1 ? 'detalle' : 'detalles') },
  },
  summary: 'Resumen',
  lastSeen: (day: string) => `La última vez que la miraste: ${day}. Desde entonces, `,
  news: (count: number) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
  nothingNew: 'nada nuevo',
  lookedAt: (day: string, news: number) =>
    `La miraste el ${day}. Desde entonces, ${news === 0 ? 'nada nuevo' : news === 1 ? '1 nuevo' : `${news} nuevos`}.`,
  today: 'Hoy',
  yesterday: 'Ayer',
  why: '¿Por qué?',
  lawRead: (source: string, day: string) => `Consulta la norma: ${source}. Mirado el ${day}.`,
  more: (finding: string) => `Más: ignorar «${finding}»`,
  ignoreMenu: 'Ignorar a propósito',
  legal: 'Es una ayuda, no un consejo legal. Las normas cambian según tu comunidad: consulta la tuya.',
  round: 'Tu carta está redonda',
  roundHint: 'Alérgenos declarados, precios a la vista y textos al día.',
  checked: (time: string, dishes: number) => `Mirada hoy a las ${time}. ${dishes} platos.`,
  viewMenu: 'Ver carta',
  tooSmall: 'Todavía no hay qué revisar',
  tooSmallHint: 'Añade tres platos y miraremos precios, alérgenos y traducciones.',
  addDishes: 'Añadir platos',
  checking: 'Revisando la carta…',
  failed: 'No hemos podido revisarla',
  failedHint: 'Tu carta sigue como estaba. Inténtalo de nuevo en un momento.',
  onlyHouse: (owner: string) =>
    `Puedes arreglarlo todo. Ignorar lo importante solo puede hacerlo el propietario${owner ? `: ${owner}` : ''}.`,
  ignored: 'Ignorados a propósito',
  askAgain: 'Volver a avisar',
  askAgainOf: (finding: string) => `Volver a avisar de «${finding}»`,
  ignoredLine: (reason: string, note: string) => `«${note || reason}»`,
  ignoredBy: (by: string | null, day: string) => (by ? `${by}, ${day}` : day),
  noRestaurant: 'No se ha encontrado el restaurante',
  noRestaurantHint: 'Pide acceso al propietario de tu restaurante.',
  badIgnored: 'Di si se ignora o no.',
  badReason: 'Elige por qué.',
  badMail: 'Di si quieres recibirla o no.',
} as const

/** The dialog in which something is ignored. */
export const ignoreTexts = {
  title: 'Ignorar a propósito',
  promise: 'No volveremos a avisar mientras siga igual.',
  laterPromise: 'Volveremos a avisar dentro de 30 días, o antes si cambia.',
  why: 'Por qué',
  reasons: { right: 'Es correcto', seasonal: 'Es de temporada', later: 'Lo haré más tarde', other: 'Otro motivo' },
  note: 'Nota',
  optional: '(opcional)',
  cancel: 'Cancelar',
  submit: 'Ignorar',
  close: 'Cerrar',
  done: 'Ignorado a propósito',
  again: 'Volveremos a avisar',
  undone: 'Deshecho',
  failed: 'No se ha podido ignorar',
  againFailed: 'No se ha podido cambiar',
} as const

/** The mail of each Monday. */
export const checkMailTexts = {
  label: 'Recibirla por email cada lunes',
  hint: 'Solo si hay algo que arreglar. Es para ti: cada persona elige la suya.',
  failed: 'No se ha podido cambiar',
  subject: (restaurant: string, count: number) =>
    `${restaurant}: ${count} ${count === 1 ? 'cosa' : 'cosas'} por arreglar en tu carta`,
  heading: (restaurant: string) => `La carta de ${restaurant}, esta semana`,
  open: 'Abrir la revisión',
  andMore: (count: number) => `Y ${count} más.`,
  off: 'Para dejar de recibirla, apaga «Recibirla por email cada lunes» al final de la revisión.',
  reason: 'Recibes este email porque pediste la revisión de la carta cada lunes.',
} as const
