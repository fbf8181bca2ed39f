import PDFDocument from 'pdfkit'
import type { QrPrint } from '../../qr.contract.ts'
import { drawCard, drawCards, drawCardSheet } from './cards.ts'
import type { PrintContent } from './content.ts'
import { drawSticker, drawStickerSheet } from './sticker.ts'
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
export function printPages(print: QrPrint, contents: readonly [PrintContent, ...PrintContent[]]): Promise<Buffer> {
  const { widthMm, heightMm, draw } = SHEETS[print]
  const pages = contents.map(content => (document: PDFKit.PDFDocument) => draw(document, content))
  return writePdf({ title: contents[0].name, widthMm, heightMm }, pages)
}

/** Different codes on as few sheets as possible: four cards or eight stickers on A4, each tent a sheet of its own. */
export function printCodePages(print: QrPrint, contents: readonly [PrintContent, ...PrintContent[]]): Promise<Buffer> {
  if (print === 'tent') return printPages(print, contents)
  const { onSheet, draw } = print === 'cards' ? CARD_SHEET : STICKER_SHEET
  const starts = Array.from({ length: Math.ceil(contents.length / onSheet) }, (_, sheet) => sheet * onSheet)
  const pages = starts.map(
    start => (document: PDFKit.PDFDocument) => draw(document, contents.slice(start, start + onSheet)),
  )
  return writePdf({ title: contents[0].name, widthMm: A4.width, heightMm: A4.height }, pages)
}

const A4 = { width: 210, height: 297 } as const
type CodeSheet = { onSheet: number; draw: (document: PDFKit.PDFDocument, contents: readonly PrintContent[]) => void }
const CARD_SHEET: CodeSheet = { onSheet: 4, draw: drawCardSheet }
const STICKER_SHEET: CodeSheet = { onSheet: 8, draw: drawStickerSheet }

type Paper = { title: string; widthMm: number; heightMm: number }

/** A PDF of these pages, drawn in millimeters. */
async function writePdf(
  { title, widthMm, heightMm }: Paper,
  pages: readonly ((document: PDFKit.PDFDocument) => void)[],
): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, lang: 'es-ES', info: { Title: title } })
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  for (const draw of pages) {
    document.addPage({ size: [widthMm * POINTS_PER_MM, heightMm * POINTS_PER_MM], margin: 0 })
    document.scale(POINTS_PER_MM)
    draw(document)
  }
  document.end()
  return promise
}

/** The same drawing on the screen: what people see of the printed sheet, as SVG with outlined letters. */
export function printPreview(print: QrPrint, content: PrintContent): string {
  const { widthMm, heightMm, draw } = SHEETS[print].seen
  return drawnAsSvg(`0 0 ${widthMm} ${heightMm}`, document => draw(document, content))
}
