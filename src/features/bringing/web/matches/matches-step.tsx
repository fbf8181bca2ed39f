import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonRouterLink } from '#ui/button/button-router-link.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Dish } from '#features/menu/menu.contract.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import { useOwnLabels } from '#features/prices/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import type { Draft } from '../../draft.contract.ts'
import { pricesInWords } from '../../screen/prices.words.ts'
import { choiceOf, differencesOf, type DraftDish, matchedDishes, textIn } from '../../screen/review.rules.ts'
import { doubtTexts } from '../../screen/doubts.texts.ts'
import { matchTexts as texts } from '../../screen/review.texts.ts'
import { TaskFrame } from '../frame/task-frame.tsx'
import { useDraftChanges } from '../use-draft-changes.ts'
import styles from './matches-step.module.css'

const CHOICES = ['update', 'add', 'skip'] as const
type Choice = (typeof CHOICES)[number]

/** Dishes that exist: for each, what would change and what stays (BRINGING §4.7). */
export function MatchesStep({ restaurant, draft }: { restaurant: Restaurant; draft: Draft }) {
  const scoped = useScoped()
  const { change } = useDraftChanges()
  const { dishes: menu, categories } = useLoadedMenu(restaurant._id)
  const dishes = matchedDishes(draft)
  const count = (choice: Choice) => dishes.filter(({ match }) => match && choiceOf(match) === choice).length
  const chooseAll = (choice: Choice) => change(dishes.map(({ _id }) => ({ dish: _id, set: { choice } })))
  const byId = new Map(menu?.map(dish => [dish._id, dish]))
  const categoryOf = ({ categoryId }: Dish) => {
    const category = categories?.find(({ _id }) => _id === categoryId)
    return category ? dashboardName(category.translations, restaurant.defaultLocale) : ''
  }
  const skipped = count('skip')
  return (
    <TaskFrame
      title={texts.title}
      lead={texts.lead}
      to={scoped(PAGES.menu)}
      step={2}
      takesFocus
      foot={
        <>
          <p>
            <b role="status">
              {skipped === dishes.length && skipped > 0
                ? texts.noneChanges(skipped)
                : texts.sum(count('update'), count('add'), skipped)}
            </b>
          </p>
          <ButtonRouterLink to={scoped(`${BRING_PAGE}?paso=revisar`)}>{doubtTexts.back}</ButtonRouterLink>
        </>
      }
    >
      <div className={styles.all}>
        <p className="muted num">{texts.count(dishes.length)}</p>
        {dishes.length > 1 && (
          <>
            <Button variant="secondary" size="sm" onClick={() => chooseAll('update')}>
              {texts.updateAll(dishes.length)}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => chooseAll('skip')}>
              {texts.skipAll(dishes.length)}
            </Button>
          </>
        )}
      </div>
      {!menu ? (
        <SkeletonGroup>
          <Skeleton height={160} radius={16} />
        </SkeletonGroup>
      ) : (
        <div className={styles.list}>
          {dishes.map(dish => {
            const present = dish.match && byId.get(dish.match.dishId)
            return (
              present && (
                <MatchCard
                  key={dish._id}
                  restaurant={restaurant}
                  dish={dish}
                  present={present}
                  category={categoryOf(present)}
                  onChoose={choice => change([{ dish: dish._id, set: { choice } }])}
                />
              )
            )
          })}
        </div>
      )}
    </TaskFrame>
  )
}

type MatchCardProps = {
  restaurant: Restaurant
  dish: DraftDish
  present: Dish
  category: string
  onChoose: (choice: Choice) => void
}

function MatchCard({ restaurant, dish, present, category, onChoose }: MatchCardProps) {
  const { own } = useOwnLabels(restaurant)
  const locale = restaurant.defaultLocale
  const written = { own, currency: restaurant.currency }
  const name = dashboardName(present.translations, locale)
  const brought = textIn(dish.names, locale)
  const isAlike = dish.match?.kind === 'alike'
  const differences = differencesOf(dish, present, locale)
  const valuesOf = {
    name: [name, brought],
    description: [present.translations[locale]?.description ?? '', dish.descriptions[locale] ?? ''],
    price: [pricesInWords(present.prices, written), pricesInWords(dish.prices, written)],
  } as const
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        {present.imageUrl ? (
          <img src={present.imageUrl} alt="" width={52} height={52} />
        ) : (
          <span className={styles.noImage}>
            <ImageIcon size={24} aria-hidden="true" />
          </span>
        )}
        <div>
          <b>{isAlike ? texts.isAlike(brought, name) : name}</b>
          <small>{isAlike ? texts.alikeHint : texts.inCategory(category)}</small>
        </div>
        <Segmented
          className={styles.choice}
          label={texts.whatToDo(name)}
          value={dish.match ? choiceOf(dish.match) : 'add'}
          onChange={onChoose}
          options={CHOICES.map(value => ({ value, label: texts.choices[value] }))}
        />
      </div>
      {differences.length === 0 ? (
        <p className={styles.equal}>{texts.equal}</p>
      ) : (
        <table className={styles.changes}>
          <tbody>
            {differences.map(({ field }) => (
              <tr key={field}>
                <th scope="row">{texts.fields[field]}</th>
                <td>{valuesOf[field][0]}</td>
                <td className={styles.arrow}>
                  <ArrowRightIcon size={16} weight="bold" aria-hidden="true" />
                </td>
                <td>
                  <b>{valuesOf[field][1]}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
