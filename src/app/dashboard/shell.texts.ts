/** Spanish texts of the dashboard's shell: S2 §2; 3-decisions §2, §3, §4. */
export const shellTexts = {
  userLoadFailed: 'No se pudo cargar el usuario',
  tryAgainHint: 'Revisa tu conexión e inténtalo otra vez. No se ha perdido nada.',
  retry: 'Reintentar',
  crashed: 'Algo no ha salido bien',
  crashedHint: 'Vuelve a cargar la página. Lo que ya guardaste sigue ahí.',
  reload: 'Recargar',
  nav: 'Panel',
  skip: 'Saltar al contenido',
  brand: 'Sobremesa',
  profileOf: (name: string) => `Perfil de ${name}`,
  editing: (restaurant: string, owner: string) => `Estás editando ${restaurant} de ${owner}`,
  leaveEditing: 'Volver a tus restaurantes',
  planEnded: 'Tu plan ha terminado: ahora no se pueden guardar cambios.',
  hirePlan: 'Contrata un plan',
  backHome: 'Volver al inicio',
  titles: { auth: 'Entrar', subscription: 'Suscripción', components: 'Componentes' },
} as const
