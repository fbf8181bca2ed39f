import { SealCheckIcon } from '@phosphor-icons/react/dist/csr/SealCheck'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { useBackStep } from '#ui/back/back-history.ts'
import { Button } from '#ui/button/button.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Category } from '../../menu.contract.ts'
import { dashboardName } from '../../menu.rules.ts'
import { reviewTexts as texts } from '../../review.texts.ts'
import { useLeaveGuard } from '../forms/use-leave-guard.tsx'
import styles from './allergen-review.module.css'
import { ReviewStep } from './review-step.tsx'
import type { Review } from './use-review.ts'

type AllergenReviewProps = { review: Review; categories: readonly Category[]; restaurant: Restaurant }

/** 'Revisar alérgenos': one dish after the other in the place of the list, with its progress and an end. */
export function AllergenReview({ review, categories, restaurant }: AllergenReviewProps) {
  const { dish, index, count, close } = review
  const [isTicked, setTicked] = useState(false)
  /** What goes on when what is ticked may be dropped. */
  const [wanted, setWanted] = useState<(() => void) | null>(null)
  const leave = (go: () => void): boolean => {
    if (isTicked) setWanted(() => go)
    else go()
    return !isTicked
  }
  useBackStep(true, () => leave(close))
  const leaveDialog = useLeaveGuard(isTicked, close)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [dish?._id])
  const nameOf = (one: Parameters<typeof dashboardName>[0]) => dashboardName(one, restaurant.defaultLocale)
  const category = dish && categories.find(one => one._id === dish.categoryId)
  return (
    <section className={styles.review} aria-label={texts.title} data-review="">
      <header className={styles.head}>
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.close}
          icon={<XIcon size={20} weight="bold" />}
          onClick={() => leave(close)}
        />
        <h1 className={styles.title}>{texts.title}</h1>
        <span className={`num ${styles.place}`}>{texts.progress(Math.min(index + 1, count), count)}</span>
      </header>
      <progress className={styles.progress} max={count} value={index} aria-label={texts.title} />
      {dish ? (
        <ReviewStep
          key={dish._id}
          dish={dish}
          name={nameOf(dish.translations)}
          categoryName={category ? nameOf(category.translations) : ''}
          following={review.following && nameOf(review.following.translations)}
          review={review}
          restaurant={restaurant}
          onTicked={setTicked}
          leave={leave}
        />
      ) : (
        <ReviewEnd review={review} />
      )}
      <AlertDialog
        open={wanted !== null}
        title={texts.dropTitle(dish ? nameOf(dish.translations) : '')}
        confirmLabel={uiTexts.unsavedDiscard}
        cancelLabel={uiTexts.unsavedStay}
        onConfirm={() => {
          setWanted(null)
          wanted?.()
        }}
        onCancel={() => setWanted(null)}
      >
        {texts.dropText}
      </AlertDialog>
      {leaveDialog}
    </section>
  )
}

function ReviewEnd({ review }: { review: Review }) {
  const { done, skipped } = review
  const isOld = review.of === 'antiguos'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.end}>
      <SealCheckIcon size={96} weight="duotone" aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {skipped > 0 ? texts.ended : isOld ? texts.allChecked : texts.allDone}
      </h2>
      <p>{isOld ? texts.sumOld(done, skipped) : texts.sum(done, skipped)}</p>
      <div className={styles.endActions}>
        <Button onClick={review.close}>{texts.toMenu}</Button>
        {skipped > 0 && (
          <Button variant="secondary" onClick={review.restart}>
            {texts.toSkipped(skipped)}
          </Button>
        )}
      </div>
    </div>
  )
}
