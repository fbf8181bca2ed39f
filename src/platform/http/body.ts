import type { FastifyRequest } from 'fastify'
import { AppError } from '../../shared/app-error.ts'
import { commonErrors } from '../../shared/common.errors.ts'
import type { Endpoint } from '../../shared/endpoint.ts'
import type { Platform } from '../platform.ts'
import { readMultipart } from './multipart.ts'
import type { UploadedFile } from './uploaded-file.ts'

// The global check is for what no column can hold; each text field's own rule is stricter (shared/text.ts).
const UNSTORABLE = /\0|\p{Surrogate}/u

/** 400 for U+0000 or a lone surrogate anywhere in keys or values: PostgreSQL cannot hold them. */
export function refuseUnstorableText(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw new AppError(commonErrors.badText)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorableText(key)
      refuseUnstorableText(inner)
    }
  }
}

/** The body as an object, from JSON or multipart; an absent body is `{}`. Throws 400 for a body that is no object. */
export async function readBody(
  request: FastifyRequest,
  endpoint: Endpoint,
  platform: Platform,
): Promise<{ body: Record<string, unknown>; file: UploadedFile | undefined }> {
  if (request.isMultipart()) {
    if (!endpoint.file) throw new AppError(commonErrors.mediaType)
    const parts = await readMultipart(request, endpoint.file, platform)
    refuseUnstorableText(parts.body)
    return parts
  }
  const body = request.body === undefined ? {} : request.body
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError(commonErrors.badJson)
  refuseUnstorableText(body)
  return { body: body as Record<string, unknown>, file: undefined }
}
