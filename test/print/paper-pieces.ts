import { getDocumentProxy } from 'unpdf'
import { MM_PER_PT } from '#platform/typeset/sheet.ts'

/** A word where poppler finds it, in millimeters from the top left. */
export type PrintedWord = { page: number; text: string; left: number; right: number; top: number; bottom: number }

/** A piece of text where pdf.js finds it, in the order in which a sheet is heard; millimeters from the top left. */
export type Piece = { page: number; text: string; left: number; right: number; baseline: number; size: number }

const OPTIONS = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 }

/** The texts of a PDF as pdf.js reads them, and the language that it names. */
export async function piecesOfPdf(pdf: Uint8Array): Promise<{ pieces: Piece[]; language: string | undefined }> {
  const document = await getDocumentProxy(new Uint8Array(pdf), OPTIONS)
  try {
    const { info } = await document.getMetadata()
    const pieces: Piece[] = []
    for (let page = 0; page < document.numPages; page += 1) {
      const read = await document.getPage(page + 1)
      const height = read.view[3] ?? 0
      for (const item of (await read.getTextContent()).items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [, , lean = 0, upright = 0, x = 0, y = 0] = item.transform as number[]
        pieces.push({
          page,
          text: item.str,
          left: x * MM_PER_PT,
          right: (x + item.width) * MM_PER_PT,
          baseline: (height - y) * MM_PER_PT,
          size: Math.hypot(lean, upright) * MM_PER_PT,
        })
      }
    }
    return { pieces, language: (info as { Language?: string }).Language }
  } finally {
    await document.loadingTask.destroy()
  }
}
