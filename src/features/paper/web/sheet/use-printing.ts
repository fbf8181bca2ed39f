import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, failureText, isAbort, limitedForS } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { loadFile } from '#ui/client/download.ts'
import { saveFile } from '#ui/client/save-file.ts'
import { useSending } from '#ui/offline/use-sending.ts'
import { toast } from '#ui/toast/toast.ts'
import { useWait } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { getEditionFile, makeEdition, type Preview, type SheetOptions } from '../../paper.contract.ts'
import { paperErrors } from '../../paper.errors.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { warningsOn } from '../../screen/sheet-options.rules.ts'
import { askAgain } from '../asking-again.ts'
import { previewOf, useReloadPaper } from '../paper.queries.ts'
import { PAPER_TOAST } from '../paper-toast.ts'
import { printFile } from './print-file.ts'
import { shareFile } from './share-file.ts'
import type { Sheet } from './use-sheet.ts'

export type Way = 'download' | 'print'
type Asked = { way: Way; options: SheetOptions; warnings: Preview['warnings'] }

/** What is missing, as one text: it is asked once for each change of it. */
const keyOf = (warnings: Preview['warnings']): string => JSON.stringify(warnings)
const isComplete = (warnings: Preview['warnings']): boolean => Object.values(warnings).every(list => list.length === 0)

/**
 * Prints a sheet: asks first where something is missing on it, then makes the edition and brings its file. Without a
 * connection it waits for it (PAPER-AND-NUMBERS §5 5, 6, 11).
 */
export function usePrinting(restaurant: Restaurant, sheet: Sheet) {
  const { _id: id } = restaurant
  const queryClient = useQueryClient()
  const reload = useReloadPaper(id)
  const sending = useSending()
  const wait = useWait()
  const [isWaitingTurn, setWaitingTurn] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [accepted, setAccepted] = useState('')

  /** Whatever comes of it is told here; answers undefined where nothing came. */
  async function attempt<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    setFailure(null)
    try {
      return await sending.send(() => askAgain(work, { onWait: () => setWaitingTurn(true) }))
    } catch (error) {
      if (isAbort(error)) return undefined
      const isLimited = error instanceof ApiError && error.code === paperErrors.tooMany.code
      if (isLimited) wait.start(limitedForS(error) ?? 0)
      else setFailure(failureText(error, texts.failed))
      return undefined
    } finally {
      setWaitingTurn(false)
    }
  }

  async function make(way: Way, options: SheetOptions): Promise<void> {
    const idempotencyKey = crypto.randomUUID()
    const made = await attempt(() => call(makeEdition, { params: { id }, body: options, idempotencyKey }))
    if (!made) return
    void reload()
    const params = { id, n: String(made.n), file: made.file }
    const file = await attempt(() => loadFile(getEditionFile, { params }))
    if (!file) return
    if (way === 'print' && (await printFile(file.blob, made.file)) === 'shown') {
      toast.success(made.isNew ? texts.savedOnly(made.n) : texts.joinedOnly(made.n), { id: PAPER_TOAST })
      return
    }
    if (way === 'download') saveFile(file.blob, made.file)
    const share = shareFile(file.blob, made.file)
    toast.success(made.isNew ? texts.saved(made.n) : texts.joined(made.n), {
      id: PAPER_TOAST,
      ...(share && { action: { label: texts.share, onClick: share } }),
    })
  }

  async function start(way: Way): Promise<void> {
    const options = sheet.sent
    const preview = sheet.isCurrent
      ? sheet.drawn?.preview
      : await attempt(() => queryClient.fetchQuery(previewOf(id, options)))
    if (!preview) return
    const warnings = warningsOn(options, preview)
    if (isComplete(warnings) || keyOf(warnings) === accepted) return make(way, options)
    setAsked({ way, options, warnings })
  }

  return {
    isBusy: sending.state !== 'idle',
    isWaitingTurn,
    isWaitingForConnection: sending.state === 'waiting',
    failure,
    secondsLeft: wait.secondsLeft,
    asked,
    start: (way: Way) => void start(way),
    /** 'Imprimir así'. */
    accept: () => {
      if (!asked) return
      setAccepted(keyOf(asked.warnings))
      setAsked(null)
      void make(asked.way, asked.options)
    },
    cancel: () => setAsked(null),
  }
}
export type Printing = ReturnType<typeof usePrinting>
