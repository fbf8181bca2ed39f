import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import styles from './done-notice.module.css'

/** That it is done, and what comes of it. */
export const DoneNotice = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.ok} role="status">
    <span className={styles.check}>
      <CheckIcon size={22} weight="bold" />
    </span>
    <span>
      <b>{title}</b>
      <span>{text}</span>
    </span>
  </div>
)
