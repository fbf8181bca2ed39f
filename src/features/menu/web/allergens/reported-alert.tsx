import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { allergenList } from '../../allergen-list.ts'
import { safeTexts as texts } from '../../safe-dish.texts.ts'
import styles from './safe-fields.module.css'
import type { OpenReports } from './use-open-reports.ts'

/** What guests say of the dish; a save of its allergens answers it, and so does 'Está bien así' (TABLE §7 23). */
export function ReportedAlert({ reports: { open, answer } }: { reports: OpenReports }) {
  const [isBusy, setBusy] = useState(false)
  if (open.length === 0) return null
  const fine = async () => {
    setBusy(true)
    await answer('fine')
    setBusy(false)
  }
  return (
    <Alert tone="warning">
      <div className={styles.question}>
        <b>{texts.reported(open.length)}</b>
        <ul className={styles.reports}>
          {open.map(({ _id, allergens, text }) => (
            <li key={_id}>
              {[allergens.length > 0 && allergenList(allergens), text && `«${text}»`].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
        <span className={styles.reports}>{texts.reportedHint(open.length)}</span>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void fine()}>
          {texts.fineAsIs}
        </Button>
      </div>
    </Alert>
  )
}
