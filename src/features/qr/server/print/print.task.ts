import type { Task } from '#platform/work/task.ts'
import type { QrPrint } from '../../qr.contract.ts'
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
