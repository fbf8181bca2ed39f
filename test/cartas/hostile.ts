import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import PDFDocument from 'pdfkit'
import yazl from 'yazl'

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006'

export const sheetXml = (rows: string, before = ''): string =>
  `${HEAD}${before}<worksheet xmlns="${SPREADSHEET}"><sheetData>${rows}</sheetData></worksheet>`
export const textCell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`

function zip(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const made = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) made.addBuffer(Buffer.from(content), name)
  made.end()
  return buffer(made.outputStream)
}

/** A book with one sheet, as a program would write it. */
export const book = (sheet: string | Buffer, more: Readonly<Record<string, string | Buffer>> = {}): Promise<Buffer> =>
  zip({
    '[Content_Types].xml': `${HEAD}<Types xmlns="${TYPES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${TYPES}/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATIONS}"><sheets><sheet name="Carta" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${TYPES}/relationships"><Relationship Id="r1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  })

const column = (at: number): string =>
  (at < 26 ? '' : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26))
const row = (number: number, cells: readonly string[]): string =>
  `<row r="${number}">${cells.map((text, at) => textCell(`${column(at)}${number}`, text)).join('')}</row>`

/** A PDF of these objects, with its table of places. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`,
  )
}
const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`

export async function pdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const made = new PDFDocument({ autoFirstPage: false, ...options })
  for (const text of pages) made.addPage().text(text)
  made.end()
  return buffer(made)
}

const FORM =
  '<< /Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /F 4 0 R >> >> /Length 5 >>\nstream\n/F Do\nendstream'

/** Two pages, the second of which is not there. */
export const pdfWithBrokenPage = (): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 9 0 R] /Count 2 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    stream('BT /F 12 Tf 20 50 Td (Croquetas 9,50) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])

/** Small files that must be refused, with the code of the refusal; each made when it is asked for. */
export const REFUSED: Readonly<Record<string, readonly [reason: string, make: () => Promise<Buffer> | Buffer]>> = {
  empty: ['nothingFound', () => Buffer.alloc(0)],
  'a word': ['nothingFound', () => Buffer.from(' . ')],
  'bytes of a program': ['unreadable', () => Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 256))],
  'a cut book': ['unreadable', async () => (await book(sheetXml(row(1, ['Plato', 'Precio'])))).subarray(0, 300)],
  'a zip that is no book': ['unreadable', () => zip({ 'word/document.xml': '<w/>' })],
  'a zip in a zip': ['unreadable', async () => zip({ 'inner.zip': await zip({ 'inner.zip': await zip({ a: 'a' }) }) })],
  'two far cells': [
    'unreadable',
    () =>
      book(
        sheetXml(`<row r="1">${textCell('A1', 'Plato')}</row><row r="1048576">${textCell('XFD1048576', 'x')}</row>`),
      ),
  ],
  'two far cells, in other quotes': [
    'unreadable',
    () => book(sheetXml(`<row r='1'><c r = 'A1'><v>1</v></c><c r='XFD1048576'><v>2</v></c></row>`)),
  ],
  'entities in entities': [
    'unreadable',
    () =>
      book(
        sheetXml(
          `<row r="1">${textCell('A1', '&c;')}</row>`,
          '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>',
        ),
      ),
  ],
  'a book of 10 000 columns': [
    'unreadable',
    () =>
      book(
        sheetXml(
          row(
            1,
            Array.from({ length: 10_000 }, (_, at) => `Plato ${at}`),
          ),
        ),
      ),
  ],
  'a CSV of 10 000 columns': [
    'unreadable',
    () => Buffer.from(`${Array.from({ length: 10_000 }, (_, at) => `Plato ${at}`).join(';')}\n`.repeat(3)),
  ],
  'a book with a password': [
    'fileProtected',
    () =>
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(600),
      ]),
  ],
  'an old book': ['unreadable', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000)])],
  'a PDF with a password': ['fileProtected', () => pdf(['Croquetas 9,50'], { userPassword: 'secreto' })],
  'a cut PDF': ['unreadable', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<')],
  'a PDF of 21 pages': ['tooManyPages', () => pdf(Array.from({ length: 21 }, () => 'Croquetas 9,50'))],
  'a PDF without text': ['nothingFound', () => pdf([''])],
  'a PDF whose pages go in a circle': [
    'unreadable',
    () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ],
  'a PDF that draws itself': [
    'nothingFound',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 5 0 R /Resources << /XObject << /F 4 0 R >> >> >>',
        FORM,
        stream('/F Do'),
      ]),
  ],
  'a picture of one point': [
    'nothingFound',
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  'a cut picture': [
    'unreadable',
    async () =>
      (
        await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888' } })
          .jpeg()
          .toBuffer()
      ).subarray(0, 400),
  ],
}

/** Files that would take minutes or gigabytes if they were let. */
export const HEAVY: Readonly<Record<string, readonly [reason: string, make: () => Promise<Buffer> | Buffer]>> = {
  'a bomb of 400 MB': ['unreadable', () => book(Buffer.alloc(400 * 2 ** 20, 32))],
  'a bomb that lies about its size': [
    'unreadable',
    async () => {
      const made = await book(Buffer.alloc(80 * 2 ** 20, 32))
      // The size in the directory and before the entry: 1 000 bytes.
      const real = Buffer.alloc(4)
      real.writeUInt32LE(80 * 2 ** 20)
      for (let at = made.indexOf(real); at >= 0; at = made.indexOf(real, at + 4)) made.writeUInt32LE(1000, at)
      return made
    },
  ],
  '300 000 rows': [
    'unreadable',
    () => book(sheetXml(Array.from({ length: 300_000 }, (_, at) => row(at + 1, ['a', 'b'])).join(''))),
  ],
  'a picture of 51 megapixels': [
    'unreadable',
    () =>
      sharp({ create: { width: 8500, height: 6000, channels: 3, background: '#fff' }, limitInputPixels: false })
        .png()
        .toBuffer(),
  ],
  'a PDF that unpacks to 300 MB': ['unreadable', () => pdfOfOnePage(Buffer.alloc(300 * 2 ** 20, 'q '))],
}

/** A page that keeps a reader busy for minutes, in little memory. */
export const pdfOfManySteps = (): Buffer => pdfOfOnePage(Buffer.alloc(400 * 2 ** 20, 'q Q '))

function pdfOfOnePage(content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 }).toString('latin1')
  const text = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream\nendobj\ntrailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF`
  return Buffer.from(text, 'latin1')
}
