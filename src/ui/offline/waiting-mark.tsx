import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock'
import { offlineTexts as texts } from './offline.texts.ts'
import { useMark } from './use-outbox.ts'
import styles from './waiting-mark.module.css'

/** 'Sin guardar' beside a thing whose change waits, then 'Guardado' for a moment; otherwise nothing. */
export function WaitingMark({ id }: { id: string }) {
  const mark = useMark(id)
  if (!mark) return null
  const Icon = mark === 'waiting' ? ClockIcon : CheckIcon
  return (
    <span className={styles.mark} data-mark={mark}>
      <Icon size={15} weight="bold" aria-hidden="true" />
      {texts.mark[mark]}
    </span>
  )
}
