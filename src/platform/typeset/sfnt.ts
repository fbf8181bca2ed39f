import { inflateSync } from 'node:zlib'

/** A table of a font: its four letters and its bytes. */
type Table = { tag: string; data: Buffer }

const WOFF = 0x774f4646
const WOFF_HEAD = 44
const WOFF_ENTRY = 20
const SFNT_HEAD = 12
const SFNT_ENTRY = 16
/** Ids of the name table that hold the name of the family. */
const FAMILY_NAMES = [1, 16]
const MACINTOSH = 1

function tablesOf(woff: Buffer): Table[] {
  if (woff.readUInt32BE(0) !== WOFF) throw new Error('not a WOFF file')
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = WOFF_HEAD + WOFF_ENTRY * index
    const [start, packed, plain] = [4, 8, 12].map(at => woff.readUInt32BE(entry + at)) as [number, number, number]
    const bytes = woff.subarray(start, start + packed)
    return { tag: woff.toString('latin1', entry, entry + 4), data: packed < plain ? inflateSync(bytes) : bytes }
  })
}

/** The name table with another family; all else stays. */
function renamed(names: Buffer, family: string): Buffer {
  const count = names.readUInt16BE(2)
  const texts = names.readUInt16BE(4)
  const records = Array.from({ length: count }, (_, index) => {
    const at = 6 + 12 * index
    const [platform, id, length, start] = [0, 6, 8, 10].map(field => names.readUInt16BE(at + field)) as [
      number,
      number,
      number,
      number,
    ]
    const text = FAMILY_NAMES.includes(id)
      ? platform === MACINTOSH
        ? Buffer.from(family, 'latin1')
        : Buffer.from(family, 'utf16le').swap16()
      : names.subarray(texts + start, texts + start + length)
    return { key: names.subarray(at, at + 8), text }
  })
  const head = Buffer.alloc(6 + 12 * count)
  head.writeUInt16BE(count, 2)
  head.writeUInt16BE(head.length, 4)
  let written = 0
  for (const [index, { key, text }] of records.entries()) {
    const at = 6 + 12 * index
    key.copy(head, at)
    head.writeUInt16BE(text.length, at + 8)
    head.writeUInt16BE(written, at + 10)
    written += text.length
  }
  return Buffer.concat([head, ...records.map(({ text }) => text)])
}

function checksum(data: Buffer): number {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])

/**
 * A TrueType font out of a WOFF file, under a family name of its own: the typesetter reads no WOFF, and searches the
 * files of one family for a weight only, so 'latin' and 'latin-ext' would hide each other.
 */
export function toSfnt(woff: Buffer, family: string): Buffer {
  const tables = tablesOf(woff).map(({ tag, data }) => ({ tag, data: tag === 'name' ? renamed(data, family) : data }))
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * tables.length)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * SFNT_ENTRY, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * SFNT_ENTRY, 10)
  let at = head.length
  const bodies = tables.map(({ tag, data }, index) => {
    const entry = SFNT_HEAD + SFNT_ENTRY * index
    const body = padded(data)
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(body), entry + 4)
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    at += body.length
    return body
  })
  return Buffer.concat([head, ...bodies])
}
