/** Spanish texts of the dashboard's shell: S2 §2; 3-decisions §2, §3, §4. */
export const shellTexts = {
  userLoadFailed: 'No se pudo cargar el usuario',
  crashed: 'Algo no ha salido bien',
  crashedHint: 'Vuelve a cargar la página. Lo que ya guardaste sigue ahí.',
  reload: 'Recargar',
  granted: (by: string | null, deeds: string) =>
    by ? `${by} te ha dado permiso para ${deeds}` : `Te han dado permiso para ${deeds}`,
  nav: 'Panel',
  top: 'Cabecera del panel',
  page: 'Página del panel',
  skip: 'Saltar al contenido',
  brand: 'Sobremesa',
  profile: 'Perfil',
  profileOf: (name: string) => `Perfil de ${name}`,
  editingOf: (restaurant: string, owner: string) => `Estás editando ${restaurant} de ${owner}`,
  leaveEditing: 'Volver a tus restaurantes',
  editing: (restaurant: string) => `Estás editando ${restaurant}.`,
  backTo: (restaurant: string) => `Volver a ${restaurant}`,
  planEnded: 'Tu plan ha terminado: ahora no se pueden guardar cambios.',
  hirePlan: 'Contrata un plan',
  /** Somebody else has signed in in this browser (3-decisions §3). */
  otherUser: {
    somebody: 'otra persona',
    title: (name: string) => `En este navegador ha entrado ${name}`,
    lead: (email: string) => `Esta página es de ${email}: mientras tanto, aquí no se guarda nada.`,
    unsaved: 'Lo que tienes sin guardar sigue aquí.',
    waits: (count: number) =>
      count === 1 ? 'Tu cambio espera a que vuelvas a entrar.' : 'Tus cambios esperan a que vuelvas a entrar.',
    comeBack: (name: string) => `Entrar como ${name}`,
    goOn: (name: string) => `Seguir como ${name}`,
    discardAndGoOn: (name: string) => `Descartarlo y seguir como ${name}`,
  },
  backHome: 'Volver al inicio',
  titles: { auth: 'Entrar', subscription: 'Suscripción', components: 'Componentes' },
} as const
