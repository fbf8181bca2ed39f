import { sniffFormat } from '#platform/images/sniff.ts'
import { decodeText, isText } from './csv.ts'
import { Refusal } from './refusal.ts'

export type SourceFormat = 'book' | 'pdf' | 'photo' | 'text'
const ZIP = Buffer.from('504b0304', 'hex')
/** Files of old Office; a book with a password is one of them, too. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
const PDF_WITHIN = 1024

/** What the bytes are, whatever the name says. Throws `Refusal` for what is not read. */
export function sniffSource(bytes: Buffer): SourceFormat {
  if (bytes.length === 0) throw new Refusal('nothingFound')
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return 'book'
  if (bytes.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new Refusal(bytes.includes(ENCRYPTED) ? 'fileProtected' : 'unreadable')
  if (bytes.subarray(0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  if (bytes.length > 12 && sniffFormat(bytes)) return 'photo'
  if (!isText(decodeText(bytes.subarray(0, 100_000)))) throw new Refusal('unreadable')
  return 'text'
}
