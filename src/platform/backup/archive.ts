import { createHash, type Hash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { finished, pipeline } from 'node:stream/promises'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import { extract, pack } from 'tar-stream'
import { z } from 'zod'

/** The last entry: without it, an archive is not whole. */
export const END = 'end.json'
const sealOf = z.object({ sha256: z.string() })

/** A file in the archive. Its bytes must be read before the next one. */
export type Entry = { name: string; bytes: number; body: AsyncIterable<Buffer>; read(): Promise<Buffer> }

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<void>
  /** Writes the last entry, with the checksum of all before it. */
  end(content: object): Promise<void>
  /** Gives up what is written. */
  abort(error: Error): void
}

/** zstd: a sixth of the processor that gzip takes for pictures, which are compressed already. */
const compress = () => createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } })

/** Name, length and content of an entry, all that must not change. */
const begin = (hash: Hash, name: string, bytes: number): Hash => hash.update(`${name}\0${bytes}\0`)

/**
 * Writes a tar archive, compressed with zstd, as it comes: never more than a piece of it is in memory. Every call
 * rejects once the sink has failed.
 */
export function writeArchive(sink: Writable): ArchiveWriter {
  const tar = pack()
  const hash = createHash('sha256')
  const written = pipeline(tar, compress(), sink)
  let failure: { error: Error } | undefined
  let refuse = (_error: Error): void => undefined
  written.catch((error: Error) => {
    failure = { error }
    refuse(error)
  })

  const put = (name: string, content: Buffer): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    if (failure) reject(failure.error)
    refuse = reject
    const entry = tar.entry({ name, mode: 0o600 }, content, error => (error ? reject(error) : resolve()))
    // It is told by the callback; without a listener it would end the process.
    entry.on('error', () => undefined)
    return promise
  }

  async function add(name: string, content: Buffer): Promise<void> {
    begin(hash, name, content.length).update(content)
    await put(name, content)
  }

  return {
    add,
    end: async content => {
      await put(END, Buffer.from(JSON.stringify({ ...content, sha256: hash.digest('hex') })))
      tar.finalize()
      await written
    },
    abort: error => tar.destroy(error),
  }
}

/** Why an archive cannot be used: it was cut off, or changed. */
export class DamagedArchive extends Error {}

async function* hashing(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    throw asDamage(error)
  }
}

/**
 * Reads an archive from its beginning; the last entry comes when all before it were right, and nothing comes after it.
 * Throws DamagedArchive, also from the body of an entry.
 */
export async function* readArchive(source: Readable): AsyncGenerator<Entry> {
  const hash = createHash('sha256')
  const tar = extract()
  const unpacked = createZstdDecompress()
  // It tells of damage behind the end of the archive, too, where nobody reads any more.
  const isWhole = finished(unpacked, { writable: false })
  isWhole.catch(() => undefined)
  pipeline(source, unpacked, tar).catch(() => undefined)
  let seal: Buffer | undefined
  try {
    for await (const file of tar) {
      const { name, size: bytes } = file.header
      const given = file as AsyncIterable<Buffer>
      if (seal) throw new DamagedArchive('something follows its end')
      if (name === END) {
        seal = await readSeal(given, hash)
        continue
      }
      const content = hashing(given, begin(hash, name, bytes))
      yield { name, bytes, body: content, read: () => buffer(content) }
      for await (const _rest of content) continue
    }
    await isWhole
  } catch (error) {
    throw asDamage(error)
  }
  if (!seal) throw new DamagedArchive('it ends too early')
  const content = Readable.from([seal])
  yield { name: END, bytes: seal.length, body: content, read: () => buffer(content) }
}

/** The last entry, when it fits what came before. */
async function readSeal(file: AsyncIterable<Buffer>, hash: Hash): Promise<Buffer> {
  const content = await buffer(file)
  const seal = sealOf.safeParse(JSON.parse(content.toString()))
  if (seal.data?.sha256 !== hash.digest('hex')) throw new DamagedArchive('its content does not fit its checksum')
  return content
}

/** Of zlib, tar and JSON; a fault of the disk stays what it is. */
function asDamage(error: unknown): unknown {
  const { syscall } = error as NodeJS.ErrnoException
  return error instanceof DamagedArchive || syscall
    ? error
    : new DamagedArchive((error as Error).message, { cause: error })
}
