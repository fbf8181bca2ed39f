/** Choosing a color. */
export const colorTexts = {
  choose: (label: string) => `Elegir ${label}`,
  shade: 'Saturación y brillo',
  hue: 'Tono',
  format: 'Escribe el color así: #c21d03',
} as const
