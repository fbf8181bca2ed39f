import { ApiError } from '#ui/client/api-error.ts'

/** Most browsers name the file that has failed; none says why. */
const FILE = /https?:\/\/\S+/

/**
 * What to tell of code that could not be loaded: the server's own failure with its number, where the file is asked for
 * once more and the server fails again; else what the browser threw. Never throws.
 */
export async function failureOfCode(thrown: unknown): Promise<unknown> {
  const [file] = FILE.exec(thrown instanceof Error ? thrown.message : '') ?? []
  if (!file || !URL.canParse(file) || new URL(file).origin !== location.origin) return thrown
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', cache: 'no-store' })
    const requestId = headers.get('x-request-id')
    if (status < 500) return thrown
    return new ApiError({ status, code: 'unreadable', message: '', ...(requestId && { requestId }) })
  } catch {
    return thrown
  }
}
