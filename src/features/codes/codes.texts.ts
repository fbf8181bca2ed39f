/** What is wrong in a field of a code (4-beyond §9, PAPER-AND-NUMBERS §8). */
export const codeFieldTexts = {
  nameRequired: 'Escribe un nombre.',
  nameTooLong: 'El nombre admite 24 letras.',
  number: 'Los números van del 1 al 999.',
  order: 'El último número no puede ir antes que el primero.',
  zone: 'Esa zona ya no existe.',
  nothing: 'Escribe un nombre, o una serie con su primer y su último número.',
  tooMany: 'Puedes cambiar hasta 200 códigos de una vez.',
  unknown: 'Alguno de esos códigos ya no existe.',
  twice: 'Ese código está dos veces.',
  deleted: 'Solo se puede deshacer lo que se acaba de crear.',
  print: 'Elige tarjetas, carteles o pegatinas.',
} as const
