import { DAY_MS } from '#shared/time.ts'
import { Button } from '#ui/button/button.tsx'
import { momentOf } from '#ui/offline/whose-moment.ts'
import type { Deleted } from '../../menu.contract.ts'
import { RESTORABLE_DAYS } from '../../menu.limits.ts'
import { deletedTexts as texts } from './deleted.texts.ts'
import styles from './deleted-modal.module.css'

type DeletedRowProps = {
  one: Deleted
  name: string
  /** In which a dish stood. */
  category: string | undefined
  isBusy: boolean
  onRestore: () => void
}

/** What was deleted, by whom and when, how long it is still here, and the way back. */
export function DeletedRow({ one, name, category, isBusy, onRestore }: DeletedRowProps) {
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>{one.kind === 'dish' ? name : texts.category(name, one.dishes)}</div>
        <div className={styles.note}>{noteOf(one, category)}</div>
        <div className={styles.note}>{texts.left(daysLeft(one, Date.now()))}</div>
      </div>
      <Button variant="secondary" size="sm" aria-label={texts.restoreOf(name)} busy={isBusy} onClick={onRestore}>
        {texts.restore}
      </Button>
    </li>
  )
}

function noteOf({ by, deletedAt }: Deleted, category: string | undefined): string {
  const said = texts.by(by, momentOf(new Date(deletedAt), new Date()))
  return category === undefined ? said : texts.in(category, said)
}

/** Begun days count as whole ones. */
const daysLeft = ({ deletedAt }: Deleted, now: number): number =>
  Math.max(1, Math.ceil((Date.parse(deletedAt) + RESTORABLE_DAYS * DAY_MS - now) / DAY_MS))
