import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { Button } from '#ui/button/button.tsx'
import styles from './page-turns.module.css'

type PageTurnsProps = {
  /** What is shown of all: '1–2 de 4'. */
  label?: string
  before: string
  after: string
  /** Undefined: there is none. */
  onBefore: (() => void) | undefined
  onAfter: (() => void) | undefined
}

/** ‹ 1–2 de 4 › */
export function PageTurns({ label, before, after, onBefore, onAfter }: PageTurnsProps) {
  return (
    <span className={styles.turns}>
      <Turn label={before} Icon={CaretLeftIcon} onPress={onBefore} />
      {label && <b className="num">{label}</b>}
      <Turn label={after} Icon={CaretRightIcon} onPress={onAfter} />
    </span>
  )
}

/** Where there is nothing more it stays, so that it keeps the focus. */
function Turn({
  label,
  Icon,
  onPress,
}: {
  label: string
  Icon: typeof CaretLeftIcon
  onPress: (() => void) | undefined
}) {
  return (
    <Button
      variant="secondary"
      size="sm"
      iconOnly
      aria-label={label}
      aria-disabled={onPress === undefined}
      icon={<Icon size={15} weight="bold" aria-hidden="true" />}
      onClick={() => onPress?.()}
    />
  )
}
