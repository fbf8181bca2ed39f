import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DamagedArchive, readArchive, writeArchive } from './archive.ts'

async function archiveOf(entries: Record<string, string>): Promise<Buffer> {
  const sink = new PassThrough()
  const written = buffer(sink)
  const archive = writeArchive(sink)
  for (const [name, content] of Object.entries(entries)) await archive.add(name, Buffer.from(content))
  await archive.end({ files: 1 })
  return written
}

async function read(bytes: Buffer, isRead = true): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const entry of readArchive(Readable.from([bytes])))
    found[entry.name] = isRead ? String(await entry.read()) : ''
  return found
}

const ENTRIES = {
  'backup.json': '{}',
  'files/images/ab12/320.webp': 'hola',
  'database/0000-users/0': '',
  [`files/${'a'.repeat(140)}`]: 'x',
}

/** The archive with another text in it, compressed again as if that were right. */
const changed = (bytes: Buffer, from: string, to: string): Buffer =>
  zstdCompressSync(Buffer.from(zstdDecompressSync(bytes).toString('latin1').replace(from, to), 'latin1'))

test('every entry comes back in its order, and the last one with the checksum', async () => {
  const { 'end.json': end = '', ...rest } = await read(await archiveOf(ENTRIES))
  expect(rest).toEqual(ENTRIES)
  expect(JSON.parse(end)).toEqual({ files: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test.each([true, false])('a changed piece whose compression is right is refused, read (%s) or not', async isRead => {
  const bytes = await archiveOf(ENTRIES)
  for (const [from, to] of [
    ['hola', 'holA'],
    ['0000-users', '0000-userz'],
  ] as const)
    await expect(read(changed(bytes, from, to), isRead)).rejects.toThrow(DamagedArchive)
})

test('an archive without its last entry is refused, wherever it was cut', async () => {
  const tar = zstdDecompressSync(await archiveOf(ENTRIES))
  for (let length = 0; length < tar.length - 1024; length += 512)
    await expect(read(zstdCompressSync(tar.subarray(0, length)))).rejects.toThrow(DamagedArchive)
})

test('something after the last entry is refused', async () => {
  const tar = zstdDecompressSync(await archiveOf(ENTRIES))
  const whole = tar.subarray(0, tar.length - 1024)
  await expect(read(zstdCompressSync(Buffer.concat([whole, whole])))).rejects.toThrow('something follows its end')
})

test('a sink that fails ends the writing with its error', async () => {
  const sink = new PassThrough()
  const archive = writeArchive(sink)
  sink.destroy(new Error('disk full'))
  const writing = async () => {
    for (let n = 0; n < 100; n++) await archive.add(`${n}`, Buffer.alloc(200_000, n))
  }
  await expect(writing()).rejects.toThrow('disk full')
})
