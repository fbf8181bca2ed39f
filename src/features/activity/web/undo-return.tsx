import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { useUndoReturn } from '#features/history/web/index.ts'
import { activityTexts as texts } from '../activity-tab.texts.ts'

type UndoReturnProps = { restaurantId: string; changeId: string; daysLeft: number }

/** Takes back that the carta went back; that is an entry of its own (BRINGING §5.17). */
export function UndoReturn({ restaurantId, changeId, daysLeft }: UndoReturnProps) {
  const undo = useUndoReturn(restaurantId)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const run = async () => {
    const row = button.current?.closest('li')
    setBusy(true)
    await undo(changeId)
    setBusy(false)
    // The button goes with the next answer; who came by keyboard goes on from its row.
    row?.focus()
  }
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      icon={<ArrowUUpLeftIcon size={18} weight="bold" aria-hidden="true" />}
      busy={isBusy}
      onClick={() => void run()}
    >
      {texts.undo(daysLeft)}
    </Button>
  )
}
