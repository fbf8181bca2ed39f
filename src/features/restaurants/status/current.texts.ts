/** Spanish texts of the current restaurant: S1 §8, S2 §2; 3-decisions §3, §4. */
export const currentTexts = {
  label: 'Restaurante',
  workingOn: (name: string) => `Trabajando en ${name}`,
  switchFailed: 'No se pudo cambiar de restaurante',
  loadFailed: 'Error al cargar los restaurantes',
  refreshFailed: 'Error al actualizar los restaurantes',
  refreshFailedHint: 'Vuelve a cargar la página.',
  notFound: 'No se ha encontrado el restaurante',
  notFoundWorker: 'Pide acceso al propietario del equipo que te invitó.',
  notFoundHint: 'Puede que se haya eliminado o que no sea tuyo.',
  inactive: 'Inactivo',
  readOnly: {
    trial_expired: 'Tu periodo de prueba ha terminado. Puedes verlo todo, pero no cambiarlo.',
    subscription_ended: 'Tu suscripción ha terminado. Puedes verlo todo, pero no cambiarlo.',
    inactive: 'Este restaurante está inactivo en tu plan.',
    worker: 'El plan del restaurante ha terminado. Habla con su propietario.',
  },
  seePlans: 'Contrata un plan',
  upgrade: 'Actualizar plan',
} as const
