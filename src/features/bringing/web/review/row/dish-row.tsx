import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { memo } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { ALLERGEN_NAMES, normalizeAllergens } from '#features/allergens/allergens.ts'
import { type Question, questionsIn } from '#features/bringing/screen/doubts.rules.ts'
import { priceRows } from '#features/bringing/screen/prices.words.ts'
import { choiceOf, type DraftDish, textIn } from '#features/bringing/screen/review.rules.ts'
import { reviewTexts as texts } from '#features/bringing/screen/review.texts.ts'
import { Cell } from './cell.tsx'
import { DoubtLine } from './doubt-line.tsx'
import styles from './dish-row.module.css'
import { EditCard } from './edit-card.tsx'
import { type Field, useReviewActions } from '../review-actions.ts'

type DishRowProps = {
  dish: DraftDish
  questions: readonly Question[]
  /** Of this dish. */
  editing: Field | null
  isFramed: boolean
}

/** A dish of the review: every cell is changed in its place; on phones the whole card is one target (BRINGING §4.5). */
export const DishRow = memo(function DishRow({ dish, questions, editing, isFramed }: DishRowProps) {
  const { restaurant, written, isPhone, takeOut, putBack, showOriginal } = useReviewActions()
  const name = textIn(dish.names, restaurant.defaultLocale) || texts.noName
  if (!dish.included)
    return (
      <li className={styles.row} data-out="" data-row={dish._id}>
        <span className={styles.name}>
          <s>{name}</s>
        </span>
        <span className={styles.description}>{texts.out}</span>
        <Button
          className={styles.back}
          variant="ghost"
          size="sm"
          aria-label={texts.putBackOf(name)}
          onClick={() => putBack(dish)}
        >
          {texts.putBack}
        </Button>
      </li>
    )
  if (isPhone && editing) return <EditCard dish={dish} />
  const description = dish.descriptions[restaurant.defaultLocale] ?? ''
  const rows = priceRows(dish.prices, written)
  const isPriced = dish.prices.some(({ amount, market }) => amount !== null || market)
  return (
    <li className={styles.row} data-row={dish._id} data-framed={isFramed ? '' : undefined}>
      <Cell dish={dish} field="name" isOpen={editing === 'name'} className={styles.name}>
        <span>
          <span className={dish.names[restaurant.defaultLocale] ? undefined : styles.empty}>{name}</span>
          <Match dish={dish} />
        </span>
      </Cell>
      <Cell dish={dish} field="description" isOpen={editing === 'description'} className={styles.description}>
        {description || <span className={styles.empty}>{texts.noDescription}</span>}
      </Cell>
      <Cell dish={dish} field="price" isOpen={editing === 'price'} className={styles.price}>
        <span className={isPriced ? undefined : styles.empty}>
          {rows.map(row => (
            <span key={row} className={styles.priceRow}>
              {row}
            </span>
          ))}
        </span>
      </Cell>
      <Proposals dish={dish} />
      <div className={styles.tools}>
        <Button
          className={styles.original}
          variant="ghost"
          iconOnly
          aria-label={texts.originalOf(name)}
          icon={<ImageIcon size={20} />}
          onClick={() => showOriginal(dish)}
        />
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.takeOut(name)}
          icon={<XIcon size={18} weight="bold" />}
          onClick={() => takeOut(dish)}
        />
      </div>
      {questionsIn(questions, dish).map(question => (
        <DoubtLine key={question.id} question={question} />
      ))}
    </li>
  )
})

/** 'Ya lo tienes: se actualiza'. */
function Match({ dish: { match } }: { dish: DraftDish }) {
  const { isPhone } = useReviewActions()
  if (!match) return null
  const same = { update: texts.same, add: texts.sameAdded, skip: texts.sameKept }[choiceOf(match)]
  const text = match.kind === 'alike' && match.choice === null ? texts.alike : isPhone ? texts.sameShort : same
  return (
    <span className={styles.match}>
      <ArrowsClockwiseIcon size={14} weight="bold" aria-hidden="true" />
      {text}
    </span>
  )
}

function Proposals({ dish }: { dish: DraftDish }) {
  const proposals = normalizeAllergens(dish.proposals)
  if (proposals.length === 0) return <div className={styles.allergens} />
  return (
    <div className={styles.allergens} data-declared={dish.allergensDeclared ? '' : undefined}>
      {!dish.allergensDeclared && <span className="vh">{texts.toConfirm}</span>}
      {proposals.map(id => (
        <span key={id} className={styles.proposal} title={ALLERGEN_NAMES[id].es}>
          <AllergenIcon id={id} />
          <span className="vh">{ALLERGEN_NAMES[id].es}</span>
        </span>
      ))}
    </div>
  )
}
