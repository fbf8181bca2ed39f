import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { TrayIcon } from '@phosphor-icons/react/dist/csr/Tray'
import { UmbrellaIcon } from '@phosphor-icons/react/dist/csr/Umbrella'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useEffectEvent } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { thingsWords } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import styles from './marking-bar.module.css'

type MarkingBarProps = {
  /** The marked ones. */
  codes: readonly TableCode[]
  isBusy: boolean
  /** A sheet or question lies over the board: Escape is its. */
  hasSheet: boolean
  /** Without zones there is nowhere to move to. */
  hasZones: boolean
  onPrint: () => void
  onMove: () => void
  onRetire: () => void
  onEnd: () => void
}

/** What can be done with the marked codes; × and Esc end the marking. On phones it covers the bottom bar. */
export function MarkingBar(props: MarkingBarProps) {
  const { codes, isBusy, hasSheet, hasZones, onPrint, onMove, onRetire, onEnd } = props
  useEndOfMarking(hasSheet, onEnd)
  const isIdle = codes.length === 0 || isBusy
  return (
    <div className={styles.bar} role="toolbar" aria-label={texts.marked} data-marking-bar="">
      <span className={styles.count} role="status">
        {thingsWords(codes)}
      </span>
      <button type="button" disabled={isIdle} onClick={onPrint}>
        <PrinterIcon size={22} aria-hidden="true" />
        {texts.print}
      </button>
      {hasZones && (
        <button type="button" disabled={isIdle} onClick={onMove}>
          <UmbrellaIcon size={22} aria-hidden="true" />
          {texts.move}
        </button>
      )}
      <button type="button" disabled={isIdle} onClick={onRetire}>
        <TrayIcon size={22} aria-hidden="true" />
        {texts.retire}
      </button>
      <button type="button" aria-label={texts.stopMarking} onClick={onEnd}>
        <XIcon size={20} weight="bold" aria-hidden="true" />
      </button>
    </div>
  )
}

function useEndOfMarking(hasSheet: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd)
  useBackStep(!hasSheet, () => {
    onEnd()
    return true
  })
  useEffect(() => {
    if (hasSheet) return
    const press = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof HTMLElement && event.target.closest('[role="dialog"]')
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) end()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [hasSheet])
}
