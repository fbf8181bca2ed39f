import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import type { Sent } from './client.ts'
import type { Random } from './random.ts'
import type { Houses } from './worlds.ts'

/** Bytes that are pictures, nearly pictures, and none. */
async function makeFiles(): Promise<Buffer[]> {
  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } }).blur(4)
  const whole = [
    await noise(500, 400).jpeg().toBuffer(),
    await noise(300, 300).png().toBuffer(),
    await noise(200, 260).webp().toBuffer(),
    await noise(160, 120).avif({ effort: 0 }).toBuffer(),
  ]
  const broken = whole.map(bytes => bytes.subarray(0, bytes.length / 2))
  const twisted = whole.map(bytes => {
    const copy = Buffer.from(bytes)
    for (let at = 40; at < copy.length; at += 97) copy[at] = (copy[at] ?? 0) ^ 0xff
    return copy
  })
  return [...whole, ...whole, ...broken, ...twisted, Buffer.from('<svg/>'), Buffer.alloc(0), randomBytes(5000)]
}

/** A dish gets a file as its image: every other one is a picture. */
export async function uploads(houses: Houses, random: Random): Promise<() => Sent> {
  const files = await makeFiles()
  return () => {
    const { world, sessions } = houses.pick()
    const boundary = random.word()
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="${random.word()}.png"\r\n\r\n`
    return {
      method: 'PUT',
      path: `/api/menu/items/${world.dish.id}`,
      headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]],
      body: Buffer.concat([Buffer.from(part), random.pick(files), Buffer.from(`\r\n--${boundary}--\r\n`)]),
      jar: sessions.owner,
    }
  }
}
