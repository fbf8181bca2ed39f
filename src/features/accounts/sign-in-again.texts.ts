/** Signing in again over a form with unsaved input: DAILY-WORK §5, EVERY-DAY §6. */
export const againTexts = {
  title: 'Vuelve a entrar para seguir',
  lead: 'Tu sesión ha terminado. Lo que has escrito sigue aquí detrás.',
  leadUnsent: 'Tu sesión ha terminado. Lo que has cambiado se guardará en cuanto entres.',
  leave: 'Salir sin guardar',
  endedTitle: 'Tu sesión ha terminado',
  offline: 'Y ahora no hay conexión.',
  offlineTyped: 'Y ahora no hay conexión. Lo que has escrito se queda en este teléfono.',
  later: 'Cuando vuelva la señal te pediremos la contraseña y se guardará solo.',
  laterTyped: 'Cuando vuelva la señal te pediremos la contraseña y se guardará solo. Puedes cerrar esta página.',
  understood: 'Entendido',
} as const
