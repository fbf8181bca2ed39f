import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { WaitingFooter } from '#ui/offline/waiting-footer.tsx'
import { bulkTexts as texts } from '../../bulk.texts.ts'
import type { Bulk } from './use-bulk.ts'

type SheetFooterProps = {
  bulk: Bulk
  isReady: boolean
  onCancel: () => void
  onSave: () => void
  /** What saving will do. */
  children: ReactNode
}

/** The buttons of a sheet that changes the ticked dishes; without a connection it says that the change waits. */
export function SheetFooter({ bulk, isReady, onCancel, onSave, children }: SheetFooterProps) {
  if (bulk.isWaiting) return <WaitingFooter />
  return (
    <>
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button busy={bulk.isBusy} disabled={!isReady} onClick={onSave}>
        {children}
      </Button>
    </>
  )
}
