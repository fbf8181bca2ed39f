import { useState } from 'react'
import type { FileEndpoint } from '#shared/endpoint.ts'
import { toast } from '#ui/toast/toast.ts'
import { failureText } from './api-error.ts'
import type { CallOptions } from './client.ts'
import { download } from './download.ts'

type UseDownload = {
  /** Of the toast, so that a second failure replaces the first. */
  id: string
  /** What it says where the server gives no reason. */
  failed: string
  /** How long a busy server is asked again; once when absent. */
  askAgainForMs?: number
}

/**
 * Downloads files of an endpoint and shows a toast when that fails: a lost connection, the server's reason, or
 * `failed`. `isWaiting` while the server was busy and is asked again.
 */
export function useDownload<E extends FileEndpoint>(endpoint: E, { id, failed, askAgainForMs }: UseDownload) {
  const [isBusy, setBusy] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const patience = askAgainForMs === undefined ? undefined : { forMs: askAgainForMs, onWait: () => setWaiting(true) }
  /** Answers whether the file has come. */
  const start = async (options: CallOptions<E>): Promise<boolean> => {
    setBusy(true)
    try {
      await download(endpoint, options, patience)
      return true
    } catch (error) {
      toast.error(failureText(error, failed), { id })
      return false
    } finally {
      setBusy(false)
      setWaiting(false)
    }
  }
  return { isBusy, isWaiting, start }
}
