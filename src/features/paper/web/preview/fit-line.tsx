import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import styles from './fit-line.module.css'

type FitLineProps = {
  bold?: string
  children: ReactNode
  action?: { label: string; onClick: () => void; isQuiet?: boolean } | undefined
}

/** What the sheet came to, or what is to be done about it; read aloud once for each change (PAPER-AND-NUMBERS §8). */
export function FitLine({ bold, children, action }: FitLineProps) {
  return (
    <>
      <p className={styles.line} role="status">
        {bold && <b>{bold}</b>}
        {children}
      </p>
      {action && (
        <Button
          variant={action.isQuiet ? 'ghost' : 'secondary'}
          size="sm"
          {...(action.isQuiet && { icon: <ArrowUUpLeftIcon size={18} aria-hidden="true" /> })}
          onClick={action.onClick}
        >
          {action.label}
        </Button>
      )}
    </>
  )
}
