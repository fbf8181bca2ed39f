import { z } from 'zod'
import { fileEndpoint } from '#shared/endpoint.ts'

export const QR_FORMATS = ['svg', 'pdf'] as const
export const QR_PRINTS = ['tent', 'cards', 'sticker'] as const
export type QrPrint = (typeof QR_PRINTS)[number]

/** `print` is for PDF only: an A5 tent to fold, A4 with four A6 cards, or a 70 mm sticker (3-decisions §10). */
export const printQuery = z.object({
  format: z.enum(QR_FORMATS).default('svg'),
  print: z.enum(QR_PRINTS).default('tent'),
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
