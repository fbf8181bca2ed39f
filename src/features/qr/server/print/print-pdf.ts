import PDFDocument from 'pdfkit'
import type { QrPrint } from '../../qr.contract.ts'
import { drawCards } from './cards.ts'
import type { PrintContent } from './content.ts'
import { drawSticker } from './sticker.ts'
import { drawTent } from './tent.ts'

const POINTS_PER_MM = 72 / 25.4

type Sheet = { widthMm: number; heightMm: number; draw: (document: PDFKit.PDFDocument, content: PrintContent) => void }

const SHEETS: Record<QrPrint, Sheet> = {
  tent: { widthMm: 148, heightMm: 210, draw: drawTent },
  cards: { widthMm: 210, heightMm: 297, draw: drawCards },
  sticker: { widthMm: 70, heightMm: 70, draw: drawSticker },
}

/** A print-ready PDF of one page: vectors, fonts embedded, drawn in millimeters. */
export const printPdf = (print: QrPrint, content: PrintContent): Promise<Buffer> => printPages(print, [content])

/** One page for each content. */
export async function printPages(
  print: QrPrint,
  contents: readonly [PrintContent, ...PrintContent[]],
): Promise<Buffer> {
  const { widthMm, heightMm, draw } = SHEETS[print]
  const document = new PDFDocument({
    autoFirstPage: false,
    lang: 'es-ES',
    info: { Title: contents[0].name },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  for (const content of contents) {
    document.addPage({ size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM], margin: 0 })
    document.scale(POINTS_PER_MM)
    draw(document, content)
  }
  document.end()
  return promise
}
