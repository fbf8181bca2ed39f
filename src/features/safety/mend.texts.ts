/** The buttons that mend a finding (TABLE §8 24, `revision-carta`). */
export const mendTexts = {
  review: 'Revisar uno a uno',
  tick: (allergen: string) => `Marcar ${allergen}`,
  hasNone: 'No lleva',
  isRight: 'Está bien',
  openDish: 'Ver el plato',
  setPrice: 'Poner precio',
  changePrice: 'Cambiar precio',
  putPrice: (price: string) => `Poner ${price}`,
  translate: 'Traducirlos',
  write: 'Escribirlo',
  rename: 'Cambiar un nombre',
  complete: 'Completarlos',
  seeThem: 'Verlos',
  addDishes: 'Añadir platos',
  of: (action: string, finding: string) => `${action}: ${finding}`,
  failed: 'No se ha podido arreglar',
} as const
