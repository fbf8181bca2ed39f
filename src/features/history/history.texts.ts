/** Spanish texts of comparing and going back. */
export const historyTexts = {
  noMoment: 'Elige un día y una hora.',
  noDishes: 'Elige de uno a 2000 platos.',
  noGroup: 'Elige qué vuelve.',
  tooEarly: 'De ese momento ya no se sabe cómo estaba la carta. Elige otro más reciente.',
  tooLate: 'Ese momento todavía no ha llegado.',
  changedMeanwhile: 'Alguien lo ha cambiado mientras tanto.',
}
