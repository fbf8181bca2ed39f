import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { throwIfUnknown } from '#platform/db/migrate.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { DamagedArchive, END, type Entry, readArchive } from './archive.ts'
import { end, type End, HEADER, header, type Header } from './format.ts'
import type { Contents } from './make-backup.ts'

/** What somebody does with the parts of a backup. */
export type BackupReader = {
  /** First. */
  header(found: Header): Promise<void>
  /** Each entry between the two. */
  entry(found: Entry): Promise<void>
  /** Last, when the checksum over everything before was right. */
  end(found: End): Promise<void>
}

const NOTHING: BackupReader = {
  header: async () => undefined,
  entry: async () => undefined,
  end: async () => undefined,
}

/**
 * Reads a backup to its end. Throws OperatorError, with one line, for one that was cut off or changed, that is none, or
 * that a newer release made; what the reader throws stays.
 */
export async function readBackup(path: string, reader: BackupReader = NOTHING): Promise<Contents> {
  let first: Header | undefined
  let last: End | undefined
  try {
    for await (const entry of readArchive(createReadStream(path))) {
      if (!first) {
        first = await readHeader(entry)
        await reader.header(first)
      } else if (entry.name === END) {
        last = parse(end, await entry.read())
        await reader.end(last)
      } else await reader.entry(entry)
    }
  } catch (error) {
    const { path: unreadable, message } = error as NodeJS.ErrnoException
    if (unreadable === path) throw new OperatorError(`${path} cannot be read: ${message}`, { cause: error })
    if (!(error instanceof DamagedArchive)) throw error
    throw new OperatorError(`${path} is no whole backup (${error.message}): nothing was changed.`, { cause: error })
  }
  if (!first || !last) throw new OperatorError(`${path} is no whole backup (it is empty): nothing was changed.`)
  // Only now it is known to be what was written.
  await throwIfUnknown(first.migrations)
  return { header: first, ...last }
}

async function readHeader(entry: Entry): Promise<Header> {
  if (entry.name !== HEADER) throw new DamagedArchive('it does not begin as a backup does')
  return parse(header, await entry.read())
}

function parse<T extends z.ZodType>(schema: T, content: Buffer): z.output<T> {
  const result = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('it has another form')
        return z.NEVER
      }
    })
    .pipe(schema)
    .safeParse(content.toString())
  if (!result.success) throw new DamagedArchive(result.error.issues[0]?.message ?? 'it has another form')
  return result.data
}
