import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import { Menu } from '#ui/menu/menu.tsx'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { type Question, questionsIn } from '../../screen/doubts.rules.ts'
import { type DraftCategory, type DraftDish, textIn } from '../../screen/review.rules.ts'
import { reviewTexts as texts } from '../../screen/review.texts.ts'
import { dishesWord } from '../../screen/words.ts'
import styles from './category-section.module.css'
import { DishRow } from './row/dish-row.tsx'
import { type Editing, useReviewActions } from './review-actions.ts'
import { useReviewedDraft } from './reviewed-draft.ts'

const JOIN_MAX = 12

type CategorySectionProps = {
  category: DraftCategory
  dishes: readonly DraftDish[]
  questions: readonly Question[]
  editing: Editing | null
  framed: string | undefined
}

/** How high it will be, before it is drawn. */
const sizeOf = (dishes: readonly DraftDish[], questions: readonly Question[]): CSSProperties =>
  ({
    '--rows': dishes.length,
    '--asked': dishes.filter(dish => questionsIn(questions, dish).length > 0).length,
  }) as CSSProperties

/** A category as it was found, with its dishes. */
export function CategorySection({ category, dishes, questions, editing, framed }: CategorySectionProps) {
  const { restaurant, change, showOriginal } = useReviewActions()
  const { categories } = useReviewedDraft()
  const locale = restaurant.defaultLocale
  const name = textIn(category.names, locale) || texts.noName
  const [isOpen, setOpen] = useState(false)
  const isOut = dishes.every(({ included }) => !included)
  const join = (target: DraftCategory) =>
    change(dishes.map(({ _id }) => ({ dish: _id, set: { categoryId: target._id } })))
  const others = categories.filter(({ _id }) => _id !== category._id).slice(0, JOIN_MAX)
  const [first] = dishes
  const items: MenuItem[] = [
    {
      label: isOut ? texts.takeBack : texts.leaveOut,
      onSelect: () => change([{ category: category._id, set: { included: isOut } }]),
    },
    ...(first ? [{ label: texts.original, onSelect: () => showOriginal(first) }] : []),
    ...others.map((other, at) => ({
      label: texts.join(textIn(other.names, locale) || texts.noName),
      startsGroup: at === 0,
      onSelect: () => join(other),
    })),
  ]
  return (
    <section className={styles.section} aria-label={name} style={sizeOf(dishes, questions)}>
      <div className={styles.head}>
        {isOpen ? (
          <NameField category={category} onClose={() => setOpen(false)} />
        ) : (
          <h2>
            <button type="button" aria-label={texts.renameCategory(name)} onClick={() => setOpen(true)}>
              {name}
            </button>
          </h2>
        )}
        <span className="num">{dishesWord(dishes.filter(({ included }) => included).length)}</span>
        <Menu
          iconOnly
          className={styles.more}
          label={texts.categoryMore(name)}
          trigger={<DotsThreeIcon size={22} weight="bold" aria-hidden="true" />}
          items={items}
        />
      </div>
      <ul>
        {dishes.map(dish => (
          <DishRow
            key={dish._id}
            dish={dish}
            questions={questions}
            editing={editing?.dish === dish._id ? editing.field : null}
            isFramed={framed === dish._id}
          />
        ))}
      </ul>
    </section>
  )
}

function NameField({ category, onClose }: { category: DraftCategory; onClose: () => void }) {
  const { restaurant, change } = useReviewActions()
  const locale = restaurant.defaultLocale
  const stored = category.names[locale] ?? ''
  const [text, setText] = useState(stored)
  const finish = () => {
    if (text !== stored) change([{ category: category._id, set: { names: { [locale]: text } } }])
    onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish()
    if (event.key === 'Escape') onClose()
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened to be written in.
      autoFocus
      className={styles.input}
      aria-label={texts.categoryName}
      maxLength={120}
      value={text}
      onChange={event => setText(event.target.value)}
      onFocus={event => event.target.select()}
      onKeyDown={press}
      onBlur={finish}
    />
  )
}
