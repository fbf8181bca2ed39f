/** What the phone says about what it keeps: EVERY-DAY §8. */
export const keptTexts = {
  lost: {
    old: 'El cambio llevaba 30 días en este teléfono y ya no se envía.',
    gone: 'El cambio no se ha guardado: ya no tienes acceso a ese restaurante.',
  },
} as const
