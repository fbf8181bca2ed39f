/** 'Ajustes de usuario': S2 §2, §8; 3-decisions §3. */
export const settingsTexts = {
  title: 'Ajustes de usuario',
  tabs: {
    profile: 'Perfil',
    security: 'Seguridad',
    subscription: 'Suscripción',
    support: 'Soporte',
    restaurants: 'Restaurantes',
  },
  notAllowed: 'No tienes permisos para acceder a esta sección',
  memberSince: (month: string) => `Miembro desde ${month}`,
  name: 'Nombre',
  email: 'Email',
  emailFixed: 'El email no se puede cambiar directamente',
  logOut: 'Cerrar sesión',
  loggingOut: 'Cerrando...',
  logOutFailed: 'Error al cerrar la sesión',
  passwordTitle: 'Cambiar contraseña',
  passwordSoon: 'Pronto podrás cambiar aquí tu contraseña.',
  passwordUntilThen: 'Mientras tanto, si crees que alguien la conoce, escríbenos y la cambiaremos contigo.',
  dangerTitle: 'Zona de peligro',
  deletionSoon:
    'Pronto podrás eliminar aquí tu cuenta. Hasta entonces, escríbenos y la eliminaremos. Los datos de facturación se conservan cuatro años.',
  contact: 'Escríbenos',
} as const

/** `/subscription`: 3-decisions §4. */
export const subscriptionPageTexts = {
  trialEnded: 'Tu periodo de prueba ha terminado',
  subscriptionEnded: 'Tu suscripción ha terminado',
  workerTitle: 'El plan del restaurante ha terminado',
  lead: 'No se ha borrado nada. Contrata un plan y sigue donde lo dejaste.',
  workerLead: 'Habla con su propietario: cuando contrate un plan podrás volver a editar.',
  stillWorks: 'Qué sigue funcionando',
  works: [
    'Puedes ver tus restaurantes, platos y códigos QR.',
    'Puedes cambiar tu perfil y escribir a soporte.',
    'Los QR impresos siguen llevando a tu carta.',
  ],
  visibleUntil: (date: string) => `Tu carta seguirá visible hasta el ${date}.`,
  hirePlan: 'Contrata un plan',
  back: 'Volver al panel',
} as const
