/** Over a form whose writer was taken out of the team: EVERY-DAY §6. Apart from the shell's, which loads with all. */
export const removedTexts = {
  out: 'Ya no estás en el equipo',
  outOf: (owner: string) => `Ya no estás en el equipo de ${owner}`,
  lead: 'Te han quitado el acceso hace un momento. Lo que has escrito no se ha guardado. Cópialo si quieres pasárselo.',
  leave: 'Salir',
} as const
