/** What the toasts with 'Deshacer' say (DAILY-WORK §3.6). */
export const undoTexts = {
  soldOut: (name: string) => `${name} está agotado`,
  available: (name: string) => `${name} vuelve a estar disponible`,
  moved: (name: string, category: string) => `${name} está ahora en ${category}`,
  undone: 'Deshecho',
  failed: 'No se ha podido deshacer. Cámbialo a mano; lo eliminado se recupera en Actividad.',
} as const
