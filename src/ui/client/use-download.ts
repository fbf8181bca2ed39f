import { useState } from 'react'
import type { FileEndpoint } from '#shared/endpoint.ts'
import { toast } from '#ui/toast/toast.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { isNetworkError, messageOf } from './api-error.ts'
import type { CallOptions } from './client.ts'
import { download } from './download.ts'

/**
 * Downloads the files of an endpoint and says so when it cannot: a lost connection, the server's reason, or else `failed`.
 * `id` is the toast's, so that a second failure takes the place of the first.
 */
export function useDownload<E extends FileEndpoint>(endpoint: E, { id, failed }: { id: string; failed: string }) {
  const [isBusy, setBusy] = useState(false)
  const start = async (options: CallOptions<E>) => {
    setBusy(true)
    try {
      await download(endpoint, options)
    } catch (error) {
      toast.error(isNetworkError(error) ? uiTexts.connectionLost : messageOf(error, failed), { id })
    }
    setBusy(false)
  }
  return { isBusy, start }
}
