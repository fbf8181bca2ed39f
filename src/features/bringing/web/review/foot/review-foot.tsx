import { useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Draft } from '#features/bringing/draft.contract.ts'
import type { Question } from '#features/bringing/screen/doubts.rules.ts'
import { pricesInWords } from '#features/bringing/screen/prices.words.ts'
import {
  broughtCounts,
  openLeftovers,
  overLimit,
  textIn,
  unnamedCount,
} from '#features/bringing/screen/review.rules.ts'
import { reviewTexts as texts } from '#features/bringing/screen/review.texts.ts'
import { useReviewActions } from '../review-actions.ts'
import styles from '../review-step.module.css'
import type { Applying } from './use-apply.ts'

/** So many doubts are named in the question. */
const NAMED = 3

type ReviewFootProps = {
  restaurant: Restaurant
  draft: Draft
  questions: readonly Question[]
  /** Cells whose text was refused. */
  wrong: ReadonlySet<string>
  /** Dishes of the menu. */
  present: number
  applying: Applying
  onDoubts: () => void
}

/** What is brought, what is open, and 'Traer'; doubts do not block, what cannot be stored does (BRINGING §4.6). */
export function ReviewFoot(props: ReviewFootProps) {
  const { restaurant, draft, questions, wrong, present, applying, onDoubts } = props
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const { dishes, categories } = broughtCounts(draft)
  const names = unnamedCount(draft, restaurant.defaultLocale)
  const prices = [...wrong].filter(cell => cell.endsWith('.price')).length
  const open = texts.open(questions.length, openLeftovers(draft).length)
  const small = isOffline ? texts.offline : names + prices > 0 ? texts.wrong(names, prices) : open
  const isBlocked =
    dishes === 0 || names + wrong.size > 0 || isOffline || restaurant.readOnly !== null || overLimit(draft, present) > 0
  const bring = () => (questions.length > 0 ? setAsking(true) : void applying.apply())
  return (
    <>
      <p>
        <b className="num">{texts.sum(dishes, categories)}</b>
        <small className="num" role="status">
          {small}
        </small>
      </p>
      {questions.length > 0 && (
        <Button variant="secondary" onClick={onDoubts}>
          {texts.lookAtDoubts}
        </Button>
      )}
      <Button disabled={isBlocked} busy={applying.isBusy} busyLabel={texts.bringing(dishes)} onClick={bring}>
        {texts.bring(dishes)}
      </Button>
      <AlertDialog
        open={isAsking}
        title={texts.pending(questions.length)}
        tone="primary"
        confirmLabel={texts.bringAnyway}
        keep={{ label: texts.lookAtDoubts, onClick: onDoubts }}
        onConfirm={() => {
          setAsking(false)
          void applying.apply()
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.pendingText}</p>
        <PendingList questions={questions} />
      </AlertDialog>
    </>
  )
}

function PendingList({ questions }: { questions: readonly Question[] }) {
  const { restaurant, written } = useReviewActions()
  const named = questions.slice(0, NAMED).flatMap(({ all }) => all[0]?.dish ?? [])
  const more = questions.length - named.length
  return (
    <table className={styles.pending}>
      <tbody>
        {named.map(dish => (
          <tr key={dish._id}>
            <th scope="row">{textIn(dish.names, restaurant.defaultLocale)}</th>
            <td className="num">{pricesInWords(dish.prices, written)}</td>
          </tr>
        ))}
        {more > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              {texts.pendingMore(more)}
            </th>
          </tr>
        )}
      </tbody>
    </table>
  )
}
