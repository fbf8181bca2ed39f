import { z } from 'zod'
import { fileEndpoint } from '#shared/endpoint.ts'
import { isLocale, LOCALES, type Locale } from '#shared/locale.ts'
import { text } from '#shared/text.ts'
import { PHRASE_MAX } from './qr.limits.ts'
import { printErrorTexts } from './qr.texts.ts'

export const QR_FORMATS = ['svg', 'pdf'] as const
export const QR_PRINTS = ['tent', 'cards', 'sticker'] as const
export type QrPrint = (typeof QR_PRINTS)[number]

/** One line; an empty one is as good as none. */
const phrase = text({ max: PHRASE_MAX, tooLong: printErrorTexts.phraseTooLong, invalid: printErrorTexts.phraseLine })
  .refine(value => !/[\n\t]/.test(value), { error: printErrorTexts.phraseLine })
  .optional()

/** 'es,en' as locales, in the order of the product, each once. */
const locales = z
  .string({ error: printErrorTexts.locales })
  .transform(value => value.split(','))
  .refine(values => values.every(isLocale), { error: printErrorTexts.locales })
  .transform((values): Locale[] => LOCALES.filter(locale => values.includes(locale)))
  .optional()

/**
 * `print`: an A5 tent to fold (a PDF's default), A4 with four A6 cards, or a 70 mm sticker (3-decisions §10). As SVG,
 * it is the preview of that sheet; without `print` an SVG is the code alone. `phrase` stands in place of the given
 * phrases, `locales` are the languages of these; all three without it. `zone`: the id of a zone, whose prices the code
 * opens and whose name stands below it.
 */
export const printQuery = z.object({
  format: z.enum(QR_FORMATS).default('svg'),
  print: z.enum(QR_PRINTS).optional(),
  phrase,
  locales,
  zone: z.string().optional(),
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
