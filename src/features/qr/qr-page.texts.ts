import type { QrPrint } from './qr.contract.ts'

/** What stands on 'Generador de QR' beside the texts of `qr.texts.ts` (S2 §2). */
export const qrPageTexts = {
  tabs: 'QR',
  ownTab: 'Tu QR',
  whoPrints: (names: string, count: number) =>
    `Descargar e imprimir el QR lo ${count === 1 ? 'lleva' : 'llevan'} ${names}.`,
  linkAlways: 'El enlace puedes compartirlo cuando quieras.',
  noRestaurant: 'No se ha encontrado el restaurante',
  noRestaurantHint: 'Si trabajas en un equipo, pide a su propietario que te dé acceso.',
  menuUrl: 'Dirección de la carta',
  copyFailedHint: 'Selecciona la dirección y cópiala a mano.',
  yourQr: 'Tu QR',
  level: 'Se lee aunque se manche un poco.',
  qrOf: (url: string) => `Código QR de ${url}`,
  imageFailedHint: 'Vuelve a cargar la página.',
  downloadLarge: 'PNG de 1000 px',
  downloadSvg: 'Descargar SVG',
  where: '¿Dónde va este QR?',
  opensMenu: 'Abre la carta con sus precios.',
  opensZone: (name: string, more: string) => `Abre la carta con los precios de ${name}, ${more}.`,
  zones: 'Precios por zona',
  changePrices: 'Cambiar los precios',
  onPaper: (zone: string) => `En el papel se lee «${zone}» debajo del código.`,
  print: 'Listo para imprimir',
  format: 'Formato',
  preview: 'Vista previa',
  flatSheet: 'La hoja, antes de doblar',
  phrase: 'Tu frase',
  phraseHint: 'En lugar de las frases de cada idioma.',
  languages: 'Idiomas en el papel',
  whatsapp: 'Compartir por WhatsApp',
  whatsappText: (name: string, url: string) => `La carta de ${name}: ${url}`,
  previewFailed: 'No se pudo dibujar la vista previa.',
  retry: 'Reintentar',
  downloadPdf: 'Descargar PDF',
  downloading: 'Preparando…',
  waiting: 'Esperando turno…',
} as const

/** The print formats (3-decisions "Which text wins"). */
export const printTexts: Record<QrPrint, { name: string; detail: string }> = {
  tent: { name: 'Cartel de mesa', detail: 'A5 plegado, dos caras' },
  cards: { name: 'Tarjetas', detail: 'Cuatro A6 en una hoja A4' },
  sticker: { name: 'Pegatina', detail: 'Redonda, 70 mm' },
}
