import type { SitePath } from './site.render.ts'

/** Spanish texts of the pages for everybody: S1 §1, §2. The landing and the legal texts are first versions. */
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
  steps: [
    { title: 'Regístrate gratis', text: 'Nombre, email y contraseña. No pedimos tarjeta.' },
    {
      title: 'Personaliza tu menú',
      text: 'Añade categorías, platos y fotos. Elige uno de los tres estilos y tus colores.',
    },
    { title: 'Genera tu QR', text: 'Descárgalo, imprímelo y ponlo en cada mesa.' },
  ],
  closing: 'Pon la mesa. De la carta nos encargamos nosotros.',
  rights: (year: number) => `© ${year} Sobremesa`,
  legal: [
    { path: '/aviso-legal', label: 'Aviso legal' },
    { path: '/politica-privacidad', label: 'Política de privacidad' },
    { path: '/politica-cookies', label: 'Política de cookies' },
    { path: '/terminos-condiciones', label: 'Términos y condiciones' },
  ],
  openMenu: 'Abrir menú',
  mainNav: 'Principal',
  legalNav: 'Legal',
  home: 'Sobremesa, inicio',
  pricing: {
    title: 'La cuenta, por favor',
    lead: '30 días de prueba, sin tarjeta. Después, el plan que te encaje. IVA del 21 % incluido.',
    perMonth: 'al mes',
    perYear: (price: number, saving: number) => `o ${price} € al año: ahorras ${saving} €`,
    plans: {
      basic: ['1 restaurante', 'QR y URL personalizada', 'Soporte por email en menos de 48 h'],
      pro: [
        'Hasta 2 restaurantes',
        '3 diseños extra',
        'Soporte prioritario en menos de 24 h',
        'Hasta 2 usuarios con roles personalizados',
      ],
      premium: ['3 o más restaurantes', 'Hasta 5 usuarios', 'Todo lo incluido en Pro'],
    },
  },
} as const

type LegalPath = Exclude<SitePath, '/' | '/precios'>

/** What the specification fixes (S1 §1) and what is true of the product today; the full texts come before the launch. */
export const legalPages: Record<LegalPath, { title: string; paragraphs: readonly string[] }> = {
  '/aviso-legal': {
    title: 'Aviso legal',
    paragraphs: [
      'Sobremesa es un servicio que permite a los restaurantes publicar su carta digital en una dirección corta y compartirla con un código QR.',
      'Los datos del titular del servicio se publicarán aquí antes de su apertura al público. Esta página es una primera versión.',
    ],
  },
  '/politica-privacidad': {
    title: 'Política de privacidad',
    paragraphs: [
      'Guardamos los datos necesarios para prestar el servicio: tu nombre, tu email y lo que publicas en tu carta. No los vendemos ni los compartimos con fines publicitarios.',
      'Cuando eliminas tu cuenta dejamos de mostrarla y la borramos definitivamente al cabo de un año. Los datos de facturación se conservan 4 años.',
      'Las cartas públicas no usan cookies, no cargan nada de terceros y no guardan la dirección IP de quien las lee.',
      'Esta página es una primera versión.',
    ],
  },
  '/politica-cookies': {
    title: 'Política de cookies',
    paragraphs: [
      'Solo usamos dos cookies propias y necesarias, las que mantienen abierta tu sesión en el panel. No hay cookies de análisis ni de publicidad.',
      'Las cartas públicas no usan cookies. El idioma que elige un comensal se recuerda solo en su teléfono.',
    ],
  },
  '/terminos-condiciones': {
    title: 'Términos y condiciones',
    paragraphs: [
      'Los precios incluyen el 21 % de IVA. Los pagos se hacen a través de un proveedor de pagos con tarjeta.',
      'Tienes una garantía de devolución de 30 días. Puedes cancelar cuando quieras: el plan sigue activo hasta el final del periodo pagado.',
      'Los cambios de precio se comunican con 30 días de antelación. Si dejamos de prestar el servicio, avisaremos con 30 días de antelación.',
      'Esta página es una primera versión.',
    ],
  },
}
