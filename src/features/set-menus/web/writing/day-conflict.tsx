import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { MINUTE_MS } from '#shared/time.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import styles from './day-conflict.module.css'
import type { DayConflict } from './use-day-conflict.ts'

/** 'ahora mismo', 'hace 3 min'. */
function agoInWords(at: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(at)) / MINUTE_MS)
  return minutes < 1 ? texts.justNow : texts.ago(minutes)
}

/** Two people have written the same of a day: what the other one did, and whose holds (TABLE §5 11). */
export function ConflictNotice({ conflict, now }: { conflict: DayConflict; now: number }) {
  const { changedBy, at, what, answer } = conflict
  return (
    <Alert tone="warning" live icon={<UsersThreeIcon size={20} aria-hidden="true" />} className={styles.conflict}>
      <b>{texts.meanwhile}</b> {texts.whatTheyDid(changedBy, what, agoInWords(at, now))}
      <span className={styles.answers}>
        <Button variant="secondary" size="sm" onClick={() => answer(false)}>
          {texts.keepTheirs}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => answer(true)}>
          {texts.keepMine}
        </Button>
      </span>
    </Alert>
  )
}
