import PDFDocument from 'pdfkit'
import type { PaperLine } from './paper.ts'
import { PAGE, type Setting, setPages } from './sheet-of-paper.ts'

const FONTS = {
  sans: { regular: 'Helvetica', bold: 'Helvetica-Bold' },
  serif: { regular: 'Times-Roman', bold: 'Times-Bold' },
}

/** A carta as a PDF with text. */
export async function asPdf(paper: readonly PaperLine[], setting: Setting, face: keyof typeof FONTS): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, autoFirstPage: false, compress: true })
  const fonts = FONTS[face]
  const runs = setPages(paper, setting, (text, size, font) => pdf.font(fonts[font]).fontSize(size).widthOfString(text))
  const chunks: Buffer[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  pdf.on('end', resolve)
  for (let page = 1; page <= Math.max(1, ...runs.map(run => run.page)); page++) {
    pdf.addPage()
    for (const { text, x, baseline, size, font } of runs.filter(run => run.page === page))
      pdf
        .font(fonts[font])
        .fontSize(size)
        .text(text, x, baseline - size * 0.8, { lineBreak: false })
  }
  pdf.end()
  await promise
  return Buffer.concat(chunks)
}
