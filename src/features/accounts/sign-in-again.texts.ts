/** Signing in again over a form with unsaved input: DAILY-WORK §5, EVERY-DAY §6. */
export const againTexts = {
  title: 'Vuelve a entrar para seguir',
  lead: 'Tu sesión ha terminado. Lo que has escrito sigue aquí detrás.',
  leadUnsent: 'Tu sesión ha terminado. Lo que has cambiado se guardará en cuanto entres.',
  leave: 'Salir sin guardar',
  offline:
    'Ahora no hay conexión. Lo que has escrito se queda en este teléfono; cuando vuelva, entra y se guardará solo.',
} as const
