import { Alert } from '#ui/alert/alert.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Draft } from '../../draft.contract.ts'
import { failedPages } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import { RepeatPage } from '../reading/repeat-page.tsx'
import styles from './review-step.module.css'

/** Pages whose dishes are not here, and the way to have them (BRINGING §4.4). */
export function FailedPages({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const pages = failedPages(draft)
  if (pages.length === 0) return null
  const isPhoto = draft.source === 'photos'
  return (
    <Alert tone="warning" className={styles.notice}>
      <b>{texts.failedPages(pages)}</b>
      <br />
      {isPhoto ? texts.failedPhotosHint : texts.failedPagesHint}
      {isPhoto && restaurant.readOnly === null && (
        <div className={styles.languages}>
          {pages.map(page => (
            <RepeatPage key={page} restaurant={restaurant} page={page} />
          ))}
        </div>
      )}
    </Alert>
  )
}
