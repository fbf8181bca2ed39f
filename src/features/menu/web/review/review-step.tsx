import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise'
import { NoteIcon } from '@phosphor-icons/react/dist/csr/Note'
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft'
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit'
import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import { listedPrices } from '#features/prices/listed-prices.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { AllergenId } from '#features/allergens/allergens.ts'
import { type KindedAllergen, KINDED_ALLERGENS } from '#features/allergens/members.ts'
import {
  afterTap,
  isSameSaid,
  NONE_SAID,
  type Said,
  saidOf,
  saysSomething,
  type SayingMode,
} from '#features/allergens/said.rules.ts'
import { allergenList, saidList } from '../../allergen-list.ts'
import type { Dish } from '../../menu.contract.ts'
import { reviewTexts as texts } from '../../review.texts.ts'
import { safeTexts } from '../../safe-dish.texts.ts'
import { AllergenGrid, AllergenModes } from '../allergens/allergen-grid.tsx'
import { askingNothing, fineBody } from '#features/allergens/fine-body.ts'
import { type FineTuned, FineTuning, MemberChips } from '../allergens/fine-tuning.tsx'
import { WordQuestion } from '../allergens/word-question.tsx'
import { descriptionOf } from '../dish-list/dish-look.ts'
import styles from './review-step.module.css'
import { usePaperAllergens } from '../menu-parts.ts'
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
/** One dish of the review: its 14 in their states, two shortcuts, kinds, and the way on. */
export function ReviewStep(props: ReviewStepProps) {
  const { dish, name, categoryName, following, review, restaurant, onTicked, leave } = props
  // The list may be loaded again meanwhile.
  const [seen] = useState(dish)
  const [stored] = useState<Said>(() => saidOf(dish))
  const [said, say] = useState(stored)
  const [fine, setFine] = useState<Partial<FineTuned>>({})
  const [mode, setMode] = useState<SayingMode>('allergens')
  /** Whose kinds stand in the place of the shortcuts, until the next tap. */
  const [kindsOf, setKindsOf] = useState<KindedAllergen | null>(null)
  const [isFineTuning, setFineTuning] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const tuned = { members: seen.members, without: seen.without, ...fine }
  const isTicked = !isSameSaid(said, stored) || Object.keys(fine).length > 0
  useEffect(() => onTicked(isTicked), [onTicked, isTicked])
  useEffect(() => () => onTicked(false), [onTicked])
  const isChosen = saysSomething(said)
  const paper = usePaperAllergens(dish._id)
  const isMissing = askingNothing(said.allergens, tuned.without, restaurant.defaultLocale).length > 0
  /** Stays open where something can be left out and nobody said what to ask for. */
  const closeFineTuning = () => {
    setAsked(isMissing)
    setFineTuning(isMissing)
  }
  const next = () => {
    if (isMissing) closeFineTuning()
    else if (isChosen) review.declare(seen, said, fineBody(fine))
  }
  const tap = (id: AllergenId, as: SayingMode = mode) => {
    const after = afterTap(said, id, as)
    say(after)
    setKindsOf(after.allergens.includes(id) && isKinded(id) ? id : null)
  }
  useEnter(next)
  return (
    <>
      <div className={styles.card}>
        <ReviewedDish dish={dish} name={name} categoryName={categoryName} restaurant={restaurant} />
        <div className={styles.choices}>
          <h3 className={styles.question}>{texts.question}</h3>
          {paper && (
            <p className={styles.paper}>
              <NoteIcon size={18} aria-hidden="true" />
              <span>{texts.paperSaid(paper.marks, allergenList(paper.allergens))}</span>
            </p>
          )}
          <WordQuestion translations={dish.translations} said={said} onTick={id => tap(id, 'allergens')} />
          {kindsOf ? (
            <div className={styles.kinds}>
              <MemberChips
                id={kindsOf}
                chosen={tuned.members[kindsOf] ?? []}
                onChange={kinds => setFine({ ...fine, members: { ...tuned.members, [kindsOf]: kinds } })}
              />
            </div>
          ) : (
            <div className={styles.shortcuts}>
              <Shortcuts previous={review.previous} hasNone={said.hasNone} onChoose={say} />
            </div>
          )}
          <div className={styles.modes}>
            <AllergenModes mode={mode} onMode={setMode} />
            <Button
              variant="secondary"
              iconOnly
              aria-label={safeTexts.fineTune}
              icon={<SlidersHorizontalIcon size={20} />}
              onClick={() => setFineTuning(true)}
            />
          </div>
          <AllergenGrid
            size="review"
            said={said}
            mode={mode}
            proposed={paper?.allergens}
            onMode={setMode}
            onTap={id => tap(id)}
          />
        </div>
      </div>
      <Modal
        open={isFineTuning}
        title={safeTexts.fineTuneOf(name)}
        onClose={() => setFineTuning(false)}
        footer={<Button onClick={closeFineTuning}>{safeTexts.done}</Button>}
      >
        <FineTuning
          {...tuned}
          said={said}
          locale={restaurant.defaultLocale}
          main={restaurant.defaultLocale}
          wasAsked={wasAsked}
          locales={restaurant.supportedLocales}
          onChange={changes => setFine({ ...fine, ...changes })}
        />
      </Modal>
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

const isKinded = (id: string): id is KindedAllergen => (KINDED_ALLERGENS as string[]).includes(id)

type ShortcutsProps = { previous: Said | null; hasNone: boolean; onChoose: (said: Said) => void }

function Shortcuts({ previous, hasNone, onChoose }: ShortcutsProps) {
  return (
    <>
      {previous && (
        <button type="button" className={styles.shortcut} onClick={() => onChoose(previous)}>
          <ArrowCounterClockwiseIcon size={20} aria-hidden="true" />
          <span>
            <b>{texts.sameAsBefore}</b> <small>{saidList({ ...previous, allergensDeclared: true })}</small>
          </span>
        </button>
      )}
      <button
        type="button"
        className={styles.shortcut}
        aria-pressed={hasNone}
        onClick={() => onChoose({ ...NONE_SAID, hasNone: !hasNone })}
      >
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
