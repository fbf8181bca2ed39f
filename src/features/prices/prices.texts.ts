/** What is refused (4-beyond §2, TABLE §8). */
export const priceTexts = {
  notUnderstood: (text: string) => `No entiendo «${text}». Escribe así: 3,50 / 6 / 11`,
  tooMany: (over: number) =>
    over === 1 ? 'Caben 6 precios por plato. Sobra 1.' : `Caben 6 precios por plato. Sobran ${over}.`,
  repeated: (label: string) => `Dos precios se llaman «${label}». Cambia una etiqueta.`,
  minPersons: 'El mínimo va de 2 a 20 personas.',
} as const
