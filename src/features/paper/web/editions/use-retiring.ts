import { useState } from 'react'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type Edition, retireEdition } from '../../paper.contract.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { PAPER_TOAST } from '../paper-toast.ts'
import { useReloadPaper } from '../paper.queries.ts'

/** 'Ya no usamos ese papel', with its undo; somebody else's word in the meantime is kept. */
export function useRetiring({ _id: id }: Restaurant) {
  const [isBusy, setBusy] = useState(false)
  const reload = useReloadPaper(id)
  async function set({ n, updatedAt }: Edition, retired: boolean, isUndo = false): Promise<void> {
    setBusy(true)
    try {
      const params = { id, n: String(n) }
      const edition = await call(retireEdition, { params, body: { retired }, ifMatch: updatedAt })
      await reload()
      const text = retired ? texts.notUsedDone(n) : texts.usedAgain(n)
      toast.success(text, { id: PAPER_TOAST, ...(!isUndo && { undo: () => void set(edition, !retired, true) }) })
    } catch (error) {
      void reload()
      toast.error(failureText(error, texts.notUsedFailed), { id: PAPER_TOAST })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, set: (edition: Edition, retired: boolean) => void (isBusy || set(edition, retired)) }
}
