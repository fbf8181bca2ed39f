import { ListNumbersIcon } from '@phosphor-icons/react/dist/csr/ListNumbers'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning'
import { useState } from 'react'
import { AllergenIcon } from '#ui/allergen-icon/allergen-icon.tsx'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { CheckBox } from '#ui/checkbox/checkbox.tsx'
import { ALLERGEN_NAMES, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import {
  broughtDishes,
  type DraftDish,
  groupsOf,
  proposedDishes,
  saidDishes,
  textIn,
} from '../../screen/review.rules.ts'
import { allergenTexts as texts } from '../../screen/review.texts.ts'
import { TaskFrame } from '../frame/task-frame.tsx'
import sectionStyles from '../review/category-section.module.css'
import { useDraftChanges } from '../use-draft-changes.ts'
import styles from './allergens-step.module.css'
import { DishAllergens } from './dish-allergens.tsx'
import { KeyStep } from './key-step.tsx'

const namesOf = (ids: readonly string[]): string =>
  ids.length === 0
    ? texts.none
    : normalizeAllergens(ids)
        .map(id => ALLERGEN_NAMES[id].es)
        .join(', ')

/** What the paper says of allergens is a proposal: a dish is declared only where somebody ticks it (BRINGING §4.10). */
export function AllergensStep({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const scoped = useScoped()
  const { change } = useDraftChanges()
  const dishes = proposedDishes(draft)
  const hasMarks = draft.key.length > 0
  const [isKeyOpen, setKeyOpen] = useState(hasMarks && !draft.isKeyRead)
  const [edited, setEdited] = useState<{ dish: DraftDish; isOpen: boolean }>()
  const review = scoped(`${BRING_PAGE}?paso=revisar`)
  const locale = restaurant.defaultLocale
  const ticked = dishes.filter(({ allergensDeclared }) => allergensDeclared).length
  const without = broughtDishes(draft).length - dishes.length
  const tick = (list: readonly DraftDish[], allergensDeclared: boolean) =>
    change(list.map(({ _id }) => ({ dish: _id, set: { allergensDeclared } })))
  if (isKeyOpen) return <KeyStep draft={draft} review={review} change={change} onDone={() => setKeyOpen(false)} />
  return (
    <TaskFrame
      title={texts.title}
      lead={texts.lead(dishes.length)}
      to={review}
      leaveLabel={texts.leaveForLater}
      step={2}
      takesFocus
      foot={
        <>
          <p>
            <b className="num" role="status">
              {ticked === 0 ? texts.noneTicked : texts.ticked(ticked, dishes.length)}
            </b>
          </p>
          <ButtonRouterLink variant="ghost" to={review}>
            {texts.later}
          </ButtonRouterLink>
          {ticked === 0 ? (
            <Button disabled>{texts.declare(0)}</Button>
          ) : (
            <ButtonRouterLink to={review}>{texts.declare(ticked)}</ButtonRouterLink>
          )}
        </>
      }
    >
      <p className={styles.notice}>
        <WarningIcon size={22} weight="fill" aria-hidden="true" />
        <span>
          <b>{texts.youDeclare}</b> {texts.unticked(Math.max(0, without))}
        </span>
      </p>
      {hasMarks && (
        <button type="button" className={styles.keyButton} onClick={() => setKeyOpen(true)}>
          <ListNumbersIcon size={22} aria-hidden="true" />
          <span>
            {texts.keyOpen}
            <small>{draft.isKeyRead ? texts.keyRead : texts.keyGuessed}</small>
          </span>
        </button>
      )}
      <div className={styles.list}>
        {groupsOf(draft, dishes).map(({ category, dishes: own }) => {
          const known = saidDishes(own)
          const isAll = known.every(({ allergensDeclared }) => allergensDeclared)
          const name = textIn(category.names, locale)
          return (
            <section key={category._id} aria-label={name}>
              <div className={sectionStyles.head}>
                <h2>{name}</h2>
                <span className="num">{texts.withMarks(own.length)}</span>
                {known.length > 0 && (
                  <Button
                    className={styles.all}
                    variant="secondary"
                    size="sm"
                    aria-label={`${isAll ? texts.untickAll(known.length) : texts.tickAll(known.length)}: ${name}`}
                    onClick={() => tick(known, !isAll)}
                  >
                    {isAll ? texts.untickAll(known.length) : texts.tickAll(known.length)}
                  </Button>
                )}
              </div>
              {own.map(dish => {
                const dishName = textIn(dish.names, locale)
                return (
                  <div key={dish._id} className={styles.dish} data-ticked={dish.allergensDeclared ? '' : undefined}>
                    <label className={styles.tick}>
                      <CheckBox
                        checked={dish.allergensDeclared}
                        onChange={event => tick([dish], event.target.checked)}
                      />
                      <span className="vh">{texts.tick(dishName, namesOf(dish.proposals))}</span>
                    </label>
                    <div className={styles.words}>
                      <b>{dishName}</b>
                      {dish.marks.length > 0 && <small className="num">{texts.says(dish.marks.join(', '))}</small>}
                    </div>
                    <ul>
                      {dish.proposals.length === 0 && <li className={styles.proposal}>{texts.none}</li>}
                      {normalizeAllergens(dish.proposals).map(id => (
                        <li key={id} className={styles.proposal}>
                          <AllergenIcon id={id} />
                          {ALLERGEN_NAMES[id].es}
                        </li>
                      ))}
                    </ul>
                    <Button
                      className={styles.edit}
                      variant="ghost"
                      iconOnly
                      aria-label={texts.edit(dishName)}
                      icon={<PencilSimpleIcon size={20} />}
                      onClick={() => setEdited({ dish, isOpen: true })}
                    />
                  </div>
                )
              })}
            </section>
          )
        })}
      </div>
      {edited && (
        <DishAllergens
          key={edited.dish._id}
          open={edited.isOpen}
          dish={edited.dish}
          name={textIn(edited.dish.names, locale)}
          onClose={() => setEdited(last => last && { ...last, isOpen: false })}
          onClosed={() => setEdited(undefined)}
          onTick={proposals =>
            change([{ dish: edited.dish._id, set: { proposals: [...proposals], allergensDeclared: true } }])
          }
        />
      )}
    </TaskFrame>
  )
}
