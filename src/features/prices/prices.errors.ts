import { defineErrors } from '#shared/app-error.ts'
import { OWN_LABELS_MAX, ZONES_MAX } from './prices.limits.ts'

/** Errors of labels and zones (4-beyond §2, TABLE §8). */
export const priceErrors = defineErrors({
  labelLimit: { code: 'label_limit', status: 409, message: `Caben ${OWN_LABELS_MAX} etiquetas.` },
  /** The message is made with the name. */
  labelExists: { code: 'label_exists', status: 409, message: 'Ya hay una etiqueta con ese nombre.' },
  /** The message is made with the number of dishes. */
  labelUsed: { code: 'label_used', status: 409, message: 'La usan otros platos.' },
  zoneLimit: { code: 'zone_limit', status: 409, message: `Caben ${ZONES_MAX} zonas.` },
  /** Addresses of zones are never given to another one, so they cannot be made without end. */
  zonesEverLimit: { code: 'zone_limit', status: 409, message: 'Has llegado al máximo de zonas que se pueden crear.' },
  /** The message is made with the name. */
  zoneExists: { code: 'zone_exists', status: 409, message: 'Ya hay una zona con ese nombre.' },
})

export const labelExistsText = (name: string): string => `Ya hay una etiqueta «${name}».`
export const labelUsedText = (dishes: number): string =>
  dishes === 1 ? 'La usa 1 plato.' : `La usan ${dishes} platos.`
export const zoneExistsText = (name: string): string => `Ya hay una zona «${name}».`
