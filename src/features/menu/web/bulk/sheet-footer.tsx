import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Bulk } from './use-bulk.ts'

type SheetFooterProps = {
  bulk: Pick<Bulk, 'isBusy' | 'isWaiting'>
  /** Why nothing can be saved yet, as the sheet says it; absent: it can. */
  reason: string | undefined
  onCancel: () => void
  onSave: () => void
  /** 'Programar…': the same at another moment; absent where nothing can be scheduled. */
  onSchedule?: (() => void) | undefined
  /** What saving will do. */
  children: ReactNode
}

/** The buttons of a sheet that changes the ticked dishes; without a connection it says that the change waits. */
export function SheetFooter({ bulk, reason, onCancel, onSave, onSchedule, children }: SheetFooterProps) {
  if (bulk.isWaiting) return <WaitingFooter />
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      {onSchedule && (
        <Button
          variant="secondary"
          disabled={bulk.isBusy || reason !== undefined}
          aria-description={reason}
          onClick={onSchedule}
        >
          {texts.schedule}
        </Button>
      )}
      <Button busy={bulk.isBusy} disabled={reason !== undefined} aria-description={reason} onClick={onSave}>
        {children}
      </Button>
    </>
  )
}
