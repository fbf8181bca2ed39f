import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { download } from '#ui/client/download.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Edition, getEditionFile } from '../../paper.contract.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { dayOfMoment, dayWords, fileWords } from '../../screen/paper-words.ts'
import { PAPER_TOAST } from '../paper-toast.ts'

type File = Edition['files'][number]

/** Brings files of editions as they were printed; the same bytes as on that day. */
export function useEditionFiles({ _id: id, defaultLocale, timezone }: Restaurant, today: string) {
  const [busy, setBusy] = useState<string | null>(null)
  const start = async ({ n, at }: Edition, file: File): Promise<void> => {
    setBusy(file.name)
    try {
      await download(getEditionFile, { params: { id, n: String(n), file: file.name } })
      const day = dayWords(dayOfMoment(at, timezone), today)
      toast.success(texts.downloaded(n, fileWords(file, defaultLocale), day), { id: PAPER_TOAST })
    } catch (error) {
      toast.error(failureText(error, texts.downloadFailed), { id: PAPER_TOAST })
    } finally {
      setBusy(null)
    }
  }
  return { busy, start: (edition: Edition, file: File) => void start(edition, file) }
}
export type EditionFiles = ReturnType<typeof useEditionFiles>
