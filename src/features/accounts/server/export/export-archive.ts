import { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { ZipFile } from 'yazl'
import { exportAccount } from '#platform/account-data/account.ts'
import type { ExportedFile } from '#platform/account-data/account-data.ts'
import type { FileAnswer } from '#platform/http/bind-file.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * Everything of an account as `sobremesa-export-{date}.zip` with `data.json` and `images/`, streamed: one image at a
 * time is open, none is in memory as a whole (3-decisions §8).
 */
export async function exportArchive(platform: Platform, ownerId: string): Promise<FileAnswer> {
  const { data, files } = await exportAccount(platform, ownerId)
  const exportedAt = platform.clock.now()
  const zip = new ZipFile()
  const opened = new Set<Readable>()
  zip.addBuffer(Buffer.from(JSON.stringify({ exportedAt, ...data }, null, 2)), 'data.json', { mtime: exportedAt })
  for (const file of files) addFile(zip, file, { mtime: exportedAt, opened })
  zip.end()
  const content = zip.outputStream as Readable
  zip.on('error', (error: Error) => content.destroy(error))
  // When the browser disconnects, no file stays open.
  content.once('close', () => {
    for (const stream of opened) stream.destroy()
  })
  const date = exportedAt.toISOString().slice(0, 'YYYY-MM-DD'.length)
  return { content, contentType: 'application/zip', fileName: `sobremesa-export-${date}.zip` }
}

type Adding = { mtime: Date; opened: Set<Readable> }

/** Images are compressed already. One that was deleted meanwhile becomes an empty file. */
function addFile(zip: ZipFile, { name, open }: ExportedFile, { mtime, opened }: Adding): void {
  const openStream = async (): Promise<Readable> => {
    const stream = (await open())?.stream() ?? Readable.from([])
    opened.add(stream)
    stream.once('close', () => opened.delete(stream))
    return stream
  }
  zip.addReadStreamLazy(name, { mtime, compress: false }, callbackify(openStream))
}
