export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif'

/** How many first bytes are enough to detect the format. */
export const SNIFF_BYTES = 64

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG = Buffer.from('ffd8ff', 'hex')
const AVIF_BRANDS = /^(avif|avis)$/

/** The format that the first bytes prove, whatever name and type the sender gave; undefined for other formats. */
export function sniffFormat(head: Buffer): ImageFormat | undefined {
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png'
  if (head.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg'
  const [begin, kind] = [head.toString('latin1', 0, 4), head.toString('latin1', 8, 12)]
  if (begin === 'RIFF' && kind === 'WEBP') return 'webp'
  return head.toString('latin1', 4, 8) === 'ftyp' && isAvif(head) ? 'avif' : undefined
}

/** An ISO file lists its brands: the major one, four bytes of version, then the compatible ones. */
function isAvif(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length)
  for (let at = 8; at + 4 <= end; at += at === 8 ? 8 : 4)
    if (AVIF_BRANDS.test(head.toString('latin1', at, at + 4))) return true
  return false
}
