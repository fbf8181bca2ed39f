import { z } from 'zod'
import { fileEndpoint } from '#shared/endpoint.ts'

export const QR_FORMATS = ['svg', 'pdf'] as const
export const QR_PRINTS = ['tent', 'cards', 'sticker'] as const
export type QrPrint = (typeof QR_PRINTS)[number]

/**
 * `print`: an A5 tent to fold (a PDF's default), A4 with four A6 cards, or a 70 mm sticker (3-decisions §10). As SVG, it
 * is the preview of that sheet; without `print` an SVG is the code alone.
 */
export const printQuery = z.object({
  format: z.enum(QR_FORMATS).default('svg'),
  print: z.enum(QR_PRINTS).optional(),
})
export type PrintQuery = z.infer<typeof printQuery>

export const printFile = fileEndpoint({
  name: 'qr.print',
  summary: 'The QR as a file: SVG, or a print-ready PDF',
  method: 'GET',
  path: '/restaurants/:id/qr',
  query: printQuery,
  fileTypes: ['image/svg+xml', 'application/pdf'],
})
