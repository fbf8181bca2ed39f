import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { useEffect, useRef, useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { allergenList } from '../../allergen-list.ts'
import { ALLERGEN_IDS, ALLERGEN_NAMES, type AllergenId, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { Dish } from '../../menu.contract.ts'
import { reviewTexts as texts } from '../../review.texts.ts'
import { descriptionOf } from '../dish-list/dish-look.ts'
import styles from './review-step.module.css'
import { useEnter } from './use-enter.ts'
import type { Review } from './use-review.ts'

type ReviewStepProps = {
  dish: Dish
  name: string
  categoryName: string
  following: string | undefined
  review: Review
  restaurant: Restaurant
  /** Whether something is ticked that is not saved. */
  onTicked: (isTicked: boolean) => void
  /** Goes on to another dish, after a question where what is ticked would be lost. */
  leave: (go: () => void) => void
}
/** `hasNone`: 'No contiene ninguno' is chosen. */
type Choice = { allergens: readonly AllergenId[]; hasNone: boolean }

/** One dish of the review: its 14, two shortcuts, and the way on. */
export function ReviewStep(props: ReviewStepProps) {
  const { dish, name, categoryName, following, review, restaurant, onTicked, leave } = props
  // The list may be loaded again meanwhile.
  const [seen] = useState(dish)
  const [stored] = useState<Choice>(() => ({
    allergens: normalizeAllergens(dish.allergens),
    hasNone: dish.allergensDeclared && dish.allergens.length === 0,
  }))
  const [choice, choose] = useState(stored)
  const { allergens, hasNone } = choice
  const isTicked = hasNone !== stored.hasNone || allergens.join() !== stored.allergens.join()
  useEffect(() => onTicked(isTicked), [onTicked, isTicked])
  useEffect(() => () => onTicked(false), [onTicked])
  const isChosen = allergens.length > 0 || hasNone
  const next = () => {
    if (isChosen) review.declare(seen, allergens)
  }
  const toggle = (id: AllergenId) => {
    const isIn = allergens.includes(id)
    const list = isIn ? allergens.filter(one => one !== id) : [...allergens, id]
    choose({ allergens: normalizeAllergens(list), hasNone: false })
  }
  useEnter(next)
  return (
    <>
      <div className={styles.card}>
        <ReviewedDish dish={dish} name={name} categoryName={categoryName} restaurant={restaurant} />
        <div className={styles.choices}>
          <h3 className={styles.question}>{texts.question}</h3>
          <div className={styles.shortcuts}>
            <Shortcuts
              previous={review.previous}
              hasNone={hasNone}
              onChoose={(list, none) => choose({ allergens: normalizeAllergens(list), hasNone: none })}
            />
          </div>
          <AllergenButtons pressed={allergens} onToggle={toggle} />
        </div>
      </div>
      <footer className={styles.footer}>
        {review.index > 0 && (
          <Button variant="secondary" icon={<ArrowLeftIcon size={20} />} onClick={() => leave(review.back)}>
            {texts.back}
          </Button>
        )}
        {following && <span className={styles.following}>{texts.after(following)}</span>}
        <Button variant="ghost" onClick={() => leave(review.skip)}>
          {texts.skip}
        </Button>
        <Button
          className={styles.next}
          aria-disabled={!isChosen || undefined}
          aria-description={isChosen ? undefined : texts.chooseFirst}
          onClick={() => (isChosen ? next() : toast.info(texts.chooseFirst, { id: 'review-choose' }))}
        >
          {texts.next}
        </Button>
      </footer>
    </>
  )
}

type ShortcutsProps = {
  previous: readonly string[] | null
  hasNone: boolean
  onChoose: (allergens: readonly string[], hasNone: boolean) => void
}

function Shortcuts({ previous, hasNone, onChoose }: ShortcutsProps) {
  return (
    <>
      {previous && (
        <button type="button" className={styles.shortcut} onClick={() => onChoose(previous, previous.length === 0)}>
          <ArrowCounterClockwiseIcon size={20} aria-hidden="true" />
          <span>
            <b>{texts.sameAsBefore}</b> <small>{allergenList(previous)}</small>
          </span>
        </button>
      )}
      <button type="button" className={styles.shortcut} aria-pressed={hasNone} onClick={() => onChoose([], !hasNone)}>
        <ProhibitIcon size={20} aria-hidden="true" />
        <span>
          <b>{texts.none}</b> <small>{texts.ofThe14}</small>
        </span>
      </button>
    </>
  )
}

type ReviewedDishProps = Pick<ReviewStepProps, 'dish' | 'name' | 'categoryName' | 'restaurant'>

/** Picture, name, description, category and price; the name has the focus when its turn comes. */
function ReviewedDish({ dish, name, categoryName, restaurant }: ReviewedDishProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const description = descriptionOf(dish, restaurant.defaultLocale)
  return (
    <div className={styles.dish}>
      {dish.imageUrl && <img className={styles.picture} src={dish.imageUrl} alt="" />}
      <div className={styles.text}>
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
        <p className={styles.where}>
          {[categoryName, listedPrices(dish.prices.map(lineOf), restaurant.currency)].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}

type AllergenButtonsProps = { pressed: readonly AllergenId[]; onToggle: (id: AllergenId) => void }

function AllergenButtons({ pressed, onToggle }: AllergenButtonsProps) {
  return (
    <div className={styles.grid}>
      {ALLERGEN_IDS.map(id => (
        <button
          key={id}
          type="button"
          className={styles.allergen}
          aria-pressed={pressed.includes(id)}
          onClick={() => onToggle(id)}
        >
          <AllergenIcon id={id} />
          <span>{ALLERGEN_NAMES[id].es}</span>
          {pressed.includes(id) && <CheckIcon size={18} weight="bold" aria-hidden="true" />}
        </button>
      ))}
    </div>
  )
}
