import { useState } from 'react'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { PrintQuery } from '../qr.contract.ts'
import { qrTexts as texts } from '../qr.texts.ts'
import { fetchPrintFile, saveFile } from './save-file.ts'

/** Downloads a file that the server makes, with the given name; shows a toast when it fails. */
export function usePrintFile({ _id: id }: Restaurant) {
  const [isBusy, setBusy] = useState(false)
  const download = async (query: PrintQuery, name: string) => {
    setBusy(true)
    try {
      saveFile(await fetchPrintFile(id, query), name)
    } catch {
      toast.error(texts.downloadFailed, { id: 'qr-download' })
    }
    setBusy(false)
  }
  return { isBusy, download }
}
