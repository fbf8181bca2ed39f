/** 'Tienes 1 persona', 'Tienes 4 personas'. */
const people = (count: number): string => (count === 1 ? '1 persona' : `${count} personas`)
const restaurants = (count: number): string => (count === 1 ? '1 restaurante' : `${count} restaurantes`)
const invitations = (count: number): string => (count === 1 ? '1 invitación' : `${count} invitaciones`)
const left = (count: number): string => (count === 1 ? 'Te queda' : 'Te quedan')

/** Spanish texts of the Equipo tab: S1 §3; S2 §2, §6, §8; 3-decisions §3, §7; TRUST §4. */
export const teamTabTexts = {
  tab: 'Equipo',
  people: 'Personas',
  statuses: { pending: 'Pendiente', active: 'Activo', removed: 'Removido' },
  loadFailed: 'Error al cargar los miembros del equipo',
  loadFailedTitle: 'No vemos a tu equipo ahora mismo',
  nothingLost: 'Nadie ha perdido el acceso.',
  loading: 'Cargando el equipo…',
  alone: 'De momento, solo tú',
  aloneHint:
    'Invita a quien lleva la sala o la cocina con sus permisos justos, o a tu socio con todos. Nadie usa tu contraseña ni toca tus pagos.',
  aloneOf: (owner: string) => `De momento, solo ${owner}`,
  upgrade: 'Actualizar plan',
  hirePlan: 'Contrata un plan',
  expires: (day: string) => `Caduca el ${day}`,
  expired: (day: string) => `Caducó el ${day}`,
  removedOn: (day: string) => `Quitado el ${day}`,
  before: 'Antes en el equipo',
  you: 'Tú',
  inBoth: 'En los dos restaurantes',
  inRestaurants: (count: number) => `En ${restaurants(count)}`,
  noRestaurants: 'Sin restaurantes',
} as const

/** Who may not see the tab, and what the plan lacks. */
export const teamNoticeTexts = {
  notAllowedHint: (owner: string) => `Lo lleva ${owner}. Pídele los cambios de personas o de permisos.`,
  askOwner: 'Pide al propietario los cambios de personas o de permisos.',
  toBasics: 'Ir a Datos básicos',
  noPlanHint:
    'Con sus permisos justos: quien lleva la sala marca agotados y cambia la hora; quien cocina, platos y alérgenos; tu socio, todo menos los pagos. Pro incluye a 1 persona más; Premium, a 4.',
  trialHint: 'Durante la prueba trabajas tú. Al contratar Pro o Premium aparece aquí la pestaña Equipo.',
  downgraded: (plan: string) => `Tu plan ${plan} no incluye equipo.`,
  downgradedHint:
    'Quien ya está sigue dentro y puede editar. Puedes quitar a quien quieras; no puedes invitar, reenviar ni cambiar accesos.',
  tooLarge: 'Tu equipo es mayor que tu plan.',
  tooLargeHint: ({ taken, places, plan }: { taken: number; places: number; plan: string }) =>
    `Tienes ${people(taken)} y ${plan} cubre ${places}. Siguen dentro; para invitar a otra, antes quita a ${taken - places + 1}.`,
  ownerEnded: (owner: string, day: string | null) =>
    `${owner} tiene el plan terminado${day ? ` desde el ${day}` : ''}. Su equipo solo puede ver.`,
} as const

/** The form that invites, and why it cannot. */
export const inviteTexts = {
  title: 'Invitar a alguien',
  email: 'Email',
  name: 'Nombre',
  submit: 'Enviar invitación',
  sending: 'Enviando…',
  sent: (email: string) => `Invitación enviada a ${email}`,
  failed: 'Error al enviar la invitación',
  people,
  used: (used: number, places: number) => `${used} de ${people(places)}`,
  usedOf: ({ used, places, plan, owner }: { used: number; places: number; plan: string; owner: string | null }) =>
    `${used} de ${people(places)} en el plan ${plan}${owner === null ? '' : ` de ${owner}`}`,
  left: (count: number) => `${left(count)} ${invitations(count)}.`,
  none: (plan: string) => `El plan ${plan} no incluye invitaciones.`,
  unlimited: 'Puedes invitar a todas las personas que necesites.',
  why: {
    ended: 'Tu equipo puede ver la carta y marcar agotados y alérgenos.',
    endedHint: 'Lo demás vuelve al contratar un plan. Puedes quitar a quien quieras.',
    noTeam: 'Para invitar necesitas Pro o Premium.',
    noTeamOf: (plan: string, owner: string) => `El plan ${plan} de ${owner} no incluye equipo.`,
    noRestaurant: 'No hay restaurante seleccionado',
    fullPro: 'Has usado la única invitación del plan Pro. Con Premium puedes invitar a 4 personas.',
    full: (plan: string) => `${plan} está completo.`,
    fullHint: (pending: string | null) =>
      `Para invitar a otra persona, quita a alguien${pending === null ? '' : ` o retira la invitación de ${pending}`}.`,
    fullOf: (owner: string) => `El equipo de ${owner} está completo. Para invitar, antes hay que quitar a alguien.`,
  },
  createRestaurant: 'Crear restaurante',
  offline: 'Sin conexión el equipo se ve, no se cambia.',
  offlineHint: 'Lo que quites o des tiene que valer al momento.',
} as const

/** What is done with one member, or with all. */
export const memberTexts = {
  resend: 'Reenviar',
  resending: 'Enviando…',
  resendTo: (name: string) => `Reenviar la invitación a ${name}`,
  resent: (email: string) => `Invitación reenviada a ${email}`,
  oldLink: 'El enlace anterior ya no sirve.',
  copyLink: 'Copiar enlace',
  copying: 'Copiando…',
  copyTitle: (name: string) => `Copiar el enlace de ${name}`,
  copyWarning: 'El enlace que le llegó por correo dejará de valer; valdrá este, 7 días y una sola vez.',
  copyNew: 'Copiar enlace nuevo',
  copyLinkOf: (name: string) => `Copiar enlace de la invitación de ${name}`,
  copied: '¡Enlace copiado al portapapeles!',
  copiedHint: 'Vale 7 días y una sola vez.',
  copyFailed: 'No se pudo copiar el enlace',
  copyFailedHint: 'Aquí lo tienes para copiarlo a mano.',
  linkOf: (name: string) => `Enlace de la invitación de ${name}`,
  remove: (name: string) => `Quitar a ${name} del equipo`,
  removeTitle: (name: string) => `¿Quitar a ${name} del equipo?`,
  removeActive: 'Se cierra su sesión al momento en todos sus dispositivos. Lo que haya escrito en la carta se queda.',
  removePending: 'Su enlace deja de valer. Queda libre una invitación.',
  removeConfirm: 'Quitar del equipo',
  removed: (name: string) => `${name} ya no está en el equipo`,
  removeFailed: 'Error al eliminar el miembro del equipo',
  sync: 'Sincronizar restaurantes',
  syncing: 'Sincronizando…',
  syncTitle: (count: number) =>
    count === 1 ? '¿Dar acceso al restaurante?' : `¿Dar acceso a los ${count} restaurantes?`,
  syncHint: (count: number, restaurantCount: number) =>
    `${people(count)} ${count === 1 ? 'podrá' : 'podrán'} ${restaurantCount === 1 ? 'editarlo' : 'editarlos todos'}. Podrás ajustarlo persona a persona.`,
  syncConfirm: 'Sincronizar',
  synced: (restaurantCount: number, syncedCount: number) =>
    `${restaurants(restaurantCount)} ${restaurantCount === 1 ? 'compartido' : 'compartidos'} con ${people(syncedCount)}`,
  syncedNobody: (count: number) =>
    count === 1
      ? 'Todo el equipo tenía ya acceso a tu restaurante'
      : `Todo el equipo tenía ya acceso a tus ${count} restaurantes`,
  syncFailed: 'Error al sincronizar restaurantes',
} as const
