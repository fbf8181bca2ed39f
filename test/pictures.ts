import sharp from 'sharp'

export type PictureSize = { width: number; height: number }

/** A PNG with real content for the image pipeline: a gradient, 640 × 480 by default. */
export function drawPicture({ width, height }: PictureSize = { width: 640, height: 480 }): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g"><stop stop-color="#c21d03"/><stop offset="1" stop-color="#f4d35e"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/><circle cx="50%" cy="50%" r="20%" fill="#fff"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
