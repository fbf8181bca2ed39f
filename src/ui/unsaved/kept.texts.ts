/** What a session that ended has left: EVERY-DAY §6. */
export const keptTexts = {
  title: 'Esto quedó sin guardar',
  today: (time: string) => `hoy a ${time}.`,
  on: (day: string, time: string) => `el ${day} a ${time}.`,
  why: 'Tu sesión terminó y la página se cerró.',
  toCopy: 'Lo que habías escrito te esperaba en este aparato. Cópialo antes de seguir.',
  goOn: 'Seguir donde estaba',
  drop: 'Tirarlo',
  savedAgain: 'Se ha guardado al volver a entrar',
} as const
