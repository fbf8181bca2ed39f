const LIST = new Intl.ListFormat('es', { type: 'conjunction' })
const menusOf = (names: readonly string[]): string =>
  names.length === 1
    ? `La carta de ${names[0]} está suspendida`
    : `Las cartas de ${LIST.format(names)} están suspendidas`

/** What the people of a suspended menu read (3-decisions §4; 4-beyond §12). */
export const suspensionTexts = {
  state: 'Suspendida',
  banner: (names: readonly string[]) => `${menusOf(names)}.`,
  hidden: 'Tus clientes no pueden verla. Tú puedes seguir editándola.',
  hiddenMany: 'Tus clientes no pueden verlas. Tú puedes seguir editándolas.',
  reason: (reason: string) => `Motivo: ${reason}`,
  askOwner: (owner: string) => `Habla con ${owner}.`,
  write: 'Escríbenos',
  writeTo: (email: string) => `Escríbenos a ${email}.`,
  subject: (names: readonly string[]) => menusOf(names),
} as const
