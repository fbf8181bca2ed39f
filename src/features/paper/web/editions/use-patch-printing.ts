import { useState } from 'react'
import { ApiError, failureText, isAbort, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { loadFile } from '#ui/client/download.ts'
import { saveFile } from '#ui/client/save-file.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { useWait } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { getEditionFile, makeStickers, type PatchBody } from '../../paper.contract.ts'
import { paperErrors } from '../../paper.errors.ts'
import { paperTexts } from '../../screen/paper-page.texts.ts'
import { patchTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { askAgain } from '../asking-again.ts'
import { PAPER_TOAST } from '../paper-toast.ts'
import { useReloadPaper } from '../paper.queries.ts'

/** Makes stickers or slips, which are the next edition, and brings their file; `onDone` once it is there. */
export function usePatchPrinting({ _id: id }: Restaurant, onDone: () => void) {
  const reload = useReloadPaper(id)
  const sending = useSending()
  const wait = useWait()
  const [failure, setFailure] = useState<string | null>(null)

  async function print(body: PatchBody): Promise<void> {
    const idempotencyKey = crypto.randomUUID()
    const made = await sending.send(() => askAgain(() => call(makeStickers, { params: { id }, body, idempotencyKey })))
    void reload()
    const params = { id, n: String(made.n), file: made.file }
    const file = await sending.send(() => loadFile(getEditionFile, { params }))
    saveFile(file.blob, made.file)
    const text = body.as === 'slip' ? texts.savedSlip(made.n) : texts.saved(made.n)
    toast.success(text, { id: PAPER_TOAST, detail: body.as === 'slip' ? texts.adviceSlip : texts.advice })
    onDone()
  }

  async function start(body: PatchBody): Promise<void> {
    setFailure(null)
    try {
      await print(body)
    } catch (error) {
      if (isAbort(error)) return
      const isLimited = error instanceof ApiError && error.code === paperErrors.tooMany.code
      if (isLimited) wait.start(limitedForS(error) ?? 0)
      else setFailure(failureText(error, paperTexts.failed))
    }
  }
  return {
    isBusy: sending.state !== 'idle',
    isWaitingForConnection: sending.state === 'waiting',
    failure,
    secondsLeft: wait.secondsLeft,
    start: (body: PatchBody) => void start(body),
  }
}
