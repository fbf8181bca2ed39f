import PDFDocument from 'pdfkit'
import type { QrPrint } from '../../qr.contract.ts'
import { drawCard, drawCards } from './cards.ts'
import type { PrintContent } from './content.ts'
import { drawSticker } from './sticker.ts'
import { drawnAsSvg } from './svg-sheet.ts'
import { drawFace, drawTent } from './tent.ts'

const POINTS_PER_MM = 72 / 25.4

type Draw = (document: PDFKit.PDFDocument, content: PrintContent) => void
type Sheet = {
  widthMm: number
  heightMm: number
  draw: Draw
  /** What people see of it when it stands on a table: one face, one card; drawn at the origin. */
  seen: { widthMm: number; heightMm: number; draw: Draw }
}

const SHEETS: Record<QrPrint, Sheet> = {
  tent: { widthMm: 148, heightMm: 210, draw: drawTent, seen: { widthMm: 148, heightMm: 105, draw: drawFace } },
  cards: { widthMm: 210, heightMm: 297, draw: drawCards, seen: { widthMm: 105, heightMm: 148, draw: drawCard } },
  sticker: { widthMm: 74, heightMm: 74, draw: drawSticker, seen: { widthMm: 74, heightMm: 74, draw: drawSticker } },
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

/** The same drawing on the screen: what people see of the printed sheet, as SVG with outlined letters. */
export function printPreview(print: QrPrint, content: PrintContent): string {
  const { widthMm, heightMm, draw } = SHEETS[print].seen
  return drawnAsSvg(`0 0 ${widthMm} ${heightMm}`, document => draw(document, content))
}
