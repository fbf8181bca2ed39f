/** The page of a failure of ours (TRUST §4). */
export const failureTexts = {
  title: 'Algo ha fallado',
  heading: 'Algo ha fallado por nuestra parte',
  text: 'Lo que ya estaba guardado sigue en su sitio. Inténtalo otra vez dentro de un momento.',
  retry: 'Reintentar',
  home: 'Ir al inicio',
  writeTo: 'Si sigue igual, escríbenos a',
  ifAgain: 'Si sigue igual,',
  write: 'escríbenos',
  withNumber: 'con este número:',
} as const
