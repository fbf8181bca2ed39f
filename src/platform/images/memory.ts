import type { Metadata } from 'sharp'

type Header = Pick<Metadata, 'width' | 'height' | 'format' | 'depth' | 'channels' | 'isProgressive' | 'orientation'>

/** Bytes of one sample; libvips keeps 16 bits for PNG and AVIF of more than 8. */
const bytesOfSample = ({ depth }: Header): number => (depth === 'uchar' ? 1 : depth === 'ushort' ? 2 : 4)
/** Exif orientations from 2 on are rotated or mirrored: the whole picture is then in memory before it is resized. */
const UPRIGHT = 1
/** Coefficients of a progressive JPEG: two bytes for each sample. */
const COEFFICIENT_BYTES = 2

/**
 * Bytes that decoding a picture needs at its peak, from its header alone. Pixels are no measure: a progressive JPEG
 * keeps all coefficients, an interlaced PNG and a rotated picture are in memory as a whole, AVIF twice (3-decisions
 * §6).
 */
export function decodedBytes(header: Header): number {
  const samples = header.width * header.height * header.channels
  const pixels = samples * bytesOfSample(header)
  const turned = (header.orientation ?? UPRIGHT) > UPRIGHT ? pixels : 0
  if (header.format === 'heif') return 2 * pixels + turned
  if (!header.isProgressive) return pixels + turned
  return pixels + turned + (header.format === 'jpeg' ? samples * COEFFICIENT_BYTES : pixels)
}
