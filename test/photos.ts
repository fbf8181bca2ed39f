import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/**
 * A photograph of a phone held upright: rotated by EXIF, with a GPS position, padded to this many bytes. Wider than
 * every width that we keep, with little noise, because the encoder would need seconds for more of either.
 */
export async function phonePhoto(bytes: number): Promise<Buffer> {
  const photo = await sharp({
    create: {
      width: 2200,
      height: 1650,
      channels: 3,
      background: '#806040',
      noise: { type: 'gaussian', mean: 128, sigma: 4 },
    },
  })
    .jpeg({ quality: 85 })
    .withMetadata({
      orientation: 6,
    })
    .withExifMerge({
      IFD0: { Make: 'Telefono' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 31/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '6/1 17/1 0/1' },
    })
    .toBuffer()
  return Buffer.concat([photo, Buffer.alloc(Math.max(0, bytes - photo.length))])
}

/** A PNG whose header claims a size that nobody could decode. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, crc])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(100)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
