const dishes = (count: number) => (count === 1 ? '1 plato' : `${count} platos`)

/** Texts of the review of allergens, dish after dish (DAILY-WORK §3.8). */
export const reviewTexts = {
  open: 'Revisar alérgenos',
  openOne: 'Revisar uno a uno',
  title: 'Revisar alérgenos',
  close: 'Cerrar la revisión',
  progress: (place: number, of: number) => `${place} de ${of}`,
  /** An own copy has no marks. */
  paperSaid: (marks: readonly string[], allergens: string) => {
    const said = marks.length > 0 ? `${marks.join(', ')}: ${allergens.toLowerCase()}` : allergens.toLowerCase()
    return `Tu papel decía ${said}. Está marcado con puntos; tócalo para declararlo.`
  },
  question: '¿Qué lleva?',
  sameAsBefore: 'Igual que el anterior',
  none: 'No contiene ninguno',
  ofThe14: 'de los 14',
  back: 'Anterior',
  skip: 'Saltar',
  next: 'Siguiente',
  chooseFirst: 'Marca los que lleva, o «No contiene ninguno».',
  dropTitle: (name: string) => `¿Dejar lo marcado en «${name}»?`,
  dropText: 'Todavía no está guardado. Para guardarlo, pulsa «Siguiente».',
  after: (name: string) => `Después: ${name}`,
  allDone: 'Todo declarado',
  ended: 'Revisión terminada',
  sum: (done: number, skipped: number) =>
    skipped === 0
      ? `Has revisado ${dishes(done)}. Tus clientes ya ven los alérgenos en la carta.`
      : `Has revisado ${dishes(done)} y has saltado ${skipped}. Los que faltan dicen «Alérgenos sin declarar» en la carta.`,
  allChecked: 'Todo mirado',
  sumOld: (done: number, skipped: number) =>
    skipped === 0
      ? `Has mirado ${dishes(done)}.`
      : `Has mirado ${dishes(done)} y has saltado ${skipped}. Los que faltan se miraron hace más de un año.`,
  toMenu: 'Volver a la lista',
  toSkipped: (count: number) => (count === 1 ? 'Volver al saltado' : `Volver a los ${count} saltados`),
} as const
