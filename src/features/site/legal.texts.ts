import { PAGES } from '#shared/page-paths.ts'
import type { SitePath } from './site.render.ts'

export type LegalPath = Exclude<SitePath, typeof PAGES.landing | typeof PAGES.pricing>
type LegalText = { title: string; paragraphs: readonly string[] }

const FIRST_VERSION = 'Esta página es una primera versión.'

/** What the specification requires (S1 §1) and what is true of the product today; the full texts come before launch. */
export const legalPages: Record<LegalPath, LegalText> = {
  [PAGES.legalNotice]: {
    title: 'Aviso legal',
    paragraphs: [
      'Sobremesa es un servicio que permite a los restaurantes publicar su carta digital en una dirección corta y compartirla con un código QR.',
      FIRST_VERSION,
    ],
  },
  [PAGES.privacy]: {
    title: 'Política de privacidad',
    paragraphs: [
      'Guardamos los datos necesarios para prestar el servicio: tu nombre, tu email y lo que publicas en tu carta. No los vendemos ni los compartimos con fines publicitarios.',
      'Cuando eliminas tu cuenta dejamos de mostrarla y la borramos definitivamente al cabo de un año. Los datos de facturación se conservan 4 años.',
      'Las cartas públicas no usan cookies, no cargan nada de terceros y no guardan la dirección IP de quien las lee.',
      FIRST_VERSION,
    ],
  },
  [PAGES.cookies]: {
    title: 'Política de cookies',
    paragraphs: [
      'Solo usamos dos cookies propias y necesarias, las que mantienen abierta tu sesión en el panel. No hay cookies de análisis ni de publicidad.',
      'Las cartas públicas no usan cookies. El idioma que elige un comensal se recuerda solo en su teléfono.',
      FIRST_VERSION,
    ],
  },
  [PAGES.terms]: {
    title: 'Términos y condiciones',
    paragraphs: [
      'Los precios incluyen el 21 % de IVA. Los pagos se hacen a través de un proveedor de pagos con tarjeta.',
      'Tienes una garantía de devolución de 30 días. Puedes cancelar cuando quieras: el plan sigue activo hasta el final del periodo pagado.',
      'Los cambios de precio se comunican con 30 días de antelación. Si dejamos de prestar el servicio, avisaremos con 30 días de antelación.',
      FIRST_VERSION,
    ],
  },
}

/** Who runs the service: the operator's settings, or a plain sentence that they are not set yet. */
export const operatorTexts = {
  title: 'Titular del servicio',
  unknown: 'Los datos del titular del servicio se publicarán aquí antes de su apertura al público.',
  name: 'Nombre',
  address: 'Dirección',
  taxId: 'NIF',
  email: 'Email',
} as const
