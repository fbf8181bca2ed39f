import { shortName } from '#shared/names/short-name.ts'

/** Of each of two names in one message. */
const NAME_OF_TWO = 18

/** What the toasts with 'Deshacer' say (DAILY-WORK §3.6); on a phone they are no higher than drawn (EVERY-DAY §3). */
export const undoTexts = {
  soldOut: (name: string) => `${shortName(name)} está agotado`,
  available: (name: string) => `${shortName(name)} vuelve a estar disponible`,
  moved: (name: string, category: string) =>
    `${shortName(name, NAME_OF_TWO)} está ahora en ${shortName(category, NAME_OF_TWO)}`,
  prices: (name: string, told: string) => `${shortName(name, NAME_OF_TWO)}: ${told}`,
  allergens: (name: string) => `Alérgenos de ${shortName(name)} guardados`,
  published: (name: string) => `«${shortName(name)}» está en tu carta`,
  undone: 'Deshecho',
  discardedStored: 'El cambio ya se había guardado.',
  discardedUndone: 'El cambio ya se había guardado. Lo hemos deshecho.',
  discardedBesidePicture: 'El cambio ya se había guardado. Lo hemos deshecho, menos la foto: sube la de antes.',
  failed: 'No se ha podido deshacer. Cámbialo a mano; lo eliminado se recupera en Actividad.',
} as const
