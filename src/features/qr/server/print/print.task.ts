import type { Task } from '#platform/work/task.ts'
import type { QrPrint } from '../../qr.contract.ts'
import { qrMatrix } from '../qr-matrix.ts'
import type { PrintContent } from './content.ts'

export type PrintOrder = { print: QrPrint; format: 'pdf' | 'svg'; content: PrintContent }

/** A sheet as a PDF to print, or as people see it on the screen. PDFKit and the fonts load with the first sheet. */
export const printSheet: Task<PrintOrder, Uint8Array | string> = {
  name: 'qr.print',
  run: async ({ print, format, content }) => {
    const { printPdf, printPreview } = await import('./print-pdf.ts')
    return format === 'pdf' ? printPdf(print, content) : printPreview(print, content)
  },
}

/** What is the same on all of them, and what differs: the name of a table and the text in its code. */
export type CodesOrder = Omit<PrintOrder, 'content'> & {
  house: Omit<PrintContent, 'matrix' | 'zone'>
  codes: readonly { name: string; text: string }[]
}

/** Codes of tables as one PDF, or the first of them as people see it on the screen. */
export const printCodes: Task<CodesOrder, Uint8Array | string> = {
  name: 'qr.print-codes',
  run: async ({ print, format, house, codes }) => {
    const { printCodePages, printPreview } = await import('./print-pdf.ts')
    const contentOf = ({ name, text }: CodesOrder['codes'][number]): PrintContent => ({
      ...house,
      zone: name,
      isTable: true,
      matrix: qrMatrix(text),
    })
    const [first, ...others] = codes
    if (!first) throw new Error('There is no code to print')
    if (format === 'svg') return printPreview(print, contentOf(first))
    return printCodePages(print, [contentOf(first), ...others.map(contentOf)])
  },
}
