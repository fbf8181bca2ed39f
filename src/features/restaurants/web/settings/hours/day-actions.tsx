import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button } from '#ui/button/button.tsx'
import { HOURS_SLOTS_MAX } from '#features/restaurants/restaurants.limits.ts'
import { hoursTexts as texts } from '#features/restaurants/profile/settings.texts.ts'
import { useSettings } from '../settings-context.ts'
import styles from './hours-day.module.css'

/**
 * From two slots on a laptop has no room for the words, only for the drawings; on a phone they stand above the slots.
 */
const FULL = 2

/** `day`: its name in lower case; `count`: number of its slots. */
type DayActionsProps = { day: string; count: number; onAdd: () => void; onCopy: () => void }

/**
 * A button that adds a slot, while there is room for one, and one that copies the day to others; none where nothing can
 * be changed.
 */
export function DayActions({ day, count, onAdd, onCopy }: DayActionsProps) {
  const { isReadOnly } = useSettings()
  if (isReadOnly) return null
  const button = { variant: 'ghost', size: 'sm', className: styles.action } as const
  return (
    <div className={styles.actions} data-full={count >= FULL ? '' : undefined}>
      {count < HOURS_SLOTS_MAX && (
        <Button
          {...button}
          data-add=""
          icon={<PlusIcon size={18} weight="bold" aria-hidden="true" />}
          aria-label={texts.addSlotTo(day)}
          onClick={onAdd}
        >
          <span className={styles.word}>{texts.addSlot}</span>
        </Button>
      )}
      {count > 0 && (
        <Button
          {...button}
          icon={<CopyIcon size={18} aria-hidden="true" />}
          aria-label={texts.copy(day)}
          onClick={onCopy}
        >
          <span className={styles.copyWord}>{texts.copyDone}</span>
        </Button>
      )}
    </div>
  )
}
