/** Spanish texts of comparing and going back. */
export const historyTexts = {
  support: 'El soporte de Sobremesa',
  someone: 'Alguien que ya no está',
  yes: 'sí',
  /** What a zone adds, and to which step it is rounded. */
  surcharge: (amount: string, step: number) => (step === 1 ? amount : `${amount}, de ${step} en ${step} céntimos`),
  /** What there is once in a house, and has no name of its own. */
  things: {
    'set-menu-order': 'El orden de los menús',
    'daily-menu-rules': 'Menú del día',
    'allergen-notice': 'El aviso de la cocina',
  },
  noMoment: 'Elige un día y una hora.',
  wrongOrder: 'El segundo momento es anterior al primero.',
  noDishes: 'Elige de uno a 2000 platos.',
  noGroup: 'Elige qué vuelve.',
  tooEarly: 'De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.',
  tooLate: 'Ese momento todavía no ha llegado.',
}
