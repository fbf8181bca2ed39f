import { PAGES } from '#shared/page-paths.ts'

/** Spanish texts of the public pages: S1 §1, §2. The legal texts are in `legal/`. */
export const siteTexts = {
  tagline: 'Tu carta, siempre sobre la mesa.',
  lead: 'Publica la carta de tu restaurante, compártela con un QR y deja que cada mesa la lea en español, inglés o portugués.',
  demo: 'Ver demo',
  start: 'Comenzar gratis',
  login: 'Iniciar sesión',
  prices: 'Precios',
  trial: '30 días de prueba. Sin tarjeta.',
  skip: 'Saltar al contenido',
  qrCard: 'La carta, aquí',
  sections: { features: 'Características', how: 'Cómo funciona' },
  features: {
    heading: ['Lo que la carta plastificada', 'nunca pudo hacer'],
    url: {
      restaurant: 'El Rincón',
      scan: 'Escanea y elige',
      title: 'Una dirección con tu nombre',
      text: 'Tu carta vive en una dirección corta y propia, fácil de dictar por teléfono y de imprimir en un QR.',
    },
    upkeep: {
      title: 'Sin mantenimiento',
      text: 'Cambias un precio desde el móvil y ya está en todas las mesas. Nada que instalar ni reimprimir.',
      before: 'Antes:',
      dishes: [
        { name: 'Croquetas de jamón', before: 9, now: 9.5 },
        { name: 'Merluza en salsa verde', before: undefined, now: 19.5 },
        { name: 'Tarta de queso', before: 6, now: 6.5 },
      ],
    },
    order: {
      title: 'Todo en su sitio',
      text: 'Categorías, platos, fotos, precios y los 14 alérgenos que pide la ley, ordenados y traducidos.',
      allergens: 'Los 14 alérgenos',
    },
  },
  panelBand: {
    heading: ['Lo cambias en el panel,', 'lo leen en la mesa'],
    lead: 'Un precio, un alérgeno, un plato que se ha acabado: lo guardas y la carta ya lo dice.',
    panel: 'El panel, con los platos de El Rincón.',
    panelAlt: 'La pantalla Menú del panel: las categorías de El Rincón y sus platos con foto, alérgenos y precio.',
    carta: 'Su carta, en un móvil.',
    cartaAlt: 'La carta de El Rincón en un móvil: platos con foto, descripción, alérgenos y precio.',
  },
  languages: {
    title: 'Una carta, tres idiomas',
    list: [
      { locale: 'es', language: 'Español', dish: 'Croquetas de jamón' },
      { locale: 'en', language: 'Inglés', dish: 'Ham croquettes' },
      { locale: 'pt', language: 'Portugués', dish: 'Croquetes de presunto' },
    ],
  },
  steps: {
    heading: ['Marchando', 'en tres pasos'],
    lead: 'Del registro al QR impreso en lo que tarda en salir una tortilla.',
    ticket: 'Comanda',
    table: 'Mesa 1',
    list: [
      { title: 'Regístrate gratis', text: 'Nombre, email y contraseña. No pedimos tarjeta.' },
      {
        title: 'Personaliza tu carta',
        text: 'Añade categorías, platos y fotos. Elige uno de los tres estilos y tus colores.',
      },
      { title: 'Genera tu QR', text: 'Descárgalo, imprímelo y ponlo en cada mesa.' },
    ],
    trialDays: '30 días de prueba',
  },
  priceBand: {
    from: 'Después, desde',
    perMonth: 'al mes.',
    note: 'Plan Basic con pago anual. IVA del 21 % incluido.',
    see: 'Ver precios',
  },
  closing: ['Pon la mesa.', 'De la carta nos encargamos nosotros.'],
  rights: (year: number) => `© ${year} Sobremesa`,
  legal: [
    { path: PAGES.legalNotice, label: 'Aviso legal' },
    { path: PAGES.privacy, label: 'Política de privacidad' },
    { path: PAGES.cookies, label: 'Política de cookies' },
    { path: PAGES.terms, label: 'Términos y condiciones' },
  ],
  signUp: 'Crear cuenta',
  menu: 'Menú',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  mainNav: 'Principal',
  legalNav: 'Legal',
  brand: 'Sobremesa',
  home: 'Sobremesa, inicio',
} as const
