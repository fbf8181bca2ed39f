import { useState } from 'react'
import type { FileEndpoint } from '#shared/endpoint.ts'
import { toast } from '#ui/toast/toast.ts'
import { failureText } from './api-error.ts'
import type { CallOptions } from './client.ts'
import { download } from './download.ts'

/**
 * Downloads files of an endpoint and shows a toast when that fails: a lost connection, the server's reason, or
 * `failed`. `id` is the toast's, so that a second failure replaces the first.
 */
export function useDownload<E extends FileEndpoint>(endpoint: E, { id, failed }: { id: string; failed: string }) {
  const [isBusy, setBusy] = useState(false)
  /** Answers whether the file has come. */
  const start = async (options: CallOptions<E>): Promise<boolean> => {
    setBusy(true)
    try {
      await download(endpoint, options)
      return true
    } catch (error) {
      toast.error(failureText(error, failed), { id })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, start }
}
