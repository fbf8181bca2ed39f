/** What the toasts with 'Deshacer' say (DAILY-WORK §3.6). */
export const undoTexts = {
  soldOut: (name: string) => `${name} está agotado`,
  available: (name: string) => `${name} vuelve a estar disponible`,
  moved: (name: string, category: string) => `${name} está ahora en ${category}`,
  allergens: (name: string) => `Alérgenos de ${name} guardados`,
  undone: 'Deshecho',
  discardedStored: 'El cambio ya se había guardado.',
  discardedUndone: 'El cambio ya se había guardado. Lo hemos deshecho.',
  discardedBesidePicture: 'El cambio ya se había guardado. Lo hemos deshecho, menos la foto: sube la de antes.',
  failed: 'No se ha podido deshacer. Cámbialo a mano; lo eliminado se recupera en Actividad.',
} as const
