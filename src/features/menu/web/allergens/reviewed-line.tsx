import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Button } from '#ui/button/button.tsx'
import { isOldReview } from '#features/allergens/reviewed.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import styles from './safe-fields.module.css'

const DAY = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long' })
const DAY_AND_YEAR = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' })

type ReviewedLineProps = { reviewed: Dish['allergensReviewed']; onStillFine: () => void }

/** When somebody looked last, and who; after twelve months it asks (TABLE §7 18). */
export function ReviewedLine({ reviewed, onStillFine }: ReviewedLineProps) {
  if (!reviewed) return null
  const day = new Date(reviewed.at)
  const isOld = isOldReview(reviewed.at, new Date())
  if (!isOld)
    return (
      <p className={styles.reviewed}>
        <CheckIcon size={18} weight="bold" aria-hidden="true" />
        <span>{texts.reviewed(DAY.format(day), reviewed.by)}</span>
      </p>
    )
  return (
    <div className={styles.reviewed} data-old="">
      <WarningCircleIcon size={20} weight="fill" aria-hidden="true" />
      <span>
        {texts.reviewed(DAY_AND_YEAR.format(day), reviewed.by)}. {texts.old}
      </span>
      <Button variant="secondary" size="sm" onClick={onStillFine}>
        {texts.stillFine}
      </Button>
    </div>
  )
}
