import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { Link } from 'react-router'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE, type BringStep } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import type { Question } from '../../screen/doubts.rules.ts'
import { broughtDishes, matchedDishes, openLeftovers, proposedDishes } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import styles from './review-chips.module.css'

export type Shown = 'all' | 'doubts' | 'leftovers'

type ReviewChipsProps = {
  restaurant: Restaurant
  draft: Draft
  questions: readonly Question[]
  shown: Shown
  onShow: (shown: Shown) => void
}

/** What the review shows; dishes that exist and allergens have pages of their own. */
export function ReviewChips({ restaurant, draft, questions, shown, onShow }: ReviewChipsProps) {
  const counts: Record<Shown, number> = {
    all: broughtDishes(draft).length,
    doubts: questions.length,
    leftovers: openLeftovers(draft).length,
  }
  const chip = (what: Shown) =>
    (what === 'all' || counts[what] > 0 || shown === what) && (
      <li>
        <button type="button" className={styles.chip} aria-pressed={shown === what} onClick={() => onShow(what)}>
          {texts.chips[what]} <b className="num">{counts[what]}</b>
        </button>
      </li>
    )
  const toConfirm = hasRight(restaurant, 'allergens')
    ? proposedDishes(draft).filter(({ allergensDeclared }) => !allergensDeclared).length
    : 0
  const hasProposals = hasRight(restaurant, 'allergens') && proposedDishes(draft).length > 0
  return (
    <ul className={styles.chips} aria-label={texts.shown}>
      {chip('all')}
      {chip('doubts')}
      {chip('leftovers')}
      {matchedDishes(draft).length > 0 && (
        <Way step="repetidos" label={texts.chips.matches} count={matchedDishes(draft).length} />
      )}
      {hasProposals && <Way step="alergenos" label={texts.chips.allergens} count={toConfirm} />}
    </ul>
  )
}

function Way({ step, label, count }: { step: BringStep; label: string; count: number }) {
  const scoped = useScoped()
  return (
    <li>
      <Link className={styles.chip} to={scoped(`${BRING_PAGE}?paso=${step}`)}>
        {label} <b className="num">{count}</b>
        <CaretRightIcon size={14} weight="bold" aria-hidden="true" />
      </Link>
    </li>
  )
}
