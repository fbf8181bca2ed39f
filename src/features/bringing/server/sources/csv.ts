import Papa from 'papaparse'
import { SHEET_LIMITS } from '../../bringing.limits.ts'
import { Refusal } from './refusal.ts'

const decode = (label: string, bytes: Buffer, fatal = false): string => new TextDecoder(label, { fatal }).decode(bytes)
const LOOKED_AT = 2000
const FEW_ZEROS = 8

/** Zero bytes stand at every second place of UTF-16 without a mark. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const head = bytes.subarray(0, LOOKED_AT)
  const zeros = [0, 0]
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / FEW_ZEROS) return 'utf-16le'
  return even > head.length / FEW_ZEROS ? 'utf-16be' : undefined
}

/** 'jamÃ³n' was UTF-8 that somebody saved as Windows-1252. */
function mended(text: string): string {
  const broken = text.match(/Ã[\u0080-¿‚ƒ„…†‡ˆ‰Š‹Œ‘’“”•–—˜™š›œžŸ]|â‚¬/gu)?.length ?? 0
  if (broken < 2) return text
  const bytes = [...text].map(letter => WINDOWS_1252.get(letter) ?? letter.charCodeAt(0))
  if (bytes.some(byte => byte > 255)) return text
  try {
    return decode('utf-8', Buffer.from(bytes), true)
  } catch {
    return text
  }
}
const WINDOWS_1252 = new Map(
  Array.from({ length: 32 }, (_, at) => [decode('windows-1252', Buffer.from([128 + at])), 128 + at] as const),
)

/** A text of unknown encoding: by its mark, else strict UTF-8, else UTF-16 by its zero bytes, else Windows-1252. */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes)
  const wide = utf16Of(bytes)
  if (wide) return decode(wide, bytes)
  try {
    return mended(decode('utf-8', bytes, true))
  } catch {
    return mended(decode('windows-1252', bytes))
  }
}

/** Whether bytes are a text at all: programs and pictures are full of control characters. */
export function isText(text: string): boolean {
  const head = text.slice(0, LOOKED_AT * 2)
  const strange = head.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/gu)?.length ?? 0
  return strange <= head.length * 0.01
}

/** A comma between the digits of amounts separates nothing. */
function hasDecimalCommas(text: string): boolean {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  return lines.filter(line => /(?<!["\d])\d{1,4},\d{1,2}(?![\d"])/u.test(line)).length > lines.length * 0.2
}

type Parsed = { rows: string[][]; usual: number; alike: number }

function parse(text: string, delimiter: string): Parsed {
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimiter, preview: SHEET_LIMITS.cells })
  const widths = data.map(row => row.length).filter(width => width > 1)
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1] ?? 0
  return { rows: data, usual, alike: widths.filter(width => width === usual).length }
}

/**
 * Rows of a table of any separator; nothing where the text is no table: most rows are as wide as the others, or name a
 * category alone. Throws `Refusal` for one that is too large.
 */
export function rowsOfCsv(text: string): string[][] | undefined {
  const plain = text.replace(/^\ufeff?(?:sep=.\r?\n)?/u, '')
  const delimiters = [';', '\t', '|', ...(hasDecimalCommas(plain) ? [] : [','])].filter(each => plain.includes(each))
  const [best] = delimiters.map(each => parse(plain, each)).toSorted((a, b) => b.alike - a.alike)
  if (!best) return undefined
  const { rows, alike } = best
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const cells = rows.reduce((sum, row) => sum + row.length, 0)
  if (widest > SHEET_LIMITS.columns || cells > SHEET_LIMITS.cells) throw new Refusal('unreadable')
  const alone = rows.filter(({ length }) => length === 1).length
  if (alike < rows.length * 0.5 || alike + alone < rows.length * 0.8) return undefined
  return rows.map(row => row.map(cell => cell.slice(0, SHEET_LIMITS.cellLetters)))
}
