/** Texts around the four legal pages. */
export const legalTexts = {
  contents: 'En esta página',
  contentsNav: 'Contenido',
  pagesNav: 'Textos legales',
  version: (version: string, since: string) => `Versión ${version}, en vigor desde el ${since}.`,
  notConfigured: 'sin configurar',
  name: 'Titular',
  address: 'Domicilio',
  taxId: 'NIF',
  email: 'Contacto',
  columns: { name: 'Nombre', kind: 'Tipo', purpose: 'Para qué', duration: 'Cuánto dura' },
} as const
