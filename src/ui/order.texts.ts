/** What a screen reader says while something is reordered by keyboard or pointer. */
export const orderTexts = {
  grip: (label: string) => `Reordenar ${label}`,
  instructions:
    'Pulsa la barra espaciadora para coger el elemento, las flechas para moverlo, la barra espaciadora para soltarlo y Escape para dejarlo como estaba.',
  tabInstructions: 'Pulsa Alt y una flecha para mover la pestaña.',
  lifted: (label: string, place: number, of: number) => `${label} cogido. Posición ${place} de ${of}.`,
  moved: (label: string, place: number, of: number) => `${label}, posición ${place} de ${of}.`,
  dropped: (label: string, place: number, of: number) => `${label} soltado en la posición ${place} de ${of}.`,
  canceled: (label: string) => `Orden sin cambios. ${label} vuelve a su sitio.`,
} as const
