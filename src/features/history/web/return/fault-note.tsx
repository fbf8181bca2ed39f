import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { returnTexts as texts } from '../../screen/history-screen.texts.ts'
import styles from './return-page.module.css'
import type { ReturnFault } from './use-returning.ts'

const TITLES = { failed: texts.failed, limit: texts.limit, changed: texts.changed }

/** Why the carta did not go back; it is as it was. */
export function FaultNote({ fault: { kind, text } }: { fault: ReturnFault }) {
  const Icon = kind === 'changed' ? WarningIcon : WarningCircleIcon
  return (
    <div className={styles.fault} data-kind={kind} role="alert">
      <Icon size={24} weight="fill" aria-hidden="true" />
      <div>
        <b>{TITLES[kind]}</b>
        <p>{text}</p>
      </div>
    </div>
  )
}
