import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, defineErrors } from '#shared/app-error.ts'
import { commonErrors } from '#shared/common.errors.ts'
import type { FileField } from '#shared/endpoint.ts'
import { beginSoon } from '#platform/limits/begin-soon.ts'
import type { Platform } from '#platform/platform.ts'
import { isDiskUnavailable, requireFreeDisk } from '#platform/storage/free-disk.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** Largest size of all fields beside a file together (3-decisions §9). */
const FIELD_LIMIT_BYTES = 256_000
const PARTS_MAX = 100

const errors = defineErrors({
  broken: {
    code: 'bad_multipart',
    status: 400,
    message: 'Los datos enviados no se pueden leer. Vuelve a cargar la página.',
  },
})

const temporaryFiles = new WeakMap<FastifyRequest, { paths: string[]; forget: (() => void)[] }>()
/** A file whose body has not ended yet. */
type ArrivingFile = Omit<UploadedFile, 'beginBy'>

/** True for a multipart body. Known before the body is read; media types are case-insensitive. */
export const isMultipart = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  /^multipart\//i.test(headers['content-type'] ?? '')

/** Call it when the call has ended, with or without an error: it deletes the upload's temporary files. */
export async function discardUpload(request: FastifyRequest): Promise<void> {
  const kept = temporaryFiles.get(request)
  for (const forget of kept?.forget ?? []) forget()
  for (const path of kept?.paths ?? []) await rm(path, { force: true })
}

const LIMITS = {
  fieldSize: FIELD_LIMIT_BYTES,
  parts: PARTS_MAX,
  fields: PARTS_MAX,
}

/**
 * Reads the fields and the files of a multipart body. They stream to disk and are deleted after the answer. Throws 413
 * as soon as one is too large, before the rest is read.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: FileField,
  platform: Platform,
): Promise<{ body: Record<string, unknown>; files: UploadedFile[] }> {
  const { maxFiles = 1, maxBytes } = fileField
  const declaredLength = Number(request.headers['content-length'] ?? 0)
  if (declaredLength > maxBytes * maxFiles + FIELD_LIMIT_BYTES) throw new AppError(fileField.tooLarge)
  // Without a prototype: strange names leave no shapes of objects behind, and `__proto__` is a name as any other.
  const body = Object.create(null) as Record<string, unknown>
  const files: ArrivingFile[] = []
  let fieldBytes = 0
  try {
    for await (const part of request.parts({ limits: { ...LIMITS, files: maxFiles, fileSize: maxBytes } })) {
      if (part.type === 'field') {
        body[part.fieldname] = wholeValue(part)
        fieldBytes += Buffer.byteLength(String(part.value))
        if (fieldBytes > FIELD_LIMIT_BYTES) throw new AppError(commonErrors.tooLarge)
      } else if (part.fieldname !== fileField.field) part.file.resume()
      else files.push(await keepFile(request, part, { fileField, platform }))
    }
  } catch (error) {
    discardRest(request)
    throw translated(error, fileField)
  }
  return {
    body,
    files: arrived(
      request,
      files.filter(({ bytes, filename }) => bytes > 0 || filename !== ''),
    ),
  }
}

/** The last byte is here: from now on it may wait 30 s for its turn. */
function arrived(request: FastifyRequest, files: readonly ArrivingFile[]): UploadedFile[] {
  if (files.length === 0) return []
  const { beginBy, forget } = beginSoon()
  temporaryFiles.get(request)?.forget.push(forget)
  return files.map(file => ({ ...file, beginBy }))
}

/**
 * What is still to come is read and thrown away. The parser stops at a refused file; a connection that nobody reads
 * from would stay open until keep-alive ends, also when the sender has gone long ago.
 */
function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/** The parser cuts a field that is too long and continues; we refuse it, so that no text is stored cut. */
function wholeValue(part: MultipartValue): unknown {
  if (part.valueTruncated) throw new AppError(commonErrors.tooLarge)
  return part.value
}

/** Aborts when the sender's connection closes. */
function closedSignal({ raw }: FastifyRequest): { signal: AbortSignal; forget: () => void } {
  const closed = new AbortController()
  const abort = () => closed.abort()
  raw.socket.once('close', abort)
  return { signal: closed.signal, forget: () => raw.socket.off('close', abort) }
}

async function keepFile(
  request: FastifyRequest,
  part: MultipartFile,
  { fileField, platform }: { fileField: FileField; platform: Platform },
): Promise<ArrivingFile> {
  const folder = join(platform.config.dataDir, 'tmp')
  await mkdir(folder, { recursive: true })
  await requireFreeDisk(folder)
  const path = join(folder, `upload-${randomUUID()}`)
  const { signal, forget } = closedSignal(request)
  const kept = temporaryFiles.get(request) ?? { paths: [], forget: [] }
  kept.paths.push(path)
  kept.forget.push(forget)
  temporaryFiles.set(request, kept)
  // The parser itself would wait for the end of the part; this refuses a file over the limit at once.
  part.file.once('limit', () => part.file.destroy(new AppError(fileField.tooLarge)))
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }))
  if (part.file.truncated) throw new AppError(fileField.tooLarge)
  const { size } = await stat(path)
  return { path, bytes: size, filename: part.filename ?? '', signal }
}

/** The error of a body that did not arrive: the sender's fault, unless the disk failed. */
export function translated(error: unknown, { tooLarge, tooMany }: Pick<FileField, 'tooLarge' | 'tooMany'>): unknown {
  if (error instanceof AppError || isDiskUnavailable(error)) return error
  const code = (error as { code?: string }).code ?? ''
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError(tooLarge, { cause: error })
  if (code === 'FST_FILES_LIMIT' && tooMany) return new AppError(tooMany, { cause: error })
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT/.test(code)) return new AppError(commonErrors.tooLarge, { cause: error })
  return new AppError(errors.broken, { cause: error })
}
