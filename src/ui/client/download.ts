import { parse as parseDisposition } from 'content-disposition'
import { type FileEndpoint, USER_ID_HEADER } from '#shared/endpoint.ts'
import { networkError } from './api-error.ts'
import { type CallOptions, toRequest } from './client.ts'
import { saveFile } from './save-file.ts'
import { sendInSession } from './session-calls.ts'
import { receiveFile, type WireFile } from './transport.ts'
import { type Patience, withTries } from './tries.ts'

/**
 * Calls an endpoint that answers a file, and starts a browser download with the server's file name. Like `call`, it
 * refreshes the session once, tells the shell when session or plan have ended, and throws ApiError. `patience`: how
 * long a busy server is asked again.
 */
export async function download<E extends FileEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
  patience?: Patience,
): Promise<void> {
  const { blob, headers } = await loadFile(endpoint, options, patience)
  saveFile(blob, fileNameOf(headers) ?? endpoint.name)
}

/** The file itself, to be shown. Throws like `download`. */
export async function loadFile<E extends FileEndpoint>(
  endpoint: E,
  options: CallOptions<E>,
  patience?: Patience,
): Promise<WireFile> {
  const request = toRequest(endpoint, options)
  const { blob, headers } = await withTries({ hasFile: false, signal: request.signal, patience }, () =>
    sendInSession(endpoint.path, () => receiveFile(request), request.headers?.[USER_ID_HEADER]),
  )
  // A network with a sign-in page of its own answers 200 with that page.
  if (!endpoint.fileTypes.includes(blob.type.split(';')[0] ?? '')) throw networkError()
  return { blob, headers }
}

const fileNameOf = (headers: Headers): string | undefined =>
  parseDisposition(headers.get('content-disposition') ?? '').parameters['filename']
