/** What a failed load tells (TRUST §4, DAILY-WORK §3.12; decision 0206). */
export const loadFailureTexts = {
  ours: 'Algo ha fallado por nuestra parte.',
  late: 'Nuestro servidor tarda demasiado en contestar.',
  later: 'Inténtalo otra vez dentro de un momento.',
  nothingLost: 'No se ha perdido nada.',
  retry: 'Reintentar',
  writeTo: 'Si sigue igual, escríbenos a',
  ifAgain: 'Si sigue igual,',
  write: 'escríbenos',
  withNumber: 'con este número:',
} as const
