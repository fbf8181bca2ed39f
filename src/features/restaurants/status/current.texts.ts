/** Spanish texts of the current restaurant: S1 §8, S2 §2; 3-decisions §3, §4. */
export const currentTexts = {
  label: 'Restaurante',
  choose: 'Elige un restaurante',
  workingOn: (name: string) => `Trabajando en ${name}`,
  switchFailed: 'No se pudo cambiar de restaurante',
  loadFailed: 'Error al cargar los restaurantes',
  refreshFailed: 'Error al actualizar los restaurantes',
  refreshFailedHint: 'Vuelve a cargar la página.',
  notFound: 'No se ha encontrado el restaurante',
  notFoundWorker: 'Pide acceso al propietario del equipo que te invitó.',
  noneYet: 'La casa todavía no tiene restaurantes.',
  create: 'Crear restaurante',
  notFoundHint: 'Puede que se haya eliminado o que no sea tuyo.',
  published: 'Publicada',
  visibleUntil: (date: string) => `Visible hasta el ${date}`,
  hiddenSince: (date: string) => `No se ve desde el ${date}`,
  /** Where menus go offline at once. */
  inactive: 'Inactivo',
  readOnly: {
    trial_expired: 'Tu periodo de prueba ha terminado. Puedes verlo todo, pero no cambiarlo.',
    subscription_ended: 'Tu suscripción ha terminado. Puedes verlo todo, pero no cambiarlo.',
    inactive: 'Este restaurante está inactivo en tu plan.',
    inactiveOf: (owner: string) => `Este restaurante está inactivo en el plan de ${owner}.`,
    worker: 'El plan del restaurante ha terminado. Habla con su propietario.',
    workerUntil: (date: string, owner: string) =>
      `El plan del restaurante ha terminado. La carta se ve hasta el ${date}: hasta ese día puedes marcar agotados y corregir alérgenos. Lo demás, cuando ${owner} contrate.`,
  },
  seePlans: 'Contrata un plan',
  upgrade: 'Actualizar plan',
} as const
