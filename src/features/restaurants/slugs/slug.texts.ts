import { changedBy } from '#features/identity/rights.rules.ts'

/** Spanish texts of the form that changes a slug: S2 §2, §5, §8; 3-decisions §5 and "Which text wins". */
export const slugTexts = {
  title: 'Personalizar URL',
  present: 'Dirección actual',
  label: 'Dirección',
  change: 'Cambiar dirección',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  invalid: 'El slug solo puede contener letras minúsculas, números y guiones.',
  willBe: 'Quedará así: ',
  taken: 'Esta URL ya está en uso. Generando alternativa...',
  alternative: (slug: string) => `Se ha generado una URL alternativa: ${slug}`,
  confirm: 'Pulsa Guardar para confirmarla.',
  exhausted: 'Esta URL ya está en uso. Por favor, elige otro nombre.',
  printedKeepWorking: 'Los QR ya impresos seguirán funcionando.',
  ownerOnly: 'Solo el propietario puede cambiar la dirección.',
  managersOnly: (managers: readonly string[]) => `La dirección la ${changedBy(managers)}.`,
  limitHint: 'Vuelve a una dirección anterior para dejar sitio.',
  updated: 'URL actualizada correctamente',
  failed: 'No se pudo actualizar la URL',
} as const
