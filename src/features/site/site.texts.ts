import { PAGES } from '#shared/page-paths.ts'

/** Spanish texts of the public pages: S1 §1, §2. The legal texts are in `legal.texts.ts`. */
export const siteTexts = {
  tagline: 'Tu carta, siempre sobre la mesa.',
  lead: 'Publica el menú de tu restaurante, compártelo con un QR y deja que cada mesa lo lea en español, inglés o portugués.',
  demo: 'Ver demo',
  start: 'Comenzar gratis',
  login: 'Iniciar sesión',
  prices: 'Precios',
  features: 'Características',
  how: 'Cómo funciona',
  trial: '30 días de prueba. Sin tarjeta.',
  featuresTitle: 'Lo que la carta plastificada nunca pudo hacer',
  featureList: [
    {
      title: 'Una dirección con tu nombre',
      text: 'Tu carta vive en una URL corta y propia, fácil de dictar por teléfono y de imprimir en un QR.',
    },
    {
      title: 'Sin mantenimiento',
      text: 'Cambias un precio desde el móvil y ya está en todas las mesas. Nada que instalar ni reimprimir.',
    },
    {
      title: 'Todo en su sitio',
      text: 'Categorías, platos, fotos, precios y los 14 alérgenos que pide la ley, ordenados y traducidos.',
    },
  ],
  howTitle: 'Marchando en tres pasos',
  howLead: 'Del registro al QR impreso en lo que tarda en salir una tortilla.',
  ticket: 'Comanda',
  table: 'Mesa 1',
  steps: [
    { title: 'Regístrate gratis', text: 'Nombre, email y contraseña. No pedimos tarjeta.' },
    {
      title: 'Personaliza tu menú',
      text: 'Añade categorías, platos y fotos. Elige uno de los tres estilos y tus colores.',
    },
    { title: 'Genera tu QR', text: 'Descárgalo, imprímelo y ponlo en cada mesa.' },
  ],
  trialDays: '30 días de prueba',
  afterTrial: (price: string) => `Después, desde ${price} al mes.`,
  afterTrialNote: 'Plan Basic con pago anual. IVA del 21 % incluido.',
  seePrices: 'Ver precios',
  closing: 'Pon la mesa. De la carta nos encargamos nosotros.',
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
