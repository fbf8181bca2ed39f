/** Spanish texts of what guests report: 4-beyond §5, TABLE §8. */
export const reportTexts = {
  saysNothing: 'Marca al menos un alérgeno o escribe qué pasa.',
  badState: 'Di si lo has corregido o si está bien así.',
  mailSubject: (count: number, name: string) =>
    count === 1 ? `Un cliente avisa de un alérgeno en «${name}»` : `${count} avisos de clientes sobre alérgenos`,
  mailPreview: 'Hasta que lo revises, en la carta se lee «Pregunta antes».',
  mailBody: 'Un cliente cree que falta un alérgeno. Hasta que lo revises, en la carta se lee «Pregunta antes».',
  mailButton: 'Revisar',
  mailOff: '¿No quieres estos avisos? Apágalos en Ajustes, en tu perfil.',
} as const
