import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import styles from './popover.module.css'

type PopoverProps = {
  /** What it is for, for screen readers. */
  label: string
  /** The button that opens it. */
  button: ReactElement
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** What a button opens beside itself; on phones a sheet at the bottom, which 'back' closes. */
export function Popover({ label, button, open, onOpenChange, children }: PopoverProps) {
  useBackStep(open, () => {
    onOpenChange(false)
    return true
  })
  return (
    <BasePopover.Root open={open} onOpenChange={onOpenChange}>
      <BasePopover.Trigger render={button} />
      <BasePopover.Portal>
        <BasePopover.Backdrop className={styles.backdrop} />
        <BasePopover.Positioner className={styles.positioner} sideOffset={8} align="start">
          <BasePopover.Popup className={styles.popup} aria-label={label}>
            <div className={styles.grab} aria-hidden="true" />
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  )
}
